#include "show.h"

#include "games/road_kill_rally/table/figure_id.h"

#include <algorithm>
#include <map>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Form;
using table::Piece;

namespace {

constexpr qsizetype longestLabel = 3;

Piece pieceOf(const State& state, int index)
{
    const Car& car = state.car(index);
    Piece piece{
        .id = car.id, .label = car.id.first(std::min(longestLabel, car.id.size())).toUpper(), .team = car.id};
    if (car.isOnRoad())
        piece.places = {toText(car.at)};
    piece.wear = car.wipeOut;
    piece.mostWear = std::max(car.wipeOut, state.dashboardOf(car).wipeOutSlots);
    piece.spent = state.hasActed(index);
    if (car.wipedOut)
        piece.tokens.append(u"wiped-out"_s);
    if (car.isWreck()) {
        piece.team.clear();
        piece.face = counters::wreckFace.toString();
    }
    return piece;
}

// Those of one colour on a space, one by one: "green-b5-1".
QList<Piece> pedestriansOf(const State& state)
{
    QList<Piece> pieces;
    std::map<std::pair<SpaceId, Colour>, int> numbers;
    for (const Pedestrian& figure : state.pedestrians) {
        const QString place = toText(figure.at);
        const int number = ++numbers[{figure.at, figure.colour}];
        pieces.append({.id = figureId(figure, number),
                       .label = toText(figure.colour).first(1).toUpper(),
                       .team = {},
                       .form = Form::Figure,
                       .places = {place},
                       .face = toText(figure.colour)});
    }
    return pieces;
}

QList<Piece> hazardsOf(const State& state)
{
    QList<Piece> pieces;
    std::map<std::pair<SpaceId, QString>, int> numbers;
    for (const Hazard& hazard : state.hazards) {
        const QString place = toText(hazard.at);
        const int number = ++numbers[{hazard.at, hazard.hazard}];
        pieces.append({.id = u"%1-%2-%3"_s.arg(hazard.hazard, place).arg(number),
                       .label = hazard.hazard.first(std::min(longestLabel, hazard.hazard.size())).toUpper(),
                       .team = {},
                       .form = Form::Marker,
                       .places = {place}});
    }
    return pieces;
}

} // namespace

QList<Piece> piecesOf(const State& state)
{
    // The first on a space has the seat in its middle.
    QList<Piece> pieces;
    for (const bool inPlay : {true, false}) {
        for (int car = 0; car < std::ssize(state.cars); ++car) {
            if (state.car(car).isWreck() != inPlay)
                pieces.append(pieceOf(state, car));
        }
    }
    return pieces + hazardsOf(state) + pedestriansOf(state);
}

} // namespace roadmarshal::road_kill_rally

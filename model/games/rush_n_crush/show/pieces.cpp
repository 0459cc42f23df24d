#include "show.h"

#include "games/rush_n_crush/record/effects.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

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
    if (state.isPlaced(car))
        piece.places = {placeOf(state, car)};
    piece.wear = mostTokens - car.armour;
    piece.mostWear = mostTokens;
    piece.spent = std::ranges::contains(state.acted, index);
    if (car.isWreck()) {
        piece.team.clear();
        piece.face = counters::wreckFace.toString();
    }
    return piece;
}

QList<Piece> nailsOf(const State& state)
{
    QList<Piece> pieces;
    int last = none;
    for (const int space : state.nails) {
        if (space == last)
            continue;
        last = space;
        const QString place = toText(state.setup->course.at(space).id);
        pieces.append({.id = u"nails-"_s + place,
                       .label = QString::number(state.nailsAt(space)),
                       .team = {},
                       .form = Form::Marker,
                       .places = {place}});
    }
    return pieces;
}

} // namespace

QList<Piece> piecesOf(const State& state)
{
    // What lies below comes first: nails, wrecks, then whoever races.
    QList<Piece> pieces = nailsOf(state);
    for (const bool racing : {false, true}) {
        for (int car = 0; car < std::ssize(state.cars); ++car) {
            if (state.car(car).isRacing() == racing)
                pieces.append(pieceOf(state, car));
        }
    }
    return pieces;
}

} // namespace roadmarshal::rush_n_crush

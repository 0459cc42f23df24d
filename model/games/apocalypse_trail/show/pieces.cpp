#include "games/apocalypse_trail/table/names.h"
#include "show.h"
#include "trail_board.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Form;
using table::Piece;

namespace {

constexpr qsizetype longestLabel = 3;

QString labelOf(const QString& name)
{
    return name.first(std::min(longestLabel, name.size())).toUpper();
}

// A card on its scenario space: face down, or turned over.
QList<Piece> scenariosOf(const State& state)
{
    QList<Piece> pieces;
    for (int square = 0; square <= state.trail().end(); ++square) {
        const int number = state.trail().at(square).scenario;
        if (number == 0)
            continue;
        const ScenarioSpot spot = state.spot(number);
        Piece piece{.id = scenarioPlace(number),
                    .label = spot.open && !spot.card.isEmpty() ? labelOf(spot.card) : u"?"_s,
                    .team = {},
                    .form = Form::Card,
                    .places = {scenarioPlace(number)}};
        piece.faces = {u"down"_s, u"up"_s};
        piece.face = spot.open ? u"up"_s : u"down"_s;
        piece.spent = !spot.resolved.empty();
        pieces.append(piece);
    }
    return pieces;
}

QList<Piece> claimsOf(const State& state)
{
    QList<Piece> pieces;
    for (const auto& [square, crew] : state.shelters)
        pieces.append({.id = shelterPlace(square),
                       .label = labelOf(crewName(state, crew)),
                       .team = crew,
                       .form = Form::Marker,
                       .places = {shelterPlace(square)}});
    return pieces;
}

QList<Piece> pilesOf(const State& state)
{
    QList<Piece> pieces;
    for (const auto& [square, pile] : state.piles) {
        const auto cards = pile.survivors.size() + pile.mods.size() + pile.vehicles.size();
        pieces.append({.id = u"pile-%1"_s.arg(square),
                       .label = QString::number(pile.resources.total() + static_cast<int>(cards)),
                       .team = {},
                       .form = Form::Marker,
                       .places = {QString::number(square)}});
    }
    return pieces;
}

} // namespace

QList<Piece> piecesOf(const State& state)
{
    // What lies below comes first.
    QList<Piece> pieces = scenariosOf(state) + claimsOf(state) + pilesOf(state);
    pieces.append({.id = u"catastrophe"_s,
                   .label = u"!"_s,
                   .team = {},
                   .form = Form::Pawn,
                   .places = {QString::number(state.catastrophe.at)}});
    for (const Pawn& pawn : state.pawns) {
        const bool isCrew = state.isRace();
        pieces.append({.id = pawn.id,
                       .label = labelOf(isCrew ? crewName(state, pawn.id) : pawn.id),
                       .team = isCrew ? pawn.id : QString(),
                       .form = Form::Pawn,
                       .places = {QString::number(pawn.at)}});
    }
    return pieces;
}

} // namespace roadmarshal::apocalypse_trail

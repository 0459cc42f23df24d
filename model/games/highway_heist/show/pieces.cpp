#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/road/geometry.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Form;
using table::Piece;

namespace {

constexpr qsizetype longestLabel = 3;

QString labelOf(const QString& id)
{
    const QString number = id.startsWith(u"suv") ? id.sliced(3) : QString();
    const bool isNumbered =
        !number.isEmpty() && std::ranges::all_of(number, [](QChar c) { return c.isDigit(); });
    return (isNumbered ? u'S' + number : id)
        .first(std::min(longestLabel, isNumbered ? number.size() + 1 : id.size()))
        .toUpper();
}

// The nose is in the East (HH-16).
QStringList placesOf(const State& state, const Vehicle& vehicle)
{
    std::vector<Place> places = footprintOf(state, vehicle).places();
    std::ranges::sort(places, [](const Place& one, const Place& other) {
        return std::pair(-one.column, one.row) < std::pair(-other.column, other.row);
    });
    QStringList texts;
    for (const Place& place : places)
        texts.append(toText(place));
    return texts;
}

QString faceOf(const State& state, const Vehicle& vehicle)
{
    if (vehicle.isWreck)
        return counters::wreckFace.toString();
    if (vehicle.isEnemySuv() || vehicle.kind == Kind::Enemy)
        return flies(state, vehicle) ? u"hovering"_s : counters::darkFace.toString();
    return vehicle.isAbandoned() ? u"abandoned"_s : QString();
}

QStringList tokensOf(const State& state, const Vehicle& vehicle)
{
    QStringList tokens;
    if (vehicle.isPlayerVehicle() && vehicle.kind == Kind::Suv)
        tokens.append(u"underlight"_s); // HH-79
    for (const auto& [token, at] : state.tokens) {
        if (at == vehicle.id)
            tokens.append(token);
    }
    return tokens;
}

Piece pieceOf(const State& state, const Vehicle& vehicle)
{
    Piece piece{.id = vehicle.id, .label = labelOf(vehicle.id), .team = {}};
    piece.places = placesOf(state, vehicle);
    piece.form = piece.places.size() > 1 ? Form::Long : Form::Car;
    piece.face = faceOf(state, vehicle);
    piece.tokens = tokensOf(state, vehicle);
    if (vehicle.isPlayerVehicle()) {
        piece.team = state.player(vehicle.owner).id;
        piece.mostWear = boardSide(state, vehicle.owner)->strength;
        piece.wear = std::max(0, piece.mostWear - vehicle.strength);
    }
    return piece;
}

QList<Piece> enemiesOn(const Vehicle& vehicle)
{
    QList<Piece> pegs;
    for (int peg = 1; peg <= vehicle.enemies; ++peg) {
        const QString id = u"enemy."_s + vehicle.id;
        pegs.append({.id = peg == 1 ? id : id + u'.' + QString::number(peg),
                     .label = u"E"_s,
                     .team = {},
                     .form = Form::Peg,
                     .on = vehicle.id,
                     .face = counters::darkFace.toString()});
    }
    return pegs;
}

// HH-21: at the wheel it rides along, and says so.
Piece pegOf(const State& state, int index)
{
    const Player& player = state.player(index);
    Piece piece{.id = player.id,
                .label = playerName(state, index).left(1).toUpper(),
                .team = player.id,
                .form = Form::Peg,
                .spent = player.isExhausted};
    const Vehicle* own = state.vehicleOf(index);
    if (player.peg.isInLimbo())
        piece.places = {u"limbo"_s};
    else if (!player.peg.isAtWheel())
        piece.on = player.peg.vehicle;
    else if (own)
        piece.on = own->id;
    if (player.peg.isAtWheel())
        piece.tokens = {u"wheel"_s};
    return piece;
}

// Tokens that lie on no vehicle.
QList<Piece> looseTokens(const State& state)
{
    QList<Piece> pieces;
    for (const auto& [token, at] : state.tokens) {
        if (at == adriftWord || at == outWord)
            pieces.append({.id = token,
                           .label = labelOf(token),
                           .team = {},
                           .form = Form::Marker,
                           .places = {at == adriftWord ? u"limbo"_s : u"supply"_s}});
    }
    return pieces;
}

} // namespace

QList<Piece> piecesOf(const State& state)
{
    QList<Piece> pieces;
    for (const bool flying : {false, true}) {
        for (const Vehicle& vehicle : state.vehicles) {
            if (flies(state, vehicle) == flying)
                pieces.append(pieceOf(state, vehicle));
        }
    }
    for (const Vehicle& vehicle : state.vehicles)
        pieces += enemiesOn(vehicle);
    for (int player = 0; player < std::ssize(state.players); ++player)
        pieces.append(pegOf(state, player));
    return pieces + looseTokens(state);
}

} // namespace roadmarshal::highway_heist

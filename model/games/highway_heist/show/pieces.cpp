#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/road/geometry.h"
#include "labels.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Form;
using table::Piece;

namespace {

QString labelOf(const State& state, const Vehicle& vehicle)
{
    return vehicle.kind == Kind::Enemy ? enemyLabel(vehicleName(state, vehicle)) : vehicleLabel(vehicle.id);
}

// No two of a kind: the second "SD" is "SD2".
void tellApart(QList<Piece>& vehicles)
{
    QHash<QString, int> seen;
    for (Piece& piece : vehicles) {
        if (const int before = seen[piece.label]++; before > 0)
            piece.label =
                piece.label.first(std::min<qsizetype>(2, piece.label.size())) + QString::number(before + 1);
    }
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
    Piece piece{.id = vehicle.id, .label = labelOf(state, vehicle), .team = {}};
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
                           .label = vehicleLabel(token),
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
    tellApart(pieces);
    for (const Vehicle& vehicle : state.vehicles)
        pieces += enemiesOn(vehicle);
    for (int player = 0; player < std::ssize(state.players); ++player)
        pieces.append(pegOf(state, player));
    return pieces + looseTokens(state);
}

} // namespace roadmarshal::highway_heist

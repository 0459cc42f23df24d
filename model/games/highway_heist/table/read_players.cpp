#include "read_players.h"

#include "games/highway_heist/guide/read_boards.h"
#include "games/highway_heist/road/roofs.h"
#include "names.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

const QString pegKey = QStringLiteral("peg");

Seat readSeat(const json::Reader& reader, const QString& id, const content::Library& library)
{
    Seat seat;
    seat.id = id;
    checkId(reader, id);
    (void)reader.object();
    const json::Reader name = reader[QStringLiteral("name")];
    seat.name = isGiven(name) ? name.text(longestName) : QString();
    const json::Reader colour = reader[QStringLiteral("colour")];
    seat.colour = isGiven(colour) ? colour.text(longestId) : QString();
    seat.character = characterAt(reader[QStringLiteral("character")], library);
    seat.board = vehicleBoardAt(reader[QStringLiteral("board")], library);
    return seat;
}

Player readPlayer(const json::Reader& reader, const Seat& seat)
{
    constexpr int usualBoost = 2; // HH-6
    Player player;
    player.id = seat.id;
    player.boost = reader[QStringLiteral("boost")].integer(0, seat.character.boostMax,
                                                           std::min(usualBoost, seat.character.boostMax));
    player.tokens = reader[QStringLiteral("tokens")].integer(0, seat.character.tokens, seat.character.tokens);
    player.isExhausted = reader[QStringLiteral("exhausted")].boolean(false);
    return player;
}

void readLimbo(const json::Reader& reader, const State& state, Peg& peg)
{
    const json::Reader left = reader[QStringLiteral("left")];
    const QString text = left.text();
    const auto place = parsePlace(text);
    if (!place || !state.guide().road.has(*place))
        left.fail(QStringLiteral("is \"%1\", the road has no such space").arg(text));
    peg = {Peg::At::Limbo, {}, place.value_or(Place())};
}

void readRoof(const json::Reader& reader, const QString& id, const State& state, Peg& peg)
{
    const Vehicle* vehicle = state.find(id);
    if (!vehicle)
        reader.fail(QStringLiteral("is \"%1\", there is no such vehicle").arg(id));
    else if (vehicle->isWreck)
        reader.fail(QStringLiteral("is \"%1\", which is a Wreck").arg(id));
    peg = {Peg::At::Roof, id, {}};
}

void readPeg(const json::Reader& reader, State& state, int player)
{
    const json::Reader field = reader[pegKey];
    const QString where = isGiven(field) ? field.text(longestId) : wheelWord;
    if (reader.problem())
        return;
    Peg& peg = state.player(player).peg;
    if (where == QStringLiteral("limbo"))
        readLimbo(reader, state, peg);
    else if (where != wheelWord)
        readRoof(field, where, state, peg);
    else if (!state.vehicleOf(player))
        field.fail(
            QStringLiteral("is \"wheel\", but \"%1\" has no Player Vehicle").arg(state.player(player).id));
}

} // namespace

void readPlayers(const json::Reader& reader, const content::Library& library, std::vector<Seat>& seats,
                 std::vector<Player>& players)
{
    (void)reader.object();
    const QStringList ids = reader.keys();
    if (ids.isEmpty() || ids.size() > mostPlayers)
        reader.fail(QStringLiteral("has %1 entries, 1 to %2 are allowed").arg(ids.size()).arg(mostPlayers));
    for (const QString& id : ids) {
        if (reader.problem())
            return;
        seats.push_back(readSeat(reader[id], id, library));
        players.push_back(readPlayer(reader[id], seats.back()));
    }
}

void readPegs(const json::Reader& reader, State& state)
{
    for (int player = 0; player < std::ssize(state.players) && !reader.problem(); ++player)
        readPeg(reader[state.player(player).id], state, player);
}

void checkRoofs(const json::Reader& position, const State& state)
{
    bool isSlotFree = false;
    for (const Vehicle& vehicle : state.vehicles) {
        const int free = freeSlots(state, vehicle);
        if (free < 0)
            position[QStringLiteral("vehicles")][vehicle.id].fail(
                QStringLiteral("has %1 pegs on it, and %2 slots")
                    .arg(slotsOf(state, vehicle) - free)
                    .arg(slotsOf(state, vehicle)));
        isSlotFree = isSlotFree || free > 0;
    }
    for (const Player& player : state.players) {
        if (player.peg.isInLimbo() && isSlotFree && !state.open) // HR-18; pegs in hand may wait
            position[QStringLiteral("players")][player.id][pegKey].fail(
                QStringLiteral("is \"limbo\", while a slot is free"));
    }
}

} // namespace roadmarshal::highway_heist

#include "write_position.h"

#include "games/highway_heist/road/roofs.h"
#include "names.h"
#include "open_json.h"
#include "table/stored.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

QString pegText(const Peg& peg)
{
    if (peg.isAtWheel())
        return wheelWord;
    return peg.isInLimbo() ? QStringLiteral("limbo") : peg.vehicle;
}

QJsonObject written(const Player& player, const Seat& seat)
{
    QJsonObject object{{QStringLiteral("character"), seat.character.json},
                       {QStringLiteral("board"), seat.board.json},
                       {QStringLiteral("boost"), player.boost},
                       {QStringLiteral("peg"), pegText(player.peg)}};
    if (player.peg.isInLimbo())
        object[QStringLiteral("left")] = toText(player.peg.left);
    if (player.tokens != seat.character.tokens)
        object[QStringLiteral("tokens")] = player.tokens;
    if (player.isExhausted)
        object[QStringLiteral("exhausted")] = true;
    return object;
}

QJsonObject written(const State& state, const Vehicle& vehicle)
{
    QJsonObject object{{QStringLiteral("kind"), wordFor(kindWords, vehicle.kind)},
                       {QStringLiteral("at"), toText(vehicle.at)}};
    if (vehicle.isPlayerVehicle()) {
        object[QStringLiteral("owner")] = state.player(vehicle.owner).id;
        object[QStringLiteral("strength")] = vehicle.strength;
    }
    if (vehicle.enemies > 0)
        object[QStringLiteral("enemies")] = vehicle.enemies;
    if (vehicle.isWreck)
        object[QStringLiteral("wreck")] = true;
    return object;
}

// Rows in full length, null where no card lies; what is empty is left out.
QJsonObject enemyCards(const State& state)
{
    QJsonObject object;
    QJsonArray row;
    for (const QString& card : state.cards)
        row.append(card.isEmpty() ? QJsonValue() : QJsonValue(card));
    if (std::ranges::any_of(state.cards, [](const QString& card) { return !card.isEmpty(); }))
        object[QStringLiteral("row")] = row;
    if (!state.cardDiscard.isEmpty())
        object[QStringLiteral("discard")] = QJsonArray::fromStringList(state.cardDiscard);
    return object;
}

QJsonObject stunts(const State& state)
{
    QJsonObject object;
    QJsonArray row;
    for (const StuntSpot& spot : state.stunts)
        row.append(spot.card.isEmpty() ? QJsonValue()
                                       : QJsonObject{{QStringLiteral("id"), spot.card},
                                                     {QStringLiteral("tokens"), spot.tokens}});
    if (std::ranges::any_of(state.stunts, [](const StuntSpot& spot) { return !spot.card.isEmpty(); }))
        object[QStringLiteral("row")] = row;
    if (std::ranges::any_of(state.stuntDeck, [](int left) { return left > 0; }))
        object[QStringLiteral("deck")] =
            QJsonArray{state.stuntDeck[0], state.stuntDeck[1], state.stuntDeck[2]};
    if (!state.stuntDiscard.isEmpty())
        object[QStringLiteral("discard")] = QJsonArray::fromStringList(state.stuntDiscard);
    return object;
}

void addIfAny(QJsonObject& object, const QString& key, const QJsonObject& value)
{
    if (!value.isEmpty())
        object[key] = value;
}

void addTurn(QJsonObject& object, const State& state)
{
    if (state.round != 1)
        object[QStringLiteral("round")] = state.round;
    if (state.active >= 0)
        object[QStringLiteral("active")] = state.player(state.active).id;
    if (state.used != 0)
        object[QStringLiteral("used")] = state.used;
    if (state.result)
        object[QStringLiteral("result")] = QJsonObject{
            {QStringLiteral("team"), state.result->isWon ? QStringLiteral("won") : QStringLiteral("lost")},
            {QStringLiteral("rule"), state.result->rule}};
}

} // namespace

QJsonObject canonicalOf(const State& state)
{
    QJsonObject players;
    for (int player = 0; player < std::ssize(state.players); ++player)
        players[state.player(player).id] = written(state.player(player), state.seat(player));
    QJsonObject vehicles;
    for (const Vehicle& vehicle : state.vehicles)
        vehicles[vehicle.id] = written(state, vehicle);
    QJsonObject counters;
    for (const auto& [id, count] : state.counters)
        counters[id] = count;
    QJsonObject tokens;
    for (const auto& [id, at] : state.tokens)
        tokens[id] = at;
    QJsonObject object{{QStringLiteral("format"), positionFormat},
                       {QStringLiteral("game"), gameId},
                       {QStringLiteral("guide"), state.guide().id},
                       {QStringLiteral("players"), players},
                       {QStringLiteral("vehicles"), vehicles}};
    addIfAny(object, QStringLiteral("counters"), counters);
    addIfAny(object, QStringLiteral("tokens"), tokens);
    addIfAny(object, QStringLiteral("enemyCards"), enemyCards(state));
    addIfAny(object, QStringLiteral("stunts"), stunts(state));
    addIfAny(object, QStringLiteral("rulings"), store(state.setup->rulings));
    addTurn(object, state);
    return object;
}

QJsonObject positionOf(const State& state)
{
    QJsonObject object = canonicalOf(state);
    object[QStringLiteral("guide")] = state.guide().json;
    object[QStringLiteral("round")] = state.round;
    object[QStringLiteral("supply")] = QJsonObject{{QStringLiteral("suvs"), suvsLeft(state)},
                                                   {QStringLiteral("enemyPegs"), enemyPegsLeft(state)}};
    if (state.open)
        object[QStringLiteral("open")] = storeOpen(state);
    if (state.isClosed)
        object[QStringLiteral("closed")] = true;
    if (state.attempt)
        object[QStringLiteral("rolled")] = table::storeFields(*state.attempt);
    return object;
}

} // namespace roadmarshal::highway_heist

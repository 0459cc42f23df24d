#include "names.h"
#include "position.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

QJsonObject written(const Survivor& survivor)
{
    QJsonObject object{{u"card"_s, survivor.card},
                       {u"status"_s, wordFor(statusWords, survivor.status)},
                       {u"starvation"_s, survivor.starvation}};
    QJsonObject ailments;
    for (const auto& [ailment, tokens] : survivor.ailments)
        ailments.insert(ailment, tokens);
    object.insert(u"ailments"_s, ailments);
    object.insert(u"fresh"_s, QJsonArray::fromStringList({survivor.fresh.begin(), survivor.fresh.end()}));
    return object;
}

QJsonObject written(const Mod& mod)
{
    return {{u"card"_s, mod.card}, {u"load"_s, storeStock(mod.load)}};
}

QJsonObject written(const Vehicle& vehicle)
{
    return {{u"card"_s, vehicle.card}, {u"tracker"_s, vehicle.tracker}, {u"tank"_s, vehicle.tank}};
}

template <class Thing>
QJsonArray written(const std::vector<Thing>& things)
{
    QJsonArray array;
    for (const Thing& thing : things)
        array.append(written(thing));
    return array;
}

QJsonObject written(const Crew& crew, const table::Team& team)
{
    return {{u"id"_s, crew.id},
            {u"player"_s, team.player},
            {u"currency"_s, crew.currency},
            {u"vehicle"_s, crew.vehicle ? QJsonValue(written(*crew.vehicle)) : QJsonValue()},
            {u"cargo"_s, storeStock(crew.cargo)},
            {u"mods"_s, written(crew.mods)},
            {u"survivors"_s, written(crew.survivors)}};
}

QJsonObject written(const Pile& pile)
{
    return {{u"resources"_s, storeStock(pile.resources)},
            {u"survivors"_s, written(pile.survivors)},
            {u"mods"_s, written(pile.mods)},
            {u"vehicles"_s, written(pile.vehicles)}};
}

QJsonObject written(const ScenarioSpot& spot)
{
    return {{u"card"_s, spot.card.isEmpty() ? QJsonValue() : QJsonValue(spot.card)},
            {u"open"_s, spot.open},
            {u"resolved"_s, QJsonArray::fromStringList({spot.resolved.begin(), spot.resolved.end()})}};
}

QJsonObject written(const Turn& turn)
{
    return {{u"number"_s, turn.number},
            {u"crew"_s, turn.pawn.isEmpty() ? QJsonValue() : QJsonValue(turn.pawn)},
            {u"step"_s, static_cast<int>(turn.step)},
            {u"resolved"_s, turn.resolved == 0 ? QJsonValue() : QJsonValue(turn.resolved)},
            {u"barred"_s, QJsonArray::fromStringList(turn.barred)},
            {u"collected"_s, QJsonArray::fromStringList(turn.collected)},
            {u"stopped"_s, turn.stopped},
            {u"open"_s, turn.open.isNothing() ? QJsonValue() : storeValue(turn.open)}};
}

QJsonObject written(const Outfit& outfit)
{
    return {{u"stage"_s, wordFor(stageWords, outfit.stage)},
            {u"open"_s, QJsonArray::fromStringList(outfit.open)},
            {u"crew"_s, outfit.crew.isEmpty() ? QJsonValue() : QJsonValue(outfit.crew)},
            {u"passed"_s, QJsonArray::fromStringList(outfit.passed)}};
}

// By the numbers of squares or scenarios.
template <class Value>
QJsonObject byNumber(const std::map<int, Value>& values)
{
    QJsonObject object;
    for (const auto& [number, value] : values) {
        if constexpr (std::same_as<Value, QString>)
            object.insert(QString::number(number), value);
        else
            object.insert(QString::number(number), written(value));
    }
    return object;
}

} // namespace

QJsonObject positionOf(const State& state)
{
    const Setup& setup = *state.setup;
    QJsonArray crews;
    for (qsizetype i = 0; i < std::ssize(state.crews); ++i)
        crews.append(written(state.crews[static_cast<size_t>(i)], setup.crews[i]));
    QJsonObject pawns;
    for (const Pawn& pawn : state.pawns)
        pawns.insert(pawn.id, pawn.at);
    QJsonObject position{
        {u"format"_s, u"roadmarshal-position/1"_s},
        {u"game"_s, gameId},
        {u"mode"_s, wordFor(modeWords, setup.mode)},
        {u"trail"_s, setup.trail.json},
        {u"box"_s, setup.box.json},
        {u"settings"_s, QJsonArray::fromStringList(setup.settings)},
        {u"dice"_s, diceWords[setup.inApp ? 1 : 0]},
        {u"rulings"_s, store(setup.rulings)},
        {u"pawns"_s, pawns},
        {u"catastrophe"_s,
         QJsonObject{{u"at"_s, state.catastrophe.at}, {u"started"_s, state.catastrophe.started}}},
        {u"first"_s, state.first.isEmpty() ? QJsonValue() : QJsonValue(state.first)},
        {u"turn"_s, written(state.turn)},
        {u"crews"_s, crews},
        {u"scenarios"_s, byNumber(state.scenarios)},
        {u"shelters"_s, byNumber(state.shelters)},
        {u"piles"_s, byNumber(state.piles)},
        {u"discard"_s, QJsonArray::fromStringList(state.discard)},
        {u"over"_s, state.over == Over::No ? QJsonValue() : QJsonValue(wordFor(overWords, state.over))}};
    if (state.outfit)
        position.insert(u"outfit"_s, written(*state.outfit));
    return position;
}

} // namespace roadmarshal::apocalypse_trail

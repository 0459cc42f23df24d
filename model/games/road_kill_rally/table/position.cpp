#include "position.h"

#include "games/road_kill_rally/score/score.h"
#include "names.h"
#include "read_car.h"
#include "read_lying.h"
#include "read_turn.h"
#include "table/names_given.h"
#include "tile_box.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

const QString format = u"roadmarshal-position/1"_s;
constexpr qsizetype longestDriver = 40;

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

void readHeader(const json::Reader& from)
{
    const json::Reader formatField = from[u"format"_s];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(u"is \"%1\", known is %2"_s.arg(found, format));
    const json::Reader gameField = from[u"game"_s];
    if (const QString found = gameField.text(60, gameId); found != gameId)
        gameField.fail(u"is \"%1\", known is %2"_s.arg(found, gameId));
}

using TilePointer = std::shared_ptr<const RoadTile>;

// An id, or a whole tile in place.
TilePointer readLaid(const json::Reader& reader, Setup& setup)
{
    if (reader.isObject()) {
        RoadTile read = readRoadTile(reader);
        checkHazards(reader, read, setup.data);
        auto tile = std::make_shared<const RoadTile>(std::move(read));
        setup.tiles[tile->id] = tile;
        return tile;
    }
    const QString id = reader.text();
    auto tile = setup.tile(id);
    if (!reader.problem() && !tile)
        reader.fail(u"is \"%1\", an unknown tile"_s.arg(id));
    else if (tile)
        checkHazards(reader, *tile, setup.data);
    return tile;
}

std::vector<TilePointer> readTileList(const json::Reader& from, qsizetype most, Setup& setup)
{
    std::vector<TilePointer> tiles;
    for (qsizetype i = 0; i < from.size(most) && !from.problem(); ++i)
        tiles.push_back(readLaid(from[i], setup));
    return tiles;
}

std::shared_ptr<const Road> readRoad(const json::Reader& from, Setup& setup)
{
    const json::Reader list = from[u"road"_s];
    std::vector<TilePointer> tiles = readTileList(list, mostTiles, setup);
    if (tiles.empty())
        list.fail(u"has no entries, at least 1 is needed"_s);
    const int firstRow = from[u"firstRow"_s].integer(1, mostOfAnything, 1);
    std::vector<TilePointer> lifted;
    if (const json::Reader gone = from[u"lifted"_s]; isGiven(gone))
        lifted = readTileList(gone, mostOfAnything, setup);
    if (from.problem())
        return nullptr;
    auto road = std::make_shared<const Road>(tiles, firstRow, std::move(lifted));
    if (const auto flaw = flawOf(*road)) {
        list[flaw->tile].fail(flaw->reason);
        return nullptr;
    }
    return road;
}

void readCars(const json::Reader& from, Setup& setup, State& state)
{
    const json::Reader list = from[u"cars"_s];
    const auto jumping = readJumping(from[u"turn"_s]);
    const qsizetype count = list.size(mostCars);
    if (count == 0)
        list.fail(u"has no entries, 1 to %1 are allowed"_s.arg(mostCars));
    for (qsizetype i = 0; i < count && !list.problem(); ++i) {
        state.cars.push_back(readCar(list[i], state, jumping));
        setup.drivers.append(driverOf(state.cars.back().id, static_cast<int>(i)));
        setup.drivers.last().player = table::readName(list[i][u"driver"_s], longestDriver, QString());
    }
}

QJsonArray idsOf(const std::vector<TilePointer>& tiles)
{
    QJsonArray ids;
    for (const TilePointer& tile : tiles)
        ids.append(tile->id);
    return ids;
}

} // namespace

table::Team driverOf(const QString& id, int seat)
{
    static const QList<table::Team> known{
        {u"red"_s, u"Red"_s, {}, 0},       {u"blue"_s, u"Blue"_s, {}, 1},
        {u"green"_s, u"Green"_s, {}, 3},   {u"yellow"_s, u"Yellow"_s, {}, 2},
        {u"purple"_s, u"Purple"_s, {}, 4}, {u"black"_s, u"Black"_s, {}, 7}};
    const auto found = std::ranges::find(known, id, &table::Team::id);
    return found == known.end() ? table::Team{id, id, {}, seat} : *found;
}

void readHouse(const json::Reader& from, Setup& setup)
{
    const json::Reader variants = from[u"variants"_s];
    for (qsizetype i = 0; isGiven(variants) && i < variants.size(variantWords().size()); ++i) {
        constexpr std::array members{&Variants::elimination, &Variants::teams, &Variants::skills};
        setup.variants.*members[static_cast<size_t>(variants[i].word(variantWords()))] = true;
    }
    setup.rulings = readTurned(from[u"rulings"_s]);
    setup.data = readData(from[u"data"_s]);
    setup.ownData = from[u"data"_s].value().toObject();
    if (!from.problem())
        leaveOutOdd(setup.tiles, setup.data);
    setup.diceInApp = from[u"dice"_s].word(byWhomWords(), 0) == 1;
    setup.tilesInApp = from[u"tileDeck"_s].word(byWhomWords(), 0) == 1;
    setup.rallyInApp = from[u"rallyDeck"_s].word(byWhomWords(), 0) == 1;
    setup.accessoriesInApp = from[u"accessoryDeck"_s].word(byWhomWords(), 0) == 1;
    if (const json::Reader reveal = from[u"reveal"_s]; isGiven(reveal))
        setup.handsOpen = reveal[u"hands"_s].boolean(false);
}

QJsonObject storeHouse(const Setup& setup)
{
    QJsonArray variants;
    const std::array set{setup.variants.elimination, setup.variants.teams, setup.variants.skills};
    for (size_t i = 0; i < set.size(); ++i) {
        if (set[i])
            variants.append(variantWords()[static_cast<qsizetype>(i)]);
    }
    QJsonObject object{
        {u"variants"_s, variants}, {u"rulings"_s, store(setup.rulings)}, {u"data"_s, setup.ownData}};
    if (setup.diceInApp)
        object[u"dice"_s] = byWhomWords()[1];
    if (setup.tilesInApp)
        object[u"tileDeck"_s] = byWhomWords()[1];
    if (setup.rallyInApp)
        object[u"rallyDeck"_s] = byWhomWords()[1];
    if (setup.accessoriesInApp)
        object[u"accessoryDeck"_s] = byWhomWords()[1];
    if (setup.handsOpen)
        object[u"reveal"_s] = QJsonObject{{u"hands"_s, true}};
    return object;
}

std::expected<State, Problem> tableFrom(const QJsonObject& object, TileBox tilesAtHand)
{
    const json::Reader reader{QJsonValue(object)};
    readHeader(reader);
    auto setup = std::make_shared<Setup>();
    setup->tiles = std::move(tilesAtHand);
    if (!reader.problem())
        readHouse(reader, *setup);
    if (!reader.problem())
        readTiles(reader[u"tiles"_s], setup->data, setup->tiles);
    State state;
    state.setup = setup;
    if (!reader.problem())
        state.road = readRoad(reader, *setup);
    if (!reader.problem()) {
        const json::Reader turn = reader[u"turn"_s];
        state.phase = readPhase(turn);
        readCars(reader, *setup, state);
        if (!reader.problem())
            readLying(reader, state);
        if (!reader.problem())
            readTurn(turn, state);
    }
    if (reader.problem())
        return std::unexpected(*reader.problem());
    setup->ownTiles = ownTilesOf(setup->tiles);
    return state;
}

QJsonObject positionOf(const State& state)
{
    const Setup& setup = *state.setup;
    QJsonArray tiles;
    for (const QString& id : setup.ownTiles.keys())
        tiles.append(setup.ownTiles[id]);
    QJsonArray road;
    for (const LaidTile& laid : state.road->tiles())
        road.append(laid.tile->id);
    QJsonArray cars;
    for (const Car& car : state.cars)
        cars.append(storeCar(car, setup));
    QJsonObject position = storeHouse(setup);
    position[u"format"_s] = format;
    position[u"game"_s] = gameId;
    position[u"tiles"_s] = tiles;
    position[u"road"_s] = road;
    position[u"firstRow"_s] = state.road->firstRow();
    if (!state.road->lifted().empty())
        position[u"lifted"_s] = idsOf(state.road->lifted());
    position[u"cars"_s] = cars;
    position[u"pedestrians"_s] = storePedestrians(state);
    position[u"hazards"_s] = storeHazards(state);
    position[u"supply"_s] = storeSupply(state);
    position[u"decks"_s] = storeDecks(state);
    position[u"turn"_s] = storeTurn(state);
    position[u"standings"_s] = standingsJson(state);
    return position;
}

} // namespace roadmarshal::road_kill_rally

#include "setup_file.h"

#include "card_deck.h"
#include "names.h"
#include "position.h"
#include "read_lying.h"
#include "table/names_given.h"
#include "tile_box.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 40;
constexpr int usualBeneath = 3;

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

// Of one kind, by id.
QStringList tilesOf(const Setup& setup, std::initializer_list<TileKind> kinds)
{
    QStringList ids;
    for (const auto& [id, tile] : setup.tiles) {
        if (std::ranges::contains(kinds, tile->kind))
            ids.append(id);
    }
    return ids;
}

// RKR-3: a set-up without any start is refused when it is completed.
QString startOf(const Setup& setup)
{
    return tilesOf(setup, {TileKind::Start}).value(0);
}

void readDrivers(const json::Reader& from, Setup& setup)
{
    const qsizetype count = from.size(mostCars);
    if (count == 0)
        from.fail(u"has no entries, 1 to %1 are allowed"_s.arg(mostCars));
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const json::Reader idField = from[i][u"id"_s];
        const QString id = readId(idField);
        if (!from.problem() && std::ranges::contains(setup.drivers, id, &table::Team::id))
            idField.fail(u"is \"%1\" a second time"_s.arg(id));
        setup.drivers.append(driverOf(id, static_cast<int>(i)));
        setup.drivers.last().player = table::readName(from[i][u"player"_s], longestName, QString());
    }
}

// The deck of road tiles; start and finish are apart.
void readRace(const json::Reader& from, Setup& setup)
{
    const json::Reader race = from[u"race"_s];
    if (!isGiven(race)) {
        const auto start = setup.tile(startOf(setup));
        setup.race = tilesOf(setup, {TileKind::Road, TileKind::Pit});
        setup.race.removeIf(
            [&](const QString& id) { return start && setup.tile(id)->lanes != start->lanes; });
        return;
    }
    for (qsizetype i = 0; i < race.size(mostTiles) && !from.problem(); ++i) {
        const QString id = race[i].text();
        const auto tile = setup.tile(id);
        if (!from.problem() && (!tile || tile->kind == TileKind::Start || tile->kind == TileKind::Finish))
            race[i].fail(u"is \"%1\", which is no tile for the deck"_s.arg(id));
        if (!from.problem() && setup.race.contains(id))
            race[i].fail(u"is \"%1\" a second time"_s.arg(id));
        setup.race.append(id);
    }
}

std::expected<std::shared_ptr<Setup>, Problem> readWith(const QJsonObject& json, TileBox tiles)
{
    const json::Reader reader{QJsonValue(json)};
    auto setup = std::make_shared<Setup>();
    setup->tiles = std::move(tiles);
    readHouse(reader, *setup);
    if (!reader.problem())
        readTiles(reader[u"tiles"_s], setup->data, setup->tiles);
    if (!reader.problem())
        readRace(reader, *setup);
    if (!reader.problem())
        readDrivers(reader[u"cars"_s], *setup);
    setup->beneath = reader[u"beneath"_s].integer(fewestBeneath, mostBeneath, usualBeneath);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    setup->ownTiles = ownTilesOf(setup->tiles);
    return setup;
}

QJsonObject written(const Setup& setup)
{
    QJsonArray cars;
    for (const table::Team& driver : setup.drivers)
        cars.append(QJsonObject{{u"id"_s, driver.id}, {u"player"_s, driver.player}});
    QJsonObject object = storeHouse(setup);
    object[u"cars"_s] = cars;
    object[u"tiles"_s] = storeTiles(setup.tiles);
    object[u"race"_s] = QJsonArray::fromStringList(setup.race);
    object[u"beneath"_s] = setup.beneath;
    return object;
}

// Teams and skills of the variants (RKR-88, 89) stay with their cars.
QJsonObject withMates(QJsonObject complete, const QJsonArray& given)
{
    QJsonArray cars = complete[u"cars"_s].toArray();
    for (qsizetype i = 0; i < cars.size(); ++i) {
        QJsonObject car = cars[i].toObject();
        for (const QString& key : {u"team"_s, u"skill"_s}) {
            if (const QString word = given[i].toObject()[key].toString(); !word.isEmpty())
                car[key] = word.first(std::min<qsizetype>(word.size(), longestId));
        }
        cars[i] = car;
    }
    complete[u"cars"_s] = cars;
    return complete;
}

std::optional<Problem> wrongSkill(const QJsonObject& given, const Setup& setup)
{
    const QJsonArray cars = given[u"cars"_s].toArray();
    for (qsizetype i = 0; i < cars.size(); ++i) {
        const QString skill = cars[i].toObject()[u"skill"_s].toString();
        if (!skill.isEmpty() && !setup.data.skill(skill))
            return Problem{u"cars[%1].skill"_s.arg(i), u"is \"%1\", which is no skill"_s.arg(skill)};
    }
    return std::nullopt;
}

std::optional<Problem> missingTiles(const Setup& setup)
{
    const qsizetype starts = tilesOf(setup, {TileKind::Start}).size();
    const qsizetype finishes = tilesOf(setup, {TileKind::Finish}).size();
    if (starts == 0 || finishes == 0)
        return Problem{u"tiles"_s, u"has no start or no finish"_s};
    QStringList laid = setup.race;
    laid += tilesOf(setup, {TileKind::Start, TileKind::Finish});
    const int lanes = setup.tile(startOf(setup))->lanes;
    if (!std::ranges::all_of(laid, [&](const QString& id) { return setup.tile(id)->lanes == lanes; }))
        return Problem{u"tiles"_s, u"has tiles with different numbers of lanes"_s};
    if (setup.race.size() < setup.beneath)
        return Problem{
            u"race"_s,
            u"has %1 tiles, %2 are to lie under the finish"_s.arg(setup.race.size()).arg(setup.beneath)};
    return std::nullopt;
}

} // namespace

namespace {

// With what the owner of the box has put over the built-in data.
std::expected<QJsonObject, Problem> withData(QJsonObject told, const content::Library& library)
{
    const QJsonValue said = told.value(u"data"_s);
    if (!said.isObject() && !said.isUndefined())
        return told; // which is refused where it is read
    return withOwnersData(said.toObject(), library).transform([&](const QJsonObject& data) {
        if (!data.isEmpty() || said.isObject())
            told[u"data"_s] = data;
        return told;
    });
}

} // namespace

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    const content::Library library = content::Library::beside(folder);
    return withData(setup, library)
        .and_then([&](const QJsonObject& told) { return readWith(told, tilesIn(library)); })
        .and_then([&](const std::shared_ptr<Setup>& read) -> std::expected<QJsonObject, Problem> {
            if (const auto problem = missingTiles(*read))
                return std::unexpected(*problem);
            if (const auto problem = wrongSkill(setup, *read))
                return std::unexpected(*problem);
            QJsonObject complete = setup;
            const QJsonObject full = withMates(written(*read), setup[u"cars"_s].toArray());
            for (auto field = full.begin(); field != full.end(); ++field)
                complete[field.key()] = field.value();
            return complete;
        });
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& json)
{
    // A complete set-up brings all its tiles along.
    TileBox tiles = json.contains(u"race"_s) ? TileBox() : builtInTiles();
    return readWith(json, std::move(tiles)).transform([&](std::shared_ptr<Setup> setup) {
        setup->json = json;
        return std::shared_ptr<const Setup>(std::move(setup));
    });
}

State beginning(std::shared_ptr<const Setup> setup)
{
    State state;
    state.road = std::make_shared<const Road>(std::vector{setup->tile(startOf(*setup))}, 1);
    for (const table::Team& driver : setup->drivers)
        state.cars.push_back({.id = driver.id, .where = Whereabouts::Waiting, .spare = accessoryDeal});
    const QJsonArray given = setup->json[u"cars"_s].toArray();
    for (size_t i = 0; i < state.cars.size(); ++i) {
        const QJsonObject car = given[static_cast<qsizetype>(i)].toObject();
        state.cars[i].team = car[u"team"_s].toString();
        state.cars[i].skill = car[u"skill"_s].toString();
    }
    for (const Colour colour : allColours)
        state.supply.*state.supply.member(colour) = setup->data.supply[static_cast<size_t>(colour)];
    state.tiles.pile = static_cast<int>(setup->race.size()) + 1; // with the finish
    state.tiles.beneath = setup->beneath;
    state.phase = Phase::Configure;
    state.setup = std::move(setup);
    const auto left = [&](Deck deck, int Car::* hand) {
        int out = 0;
        for (Car& car : state.cars)
            out += isInApp(*state.setup, deck) ? car.*hand = 0 : car.*hand; // which the app deals later
        return CardPile{std::max(0, sheetOf(*state.setup, deck).size - out), 0};
    };
    state.rally = left(Deck::Rally, &Car::hand);
    state.accessories = left(Deck::Accessories, &Car::spare);
    addPrinted(state, state.road->tiles().front());
    return state;
}

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    const content::Library library = content::Library::beside(folder);
    return withData(position, library)
        .and_then([&](const QJsonObject& told) { return tableFrom(told, tilesIn(library)); })
        .and_then([&](State state) -> std::expected<table::LaidTable, Problem> {
            auto setup = std::make_shared<Setup>(*state.setup);
            setup->race = tilesOf(*setup, {TileKind::Road, TileKind::Pit});
            const int lanes = state.road->tiles().front().tile->lanes;
            setup->race.removeIf([&](const QString& id) { return setup->tile(id)->lanes != lanes; });
            const QJsonObject json = withMates(written(*setup), position[u"cars"_s].toArray());
            return readSetup(json).transform([&](const std::shared_ptr<const Setup>& read) {
                state.setup = read;
                return table::LaidTable{json, table::State::of(state)};
            });
        });
}

std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return readSetup(setup).and_then([&](const std::shared_ptr<const Setup>& read) {
        return tableFrom(stored, read->tiles).transform([&](State state) {
            state.setup = read;
            return state;
        });
    });
}

QList<table::Team> knownDrivers()
{
    QList<table::Team> drivers;
    for (const QString& id : {u"red"_s, u"blue"_s, u"green"_s, u"yellow"_s, u"purple"_s, u"black"_s})
        drivers.append(driverOf(id, 0));
    return drivers;
}

} // namespace roadmarshal::road_kill_rally

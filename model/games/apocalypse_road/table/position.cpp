#include "position.h"

#include "games/apocalypse_road/movement/pack.h"
#include "games/apocalypse_road/turn/turns.h"
#include "names.h"
#include "table/ruling.h"
#include "written_position.h"
#include "json/reader.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

const QString poolsKey = QStringLiteral("pools");
const QString garageKey = QStringLiteral("garage");
const QString decksKey = QStringLiteral("decks");

// Seats the cars of a position team by team, one at least; the seats that nobody takes are filled with cars
// out of the race.
class Seating
{
public:
    explicit Seating(const WrittenPosition& position)
        : m_setup(std::make_shared<Setup>(
              Setup{position.track, position.graph, {}, {}, {}, 12, true, {}, {}, {}})),
          m_cars(static_cast<size_t>(std::max<qsizetype>(position.teams.size(), 1)))
    {
        for (size_t seat = 0; seat < m_cars.size(); ++seat) {
            const QString team = position.teams.value(static_cast<qsizetype>(seat));
            const QString name = team.isEmpty() ? nameForNone(position.teams) : team;
            m_setup->teams.push_back({name, name, {}, static_cast<int>(seat) % 10});
        }
        m_setup->decks = readDecks(json::Reader(QJsonValue(QJsonValue::Undefined)));
    }

    bool has(const QString& id) const
    {
        return std::ranges::any_of(
            m_cars, [&](const auto& cars) { return std::ranges::contains(cars, id, &CarSheet::id); });
    }
    void seat(const CarSheet& sheet) { m_cars[static_cast<size_t>(sheet.team)].push_back(sheet); }

    // When all are seated.
    std::shared_ptr<Setup> setup()
    {
        for (const auto& cars : m_cars)
            m_setup->carsPerSeat = std::max(m_setup->carsPerSeat, static_cast<int>(cars.size()));
        for (size_t team = 0; team < m_cars.size(); ++team) {
            m_setup->cars.insert(m_setup->cars.end(), m_cars[team].begin(), m_cars[team].end());
            for (int i = static_cast<int>(m_cars[team].size()); i < m_setup->carsPerSeat; ++i)
                m_setup->cars.push_back(missingCar(static_cast<int>(team), i));
        }
        return m_setup;
    }

private:
    static QString nameForNone(const QStringList& teams)
    {
        QString name = QStringLiteral("(no team)");
        while (teams.contains(name))
            name += u'?';
        return name;
    }

    std::shared_ptr<Setup> m_setup;
    std::vector<std::vector<CarSheet>> m_cars; // by team
};

CarSheet readSpare(const json::Reader& from, const WrittenPosition& position, const Seating& seating)
{
    CarSheet sheet;
    const json::Reader id = from[QStringLiteral("id")];
    sheet.id = id.text(longestWrittenCar);
    if (sheet.id.isEmpty())
        id.fail(QStringLiteral("is empty"));
    if (seating.has(sheet.id))
        id.fail(QStringLiteral("is \"%1\" a second time").arg(sheet.id));
    const json::Reader team = from[QStringLiteral("team")];
    const QString name = team.text(longestWrittenCar, {});
    if (!position.teams.contains(name))
        team.fail(QStringLiteral("is \"%1\", which is none of the teams").arg(name));
    sheet.team = static_cast<int>(std::max<qsizetype>(position.teams.indexOf(name), 0));
    sheet.speed = from[QStringLiteral("speed")].integer(0, 20, sheet.speed);
    sheet.defense = from[QStringLiteral("defense")].integer(0, 9, sheet.defense);
    sheet.targeting = from[QStringLiteral("targeting")].integer(0, 9, 0);
    sheet.weapon = static_cast<Weapon>(from[QStringLiteral("weapon")].word(weaponWords, 0));
    sheet.mount = static_cast<Mount>(from[QStringLiteral("mount")].word(mountWords, 0));
    return sheet;
}

// 10.0: a card with markers on it lies open.
void openBonusCards(State& state)
{
    for (int card = 0; card < bonusKinds; ++card) {
        const int kind = state.setup->decks.of(DeckId::Event).kindOf(bonusWords[card]);
        if (state.bonus[card] > 0 && kind >= 0)
            state.deck(DeckId::Event).places[cards::open].known[kind] = 1;
    }
}

// A team by its name; the first if the file does not say.
int readTeam(const json::Reader& from, const WrittenPosition& position)
{
    const QString name = from.text(longestWrittenCar, {});
    if (!name.isEmpty() && !position.teams.isEmpty() && !position.teams.contains(name))
        from.fail(QStringLiteral("is \"%1\", which is none of the teams").arg(name));
    return static_cast<int>(std::max<qsizetype>(position.teams.indexOf(name), 0));
}

std::expected<State, Problem> placed(const std::shared_ptr<Setup>& setup, const WrittenPosition& position,
                                     const json::Reader& reader)
{
    State state = beginning(setup);
    state.phase = Phase::Race;
    const QStringList sides{QStringLiteral("light"), QStringLiteral("dark")};
    state.markerDark = reader[QStringLiteral("marker")].word(sides, 0) == 1;
    for (size_t i = 0; i < position.cars.size(); ++i) {
        const WrittenCar& from = position.cars[i];
        Car& car = state.cars[setup->carIndex(from.sheet.id)];
        car.at = std::visit([](const auto& place) { return Whereabouts(place); }, from.at);
        car.damage = from.damage;
        car.tokens = from.tokens;
        const json::Reader given = reader[QStringLiteral("cars")][static_cast<qsizetype>(i)];
        car.dark = given[QStringLiteral("side")].word(sides, state.markerDark ? 1 : 0) == 1;
        car.crossings = given[QStringLiteral("crossings")].integer(0, mostCrossings, 0);
    }
    for (qsizetype i = 0; reader.has(garageKey) && i < reader[garageKey].size(movement::mostCars); ++i) {
        const json::Reader given = reader[garageKey][i];
        const int car = setup->carIndex(given[QStringLiteral("id")].text(longestWrittenCar));
        const QStringList boxes{toText(Reserve{}), toText(Destroyed{})};
        if (given[QStringLiteral("at")].word(boxes, 0) == 1)
            state.cars[car] = {.at = Destroyed{}, .damage = mostDamage};
    }
    state.firstPlayer = readTeam(reader[QStringLiteral("firstPlayer")], position);
    state.toAct = readTeam(reader[QStringLiteral("toAct")], position);
    state.bonus = {reader[QStringLiteral("bounty")].integer(0, bonusMarkers, 0),
                   reader[QStringLiteral("raceBonus")].integer(0, bonusMarkers, 0)};
    return state;
}

// What a game has left in the file beside the cars. Cards of a deck that is not the usual one stay unknown.
std::expected<State, Problem> restored(const std::shared_ptr<Setup>& setup, QJsonObject object)
{
    const json::Reader pools = json::Reader(QJsonValue(object))[poolsKey];
    if (pools.size(100) > 0)
        setup->poolSize = pools[0][QStringLiteral("left")].integer(0, 1000, 0) +
                          pools[0][QStringLiteral("claimed")].integer(0, 1000, 0) +
                          pools[0][QStringLiteral("removed")].integer(0, 1000, 0);
    if (pools.problem())
        return std::unexpected(*pools.problem());
    if (object.contains(decksKey) && !object[decksKey].isObject())
        return std::unexpected(Problem{decksKey, QStringLiteral("is no object")});
    auto state = restore(setup, object);
    if (!state && object.contains(decksKey)) {
        object.remove(decksKey);
        state = restore(setup, object);
    }
    return state;
}

Listed listedIn(const WrittenPosition& position, const Setup& setup)
{
    Listed listed{{}, position.teams, position.seats, !position.firstPlayer.isEmpty()};
    for (const WrittenCar& car : position.cars)
        listed.cars.push_back(setup.carIndex(car.sheet.id));
    return listed;
}

} // namespace

std::expected<State, Problem> tableFrom(const QJsonObject& object, const TrackLibrary& library)
{
    const auto position = readWritten(object, library);
    if (!position)
        return std::unexpected(position.error());
    if (position->teams.isEmpty())
        return std::unexpected(
            Problem{QStringLiteral("teams"),
                    QStringLiteral("is missing or empty, and there are no cars to name one")});
    const json::Reader reader{QJsonValue(object)};
    Seating seating(*position);
    for (const WrittenCar& car : position->cars)
        seating.seat(car.sheet);
    if (reader.has(garageKey)) {
        const json::Reader garage = reader[garageKey];
        for (qsizetype i = 0; i < garage.size(movement::mostCars) && !reader.problem(); ++i)
            seating.seat(readSpare(garage[i], *position, seating));
    }
    const std::shared_ptr<Setup> setup = seating.setup();
    setup->rulings = readTurned(reader[table::rulingsKey]);
    setup->turnIsKnown = !reader[QStringLiteral("toAct")].text(longestWrittenCar, {}).isEmpty();
    setup->listed = listedIn(*position, *setup);
    // AR-45: who comes next clockwise, only the list of all teams says.
    setup->holderIsKnown = !position->firstPlayer.isEmpty() && position->seats == position->teams.size();
    if (reader.problem())
        return std::unexpected(*reader.problem());
    auto state = reader.has(poolsKey) ? restored(setup, object) : placed(setup, *position, reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (state)
        openBonusCards(*state);
    return state && setup->turnIsKnown ? settled(*state) : state;
}

} // namespace roadmarshal::apocalypse_road

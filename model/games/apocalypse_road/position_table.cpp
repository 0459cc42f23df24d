#include "position_table.h"

#include "ledger/ruling.h"
#include "names.h"
#include "track/load.h"
#include "json/reader.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

const QString poolsKey = QStringLiteral("pools");
const QString garageKey = QStringLiteral("garage");
const QString decksKey = QStringLiteral("decks");

// Seats cars of the position at teams of eight; the seats that nobody takes are filled with cars out of the
// race.
class Seating
{
public:
    explicit Seating(const Position& position)
        : m_setup(std::make_shared<Setup>(
              Setup{position.track, position.graph, {}, {}, {}, 12, true, {}, {}, {}}))
    {
        for (const QString& team : position.teams)
            addTeam(team);
        m_setup->decks = readDecks(json::Reader(QJsonValue(QJsonValue::Undefined)));
    }

    // Where the car sits; a team of more than eight goes on at a further seat of the same name.
    void seat(CarSheet sheet)
    {
        int team = sheet.team;
        while (team >= 0 && m_taken[team] == carsPerTeam)
            team = nextOf(team);
        sheet.team = team;
        m_setup->cars[team * carsPerTeam + m_taken[team]++] = std::move(sheet);
    }
    std::shared_ptr<Setup> setup() { return m_setup; }

private:
    int addTeam(const QString& id)
    {
        const int seat = static_cast<int>(m_setup->teams.size());
        m_setup->teams.push_back({id, id, {}, seat % 10});
        for (int i = 0; i < carsPerTeam; ++i) {
            CarSheet spare;
            spare.id = QStringLiteral("(%1/%2)").arg(seat).arg(i); // no car of a file is called that
            spare.team = seat;
            m_setup->cars.push_back(spare);
        }
        m_taken.push_back(0);
        return seat;
    }
    int nextOf(int team)
    {
        const QString id = m_setup->teams[team].id;
        for (int seat = team + 1; seat < static_cast<int>(m_setup->teams.size()); ++seat) {
            if (m_setup->teams[seat].id == id)
                return seat;
        }
        return addTeam(id);
    }

    std::shared_ptr<Setup> m_setup;
    std::vector<int> m_taken; // by seat
};

CarSheet readSpare(const json::Reader& from, const Position& position)
{
    CarSheet sheet;
    sheet.id = from[QStringLiteral("id")].text(40);
    const auto team = position.teams.indexOf(from[QStringLiteral("team")].text(40, {}));
    if (team < 0 || position.carIndex(sheet.id) >= 0)
        from.fail(QStringLiteral("belongs to none of the teams, or is there twice"));
    sheet.team = static_cast<int>(std::max<qsizetype>(team, 0));
    sheet.speed = from[QStringLiteral("speed")].integer(0, 20, sheet.speed);
    sheet.defense = from[QStringLiteral("defense")].integer(0, 9, sheet.defense);
    sheet.targeting = from[QStringLiteral("targeting")].integer(0, 9, 0);
    sheet.weapon = static_cast<Weapon>(from[QStringLiteral("weapon")].word(weaponWords, 0));
    sheet.mount = static_cast<Mount>(from[QStringLiteral("mount")].word(mountWords, 0));
    return sheet;
}

State placed(const std::shared_ptr<Setup>& setup, const Position& position, const json::Reader& reader)
{
    State state = beginning(setup);
    state.phase = Phase::Race;
    const QStringList sides{QStringLiteral("light"), QStringLiteral("dark")};
    state.markerDark = reader[QStringLiteral("marker")].word(sides, 0) == 1;
    for (size_t i = 0; i < position.cars.size(); ++i) {
        const PositionCar& from = position.cars[i];
        Car& car = state.cars[setup->carIndex(from.sheet.id)];
        car.at = std::visit([](const auto& place) { return Whereabouts(place); }, from.at);
        car.damage = from.damage;
        car.tokens = from.tokens;
        const json::Reader given = reader[QStringLiteral("cars")][static_cast<qsizetype>(i)];
        car.dark = given[QStringLiteral("side")].word(sides, state.markerDark ? 1 : 0) == 1;
        car.crossings = given[QStringLiteral("crossings")].integer(0, mostCrossings, 0);
    }
    const auto team = [&](const QString& key) {
        return std::max(0, setup->teamIndex(reader[key].text(40, {})));
    };
    state.firstPlayer = team(QStringLiteral("firstPlayer"));
    state.toAct = team(QStringLiteral("toAct"));
    state.bonus = {reader[QStringLiteral("bounty")].integer(0, bonusMarkers, 0),
                   reader[QStringLiteral("raceBonus")].integer(0, bonusMarkers, 0)};
    for (int card = 0; card < bonusKinds; ++card) {
        const int kind = setup->decks.of(DeckId::Event).kindOf(bonusWords[card]);
        if (state.bonus[card] > 0 && kind >= 0)
            state.deck(DeckId::Event).open.known[kind] = 1;
    }
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
    auto state = restore(setup, object);
    if (!state && object.contains(decksKey)) {
        object.remove(decksKey);
        object.remove(QStringLiteral("bounty"));
        object.remove(QStringLiteral("raceBonus"));
        state = restore(setup, object);
    }
    return state;
}

} // namespace

std::expected<State, Problem> tableFrom(const QJsonObject& object, const QString& folder)
{
    const auto position = readPosition(object, track::Library::beside(folder));
    if (!position)
        return std::unexpected(position.error());
    if (position->teams.isEmpty())
        return std::unexpected(Problem{QStringLiteral("cars"), QStringLiteral("is empty")});
    const json::Reader reader{QJsonValue(object)};
    Seating seating(*position);
    for (const PositionCar& car : position->cars)
        seating.seat(car.sheet);
    if (reader.has(garageKey)) {
        const json::Reader garage = reader[garageKey];
        for (qsizetype i = 0; i < garage.size(movement::mostCars) && !reader.problem(); ++i)
            seating.seat(readSpare(garage[i], *position));
    }
    const std::shared_ptr<Setup> setup = seating.setup();
    setup->rulings = readRulings(reader[ledger::rulingsKey]);
    setup->turnIsKnown = reader.has(QStringLiteral("toAct"));
    setup->holderIsKnown = !position->firstPlayer.isEmpty();
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (reader.has(poolsKey))
        return restored(setup, object);
    State state = placed(setup, *position, reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return state;
}

} // namespace roadmarshal::apocalypse_road

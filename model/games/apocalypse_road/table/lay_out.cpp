#include "lay_out.h"

#include "content/library.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/movement/pack.h"
#include "games/apocalypse_road/record/recorder.h"
#include "games/apocalypse_road/turn/turns.h"
#include "names.h"
#include "position.h"
#include "table/ruling.h"
#include "team_kind.h"
#include "track/load.h"
#include "json/reader.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

const QString setupKey = QStringLiteral("setup");
const QString trackKey = QStringLiteral("track");
const QString decksKey = QStringLiteral("decks");
const QString poolsKey = QStringLiteral("pools");
const QString teamsKey = QStringLiteral("teams");
const QString carsKey = QStringLiteral("cars");
const QString idKey = QStringLiteral("id");

// What lies of a deck outside its pile, as a state stores it.
class LyingDeck
{
public:
    explicit LyingDeck(const json::Reader& deck) : m_cards(deck[QStringLiteral("pile")].integer(0, 1000, 0))
    {
        for (const QString& place : deck.keys()) {
            if (deck[place].isObject())
                count(deck[place]);
        }
    }

    int size() const { return m_cards; }
    bool fits(const cards::DeckSheet& sheet) const
    {
        return sheet.size == m_cards && !(sheet.byApp && m_unknown > 0) &&
               std::ranges::all_of(m_known, [&](const auto& known) {
                   const int kind = sheet.kindOf(known.first);
                   return kind >= 0 && known.second <= sheet.kinds[static_cast<size_t>(kind)].copies;
               });
    }

private:
    void count(const json::Reader& place)
    {
        for (const QString& card : place.keys()) {
            const int number = place[card].integer(0, 1000);
            m_cards += number;
            if (card == QStringLiteral("?"))
                m_unknown += number;
            else
                m_known[card] += number;
        }
    }

    int m_cards;
    int m_unknown = 0;
    std::map<QString, int> m_known;
};

// The cards of the table, ours dealt by the app, ours on the table: which of them it is, the cards that have
// been seen may tell.
QJsonObject deckFor(const LyingDeck& lying, DeckId deck)
{
    const QString word = wordFor(deckWords, deck);
    const QString by = QStringLiteral("by");
    const QString table = QStringLiteral("table");
    for (const QJsonObject& given :
         {QJsonObject{{by, table}}, QJsonObject{{by, QStringLiteral("app")}},
          QJsonObject{{by, table}, {QStringLiteral("cards"), QStringLiteral("house")}}}) {
        QJsonObject sized = given;
        sized[QStringLiteral("size")] = lying.size();
        const json::Reader reader{QJsonValue(QJsonObject{{word, sized}})};
        const json::Reader complete{QJsonValue(completeDecks(reader))};
        const DeckSheets sheets = readDecks(complete);
        if (!reader.problem() && !complete.problem() && lying.fits(sheets.of(deck)))
            return sized;
    }
    return {};
}

QJsonObject decksFor(const json::Reader& lying)
{
    QJsonObject decks;
    for (int i = 0; i < deckCount; ++i) {
        const auto deck = static_cast<DeckId>(i);
        if (const QJsonObject fitting = deckFor(LyingDeck(lying[deckWords[i]]), deck); !fitting.isEmpty())
            decks[deckWords[i]] = fitting;
    }
    return decks;
}

QJsonObject toSetup(const CarSheet& sheet)
{
    return {{idKey, sheet.id},
            {QStringLiteral("speed"), sheet.speed},
            {QStringLiteral("defense"), sheet.defense},
            {QStringLiteral("targeting"), sheet.targeting},
            {QStringLiteral("weapon"), wordFor(weaponWords, sheet.weapon)},
            {QStringLiteral("mount"), wordFor(mountWords, sheet.mount)}};
}

// A position lists the cars in the race before the others: they go back to where the mat has them, if it is
// a mat that we know.
std::vector<int> asOnTheMat(const Setup& setup, int team, const QJsonArray& mat)
{
    std::vector<int> cars;
    for (const int car : setup.carsOf(team)) {
        if (!setup.cars[car].missing)
            cars.push_back(car);
    }
    const auto seatOf = [&](int car) {
        const auto found = std::ranges::find_if(
            mat, [&](const QJsonValue& printed) { return printed[idKey] == setup.cars[car].id; });
        return found - mat.begin();
    };
    std::ranges::stable_sort(cars, {}, seatOf);
    return cars;
}

QJsonObject toSetup(const Setup& setup, int team, const content::Library& library)
{
    const table::Team& sheet = setup.teams[team];
    const auto known = library.find(teamKind(), sheet.id);
    const QJsonObject mat = known ? known->json : QJsonObject();
    QJsonArray cars;
    for (const int car : asOnTheMat(setup, team, mat[carsKey].toArray()))
        cars.append(toSetup(setup.cars[car]));
    return {{idKey, sheet.id},
            {QStringLiteral("name"), mat[QStringLiteral("name")].toString(sheet.name)},
            {QStringLiteral("livery"), mat[QStringLiteral("livery")].toInt(sheet.livery)},
            {carsKey, cars}};
}

// As people write it. It says no format: `roadmarshal state` does not repeat it, a position is enough.
QJsonObject toSetup(const State& state, const json::Reader& decks)
{
    const Setup& setup = *state.setup;
    const content::Library library = content::Library::standard();
    QJsonArray teams;
    for (int team = 0; team < static_cast<int>(setup.teams.size()); ++team)
        teams.append(toSetup(setup, team, library));
    QJsonObject object{{trackKey, track::store(setup.track)},
                       {teamsKey, teams},
                       {QStringLiteral("grid"), QStringLiteral("table")},
                       {table::rulingsKey, store(setup.rulings)}};
    if (state.phase == Phase::Grid) { // the cars are still to be drawn
        object[QStringLiteral("length")] =
            setup.poolSize == longPool ? QStringLiteral("long") : QStringLiteral("short");
    } else {
        object[QStringLiteral("stands")] = true;
        object[QStringLiteral("points")] = setup.poolSize;
    }
    if (decks.isObject())
        object[decksKey] = decksFor(decks);
    return object;
}

// What can be typed is stricter than what a position may hold.
void checkNames(const json::Reader& position)
{
    for (const QString& key : {QStringLiteral("cars"), QStringLiteral("garage")}) {
        const json::Reader list = position[key];
        for (qsizetype i = 0; position.has(key) && i < list.size(movement::mostCars); ++i) {
            const json::Reader team = list[i][QStringLiteral("team")];
            checkId(list[i][idKey], list[i][idKey].text(longestNumber));
            checkId(team, team.text(longestTeamId));
        }
    }
}

std::expected<void, Problem> checkTeams(const Setup& setup)
{
    for (int team = 0; team < static_cast<int>(setup.teams.size()); ++team) {
        const auto cars =
            std::ranges::count_if(setup.carsOf(team), [&](int car) { return !setup.cars[car].missing; });
        if (cars > carsPerTeam)
            return std::unexpected(
                Problem{QStringLiteral("cars"), QStringLiteral("has %1 of %2, a team has %3")
                                                    .arg(cars)
                                                    .arg(setup.teams[team].id)
                                                    .arg(carsPerTeam)});
    }
    return {};
}

std::expected<State, Problem> lying(const QJsonObject& setup, const QJsonObject& stored)
{
    const auto read = readSetup(setup);
    if (!read)
        return std::unexpected(read.error());
    auto state = restore(*read, stored);
    for (size_t i = 0; state && i < state->pools.size(); ++i) {
        const Pool& pool = state->pools[i];
        if (const int points = pool.left + pool.claimed + pool.removed; points != (*read)->poolSize)
            return std::unexpected(Problem{
                QStringLiteral("pools[%1]").arg(i),
                QStringLiteral("adds up to %1 points, each team has %2").arg(points).arg((*read)->poolSize)});
    }
    return state;
}

std::expected<table::LaidTable, Problem> laid(const QJsonObject& setup, const State& state)
{
    return table::LaidTable{setup, table::State::of(state)};
}

Problem within(const QString& key, const Problem& problem)
{
    return {key + u'.' + problem.place, problem.reason};
}

std::expected<table::LaidTable, Problem> withOwnSetup(const QJsonObject& position, const QString& folder)
{
    const auto setup = completeSetup(position[setupKey].toObject(), folder);
    if (!setup)
        return std::unexpected(within(setupKey, setup.error()));
    if (const auto track = track::load(position[trackKey].toObject());
        track &&
        track::storeWithoutPicture(asOurs(*track)) != track::storeWithoutPicture((*readSetup(*setup))->track))
        return std::unexpected(Problem{trackKey, QStringLiteral("is another one than that of the set-up")});
    return lying(*setup, position).and_then([&](const State& state) { return laid(*setup, state); });
}

// A bare position says neither whose turn it is nor what is in the hands: those of 4.3, with cards that
// nobody has named.
State completed(State state, bool turnIsKnown)
{
    if (!turnIsKnown)
        state.toAct = state.firstPlayer;
    Recorder recorder(state);
    table::Random none(0, 0);
    fillHands(recorder, none);
    return settled(recorder.state());
}

} // namespace

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    if (position[setupKey].isObject())
        return withOwnSetup(position, folder);
    const auto table = tableFrom(position, TrackLibrary::beside(folder));
    if (!table)
        return std::unexpected(table.error());
    const json::Reader reader{QJsonValue(position)};
    checkNames(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (const auto checked = checkTeams(*table->setup); !checked)
        return std::unexpected(checked.error());
    auto setup = completeSetup(toSetup(*table, reader[decksKey]), folder);
    if (!setup)
        return std::unexpected(setup.error());
    setup->remove(QStringLiteral("format"));
    // What a game has told is told exactly; a bare position is completed.
    const bool isWhole = reader.has(poolsKey);
    QJsonObject stored = isWhole ? position : store(*table);
    if (!table->setup->holderIsKnown)
        stored[QStringLiteral("firstPlayer")] = table->setup->teams[table->firstPlayer].id;
    if (!table->setup->turnIsKnown)
        stored[QStringLiteral("toAct")] = table->setup->teams[table->toAct].id;
    return lying(*setup, stored).and_then([&](const State& state) {
        return laid(*setup, isWhole ? state : completed(state, table->setup->turnIsKnown));
    });
}

} // namespace roadmarshal::apocalypse_road

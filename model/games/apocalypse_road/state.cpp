#include "state.h"

#include "match.h"
#include "names.h"
#include "track/load.h"
#include "json/reader.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace track;

namespace {

const QString reserveWord = QStringLiteral("reserve");
const QString destroyedWord = QStringLiteral("destroyed");

QJsonArray storeTokens(const Car& car)
{
    QJsonArray list;
    for (int i = 0; i < tokenKinds; ++i) {
        if (car.has(static_cast<Token>(i)))
            list.append(tokenWords[i]);
    }
    return list;
}

QJsonObject storeCar(const State& state, int index)
{
    const Car& car = state.cars[index];
    const CarSheet& sheet = state.sheet(index);
    return {{QStringLiteral("id"), sheet.id},
            {QStringLiteral("team"), state.setup->teams[sheet.team].id},
            {QStringLiteral("at"), toText(car.at)},
            {QStringLiteral("speed"), sheet.speed},
            {QStringLiteral("damage"), car.damage},
            {QStringLiteral("defense"), sheet.defense},
            {QStringLiteral("weapon"), wordFor(weaponWords, sheet.weapon)},
            {QStringLiteral("mount"), wordFor(mountWords, sheet.mount)},
            {QStringLiteral("targeting"), sheet.targeting},
            {QStringLiteral("tokens"), storeTokens(car)},
            {QStringLiteral("side"), car.dark ? QStringLiteral("dark") : QStringLiteral("light")},
            {QStringLiteral("activated"), car.inRace() && state.activated(car)},
            {QStringLiteral("crossings"), car.crossings}};
}

void restoreCar(const json::Reader& reader, State& state)
{
    const int index = state.setup->carIndex(reader[QStringLiteral("id")].text());
    const auto at = parseWhereabouts(reader[QStringLiteral("at")].text());
    if (index < 0 || !at || !exists(state.setup->graph, *at)) {
        reader.fail(QStringLiteral("is no car of this game"));
        return;
    }
    Car& car = state.cars[index];
    car.at = *at;
    car.damage = reader[QStringLiteral("damage")].integer(0, mostDamage);
    car.dark = reader[QStringLiteral("side")].word({QStringLiteral("light"), QStringLiteral("dark")}) == 1;
    car.crossings = reader[QStringLiteral("crossings")].integer(0, 2 * mostCrossings);
    const json::Reader tokens = reader[QStringLiteral("tokens")];
    for (qsizetype i = 0; i < tokens.size(tokenKinds); ++i)
        car.tokens |= 1U << tokens[i].word(tokenWords);
}

QJsonObject storeTeam(const State& state, int index)
{
    const Pool& pool = state.pools[index];
    return {{QStringLiteral("team"), state.setup->teams[index].id},
            {QStringLiteral("left"), pool.left},
            {QStringLiteral("claimed"), pool.claimed},
            {QStringLiteral("removed"), pool.removed},
            {QStringLiteral("owedLight"), state.owed[index].light},
            {QStringLiteral("owedDark"), state.owed[index].dark}};
}

} // namespace

QString toText(Token token)
{
    return wordFor(tokenWords, token);
}

std::optional<Token> parseToken(QStringView text)
{
    return enumFor<Token>(tokenWords, text);
}

QString toText(const Whereabouts& whereabouts)
{
    return std::visit(Match{[](Reserve) { return reserveWord; }, [](Destroyed) { return destroyedWord; },
                            [](const auto& place) { return track::toText(Place(place)); }},
                      whereabouts);
}

std::optional<Whereabouts> parseWhereabouts(QStringView text)
{
    if (text == reserveWord)
        return Reserve{};
    if (text == destroyedWord)
        return Destroyed{};
    if (const auto place = parsePlace(text))
        return std::visit([](const auto& p) { return Whereabouts(p); }, *place);
    return std::nullopt;
}

std::optional<Place> placeOf(const Whereabouts& whereabouts)
{
    return std::visit(Match{[](Reserve) { return std::optional<Place>(); },
                            [](Destroyed) { return std::optional<Place>(); },
                            [](const auto& place) { return std::optional<Place>(place); }},
                      whereabouts);
}

bool exists(const track::Graph& graph, const Whereabouts& whereabouts)
{
    return std::visit(
        Match{[&](track::Space space) { return graph.indexOf(space) != track::none; },
              [&](track::Beside beside) { return beside.sector >= 0 && beside.sector < graph.sectorCount(); },
              [](const auto&) { return true; }},
        whereabouts);
}

bool State::hasReserve(int team) const
{
    const auto first = cars.begin() + team * carsPerTeam;
    return std::any_of(first, first + carsPerTeam,
                       [](const Car& car) { return std::holds_alternative<Reserve>(car.at); });
}

State beginning(std::shared_ptr<const Setup> setup)
{
    State state;
    state.cars.resize(setup->cars.size());
    state.pools.assign(setup->teams.size(), Pool{setup->poolSize, 0, 0});
    state.owed.resize(setup->teams.size());
    state.setup = std::move(setup);
    return state;
}

QJsonObject store(const State& state)
{
    QJsonArray cars;
    QJsonArray garage; // cars that are on no place of the track
    for (int i = 0; i < static_cast<int>(state.cars.size()); ++i)
        (state.cars[i].inRace() ? cars : garage).append(storeCar(state, i));
    QJsonArray teams;
    QJsonArray pools;
    for (int i = 0; i < static_cast<int>(state.pools.size()); ++i) {
        teams.append(state.setup->teams[i].id);
        pools.append(storeTeam(state, i));
    }
    return {{QStringLiteral("format"), QStringLiteral("roadmarshal-position/1")},
            {QStringLiteral("game"), QStringLiteral("apocalypse-road")},
            {QStringLiteral("track"), track::store(state.setup->track)},
            {QStringLiteral("cars"), cars},
            {QStringLiteral("garage"), garage},
            {QStringLiteral("teams"), teams},
            {QStringLiteral("pools"), pools},
            {QStringLiteral("phase"), wordFor(phaseWords, state.phase)},
            {QStringLiteral("turn"), state.turn},
            {QStringLiteral("firstPlayer"), state.setup->teams[state.firstPlayer].id},
            {QStringLiteral("toAct"), state.setup->teams[state.toAct].id},
            {QStringLiteral("marker"), state.markerDark ? QStringLiteral("dark") : QStringLiteral("light")},
            {QStringLiteral("winner"),
             state.winner < 0 ? QJsonValue() : QJsonValue(state.setup->teams[state.winner].id)}};
}

std::expected<State, Problem> restore(std::shared_ptr<const Setup> setup, const QJsonObject& stored)
{
    State state = beginning(std::move(setup));
    const json::Reader reader{QJsonValue(stored)};
    for (const QString& list : {QStringLiteral("cars"), QStringLiteral("garage")}) {
        for (qsizetype i = 0; i < reader[list].size(1000); ++i)
            restoreCar(reader[list][i], state);
    }
    const json::Reader pools = reader[QStringLiteral("pools")];
    if (pools.size(100) != static_cast<qsizetype>(state.pools.size()))
        pools.fail(QStringLiteral("does not fit the teams"));
    for (size_t i = 0; i < state.pools.size(); ++i) {
        const json::Reader pool = pools[static_cast<qsizetype>(i)];
        const auto count = [&](const QString& key) { return pool[key].integer(0, 1000); };
        state.pools[i] = {count(QStringLiteral("left")), count(QStringLiteral("claimed")),
                          count(QStringLiteral("removed"))};
        state.owed[i] = {count(QStringLiteral("owedLight")), count(QStringLiteral("owedDark"))};
    }
    const auto team = [&](const QString& key) {
        const int index = state.setup->teamIndex(reader[key].text());
        if (index < 0)
            reader[key].fail(QStringLiteral("is no team of this game"));
        return std::max(index, 0);
    };
    state.phase = static_cast<Phase>(reader[QStringLiteral("phase")].word(phaseWords));
    state.turn = reader[QStringLiteral("turn")].integer(1, 100'000);
    state.firstPlayer = team(QStringLiteral("firstPlayer"));
    state.toAct = team(QStringLiteral("toAct"));
    state.markerDark =
        reader[QStringLiteral("marker")].word({QStringLiteral("light"), QStringLiteral("dark")}) == 1;
    if (!stored[QStringLiteral("winner")].isNull())
        state.winner = team(QStringLiteral("winner"));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return state;
}

} // namespace roadmarshal::apocalypse_road

#include "state.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "match.h"
#include "names.h"
#include "stored_decks.h"
#include "table/ruling.h"
#include "track/load.h"
#include "json/reader.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace track;

namespace {

const QString reserveWord = QStringLiteral("reserve");
const QString destroyedWord = QStringLiteral("destroyed");
const QStringList sideWords{QStringLiteral("light"), QStringLiteral("dark")};
const QString owedKey = QStringLiteral("owed");
constexpr int mostOwed = 1000;
const QString segmentKey = QStringLiteral("segment");
const QString firstPlayerKey = QStringLiteral("firstPlayer");
const QString toActKey = QStringLiteral("toAct");

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
    QJsonObject stored{{QStringLiteral("id"), sheet.id},
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
    if (!car.scores.isEmpty())
        stored[QStringLiteral("scores")] = car.scores;
    return stored;
}

// What may be left out of a position is as there.
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
    car.damage = reader[QStringLiteral("damage")].integer(0, mostDamage, 0);
    car.dark = reader[QStringLiteral("side")].word(sideWords, state.markerDark ? 1 : 0) == 1;
    car.crossings = reader[QStringLiteral("crossings")].integer(0, 2 * mostCrossings, 0);
    car.scores = reader[QStringLiteral("scores")].text(2 * mostCrossings, {});
    if (!reader.has(QStringLiteral("tokens")))
        return;
    const json::Reader tokens = reader[QStringLiteral("tokens")];
    for (qsizetype i = 0; i < tokens.size(tokenKinds); ++i)
        car.tokens |= 1U << tokens[i].word(tokenWords);
}

QJsonObject storeTeam(const State& state, int index)
{
    const Pool& pool = state.pools[index];
    const Owed& owed = state.owed[index];
    QJsonObject stored{{QStringLiteral("team"), state.setup->teams[index].id},
                       {QStringLiteral("left"), pool.left},
                       {QStringLiteral("claimed"), pool.claimed},
                       {QStringLiteral("removed"), pool.removed},
                       {QStringLiteral("owedLight"), owed.count(false)},
                       {QStringLiteral("owedDark"), owed.count(true)}};
    if (owed.count(false) > 0 && owed.count(true) > 0) { // AR-62: then it matters which comes first
        QJsonArray order;
        for (const bool dark : owed.dark)
            order.append(sideWords[dark ? 1 : 0]);
        stored[owedKey] = order;
    }
    return stored;
}

Owed restoreOwed(const json::Reader& pool)
{
    Owed owed;
    if (!pool.has(owedKey)) {
        owed.change(false, pool[QStringLiteral("owedLight")].integer(0, mostOwed));
        owed.change(true, pool[QStringLiteral("owedDark")].integer(0, mostOwed));
        return owed;
    }
    const json::Reader order = pool[owedKey];
    for (qsizetype i = 0; i < order.size(mostOwed); ++i)
        owed.change(order[i].word(sideWords) == 1, 1);
    return owed;
}

// By number, and by name for a table where the cars sit in another order.
QJsonValue storeSegment(const State& state)
{
    QJsonObject stored = storeValue(state.segment).toObject();
    if (!state.segment.isOpen())
        return stored;
    stored[QStringLiteral("carId")] = state.sheet(state.segment.car).id;
    if (state.segment.target >= 0)
        stored[QStringLiteral("targetId")] = state.sheet(state.segment.target).id;
    return stored;
}

void restoreSegment(const json::Reader& reader, State& state)
{
    restoreValue(reader, state.segment);
    const auto numberOf = [&](const QString& idKey, int number) {
        const int named = reader.has(idKey) ? state.setup->carIndex(reader[idKey].text()) : number;
        if (state.segment.isOpen() && (named >= static_cast<int>(state.cars.size()) ||
                                       (named < 0 && (number >= 0 || reader.has(idKey)))))
            reader[idKey].fail(QStringLiteral("is no car of this game"));
        return named;
    };
    state.segment.car = numberOf(QStringLiteral("carId"), state.segment.car);
    state.segment.target = numberOf(QStringLiteral("targetId"), state.segment.target);
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

int Owed::count(bool isDark) const
{
    return static_cast<int>(std::ranges::count(dark, isDark));
}

void Owed::change(bool isDark, int by)
{
    for (; by > 0; --by)
        dark.push_back(isDark);
    for (; by < 0; ++by) {
        if (const auto first = std::ranges::find(dark, isDark); first != dark.end())
            dark.erase(first);
    }
}

bool State::hasReserve(int team) const
{
    return std::ranges::any_of(setup->carsOf(team),
                               [&](int car) { return std::holds_alternative<Reserve>(cars[car].at); });
}

State beginning(std::shared_ptr<const Setup> setup)
{
    State state;
    for (const CarSheet& sheet : setup->cars) // those that are missing take no part
        state.cars.push_back(sheet.missing ? Car{.at = Destroyed{}, .damage = mostDamage} : Car{});
    state.pools.assign(setup->teams.size(), Pool{setup->poolSize, 0, 0});
    state.owed.resize(setup->teams.size());
    for (int deck = 0; deck < deckCount; ++deck)
        state.decks[deck] = cards::newDeck(setup->decks.sheets[deck], cardPlaces(*setup));
    state.setup = std::move(setup);
    return state;
}

std::optional<QString> imbalance(const State& state)
{
    for (int team = 0; team < static_cast<int>(state.pools.size()); ++team) {
        const Pool& pool = state.pools[team];
        const QString& id = state.setup->teams[team].id;
        if (std::min({pool.left, pool.claimed, pool.removed}) < 0 ||
            pool.left + pool.claimed + pool.removed != state.setup->poolSize)
            return QStringLiteral("%1: the victory points do not add up to %2")
                .arg(id)
                .arg(state.setup->poolSize);
        const auto racing = std::ranges::count_if(state.setup->carsOf(team),
                                                  [&](int car) { return state.cars[car].inRace(); });
        if (racing + state.owed[team].total() > state.setup->carsInRace())
            return QStringLiteral("%1: more than %2 cars race").arg(id).arg(state.setup->carsInRace());
    }
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        const int damage = state.cars[car].damage;
        const bool destroyed = std::holds_alternative<Destroyed>(state.cars[car].at);
        if (damage < 0 || damage > mostDamage || (damage == mostDamage) != destroyed)
            return QStringLiteral("car %1: %2 damage does not fit where it is")
                .arg(state.sheet(car).id)
                .arg(damage);
    }
    for (int deck = 0; deck < deckCount; ++deck) {
        if (const auto wrong = cards::imbalance(state.setup->decks.sheets[deck], state.decks[deck]))
            return QStringLiteral("%1 deck: %2").arg(deckWords[deck], *wrong);
    }
    for (int card = 0; card < bonusKinds; ++card) {
        const int kind = state.setup->decks.of(DeckId::Event).kindOf(bonusWords[card]);
        const int open = kind < 0 ? 0 : state.deck(DeckId::Event).at(cards::open).known[kind];
        if (state.bonus[card] < 0 || state.bonus[card] > bonusMarkers ||
            (state.bonus[card] > 0) != (open > 0))
            return QStringLiteral("%1: %2 markers on it").arg(bonusWords[card]).arg(state.bonus[card]);
    }
    return std::nullopt;
}

QJsonObject store(const State& state)
{
    QJsonArray cars;
    QJsonArray garage; // cars that are on no place of the track
    for (int i = 0; i < static_cast<int>(state.cars.size()); ++i) {
        if (!state.sheet(i).missing)
            (state.cars[i].inRace() ? cars : garage).append(storeCar(state, i));
    }
    QJsonArray teams;
    QJsonArray pools;
    for (int i = 0; i < static_cast<int>(state.pools.size()); ++i) {
        teams.append(state.setup->teams[i].id);
        pools.append(storeTeam(state, i));
    }
    QJsonObject stored{
        {QStringLiteral("format"), QStringLiteral("roadmarshal-position/1")},
        {QStringLiteral("game"), QStringLiteral("apocalypse-road")},
        {QStringLiteral("track"), track::storeWithoutPicture(state.setup->track)},
        {QStringLiteral("cars"), cars},
        {QStringLiteral("garage"), garage},
        {QStringLiteral("teams"), teams},
        {QStringLiteral("pools"), pools},
        {QStringLiteral("phase"), wordFor(phaseWords, state.phase)},
        {QStringLiteral("turn"), state.turn},
        {firstPlayerKey, state.setup->teams[state.firstPlayer].id},
        {toActKey, state.setup->teams[state.toAct].id},
        {QStringLiteral("marker"), state.markerDark ? QStringLiteral("dark") : QStringLiteral("light")},
        {QStringLiteral("clockStopped"), state.clockStopped},
        {segmentKey, storeSegment(state)},
        {QStringLiteral("decks"), storeDecks(state)},
        {QStringLiteral("bounty"), state.markersOn(Bonus::Bounty)},
        {QStringLiteral("raceBonus"), state.markersOn(Bonus::RaceBonus)},
        {QStringLiteral("winner"),
         state.winner < 0 ? QJsonValue() : QJsonValue(state.setup->teams[state.winner].id)}};
    // What a position has left open stays open.
    if (!state.setup->turnIsKnown)
        stored.remove(toActKey);
    if (!state.setup->holderIsKnown)
        stored.remove(firstPlayerKey);
    if (const QJsonObject turned = store(state.setup->rulings); !turned.isEmpty())
        stored[table::rulingsKey] = turned; // a position brings its own
    return stored;
}

std::expected<State, Problem> restore(std::shared_ptr<const Setup> setup, const QJsonObject& stored)
{
    State state = beginning(std::move(setup));
    const json::Reader reader{QJsonValue(stored)};
    state.markerDark = reader[QStringLiteral("marker")].word(sideWords) == 1;
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
        state.owed[i] = restoreOwed(pool);
    }
    const auto team = [&](const QString& key) {
        const int index = state.setup->teamIndex(reader[key].text());
        if (index < 0)
            reader[key].fail(QStringLiteral("is no team of this game"));
        return std::max(index, 0);
    };
    state.phase = static_cast<Phase>(reader[QStringLiteral("phase")].word(phaseWords));
    state.turn = reader[QStringLiteral("turn")].integer(1, 100'000);
    state.firstPlayer = state.setup->holderIsKnown ? team(firstPlayerKey) : 0;
    state.toAct = state.setup->turnIsKnown ? team(toActKey) : 0;
    state.clockStopped = reader[QStringLiteral("clockStopped")].boolean(false);
    if (reader.has(segmentKey))
        restoreSegment(reader[segmentKey], state);
    if (reader.has(QStringLiteral("decks")))
        restoreDecks(reader[QStringLiteral("decks")], state);
    state.bonus = {reader[QStringLiteral("bounty")].integer(0, bonusMarkers, 0),
                   reader[QStringLiteral("raceBonus")].integer(0, bonusMarkers, 0)};
    if (!stored[QStringLiteral("winner")].isNull())
        state.winner = team(QStringLiteral("winner"));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return state;
}

} // namespace roadmarshal::apocalypse_road

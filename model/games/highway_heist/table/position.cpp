#include "position.h"

#include "games/highway_heist/guide/read_guide.h"
#include "games/highway_heist/road/roofs.h"
#include "names.h"
#include "open_json.h"
#include "read_players.h"
#include "read_rows.h"
#include "read_vehicles.h"
#include "write_position.h"

namespace roadmarshal::highway_heist {

namespace {

void readHeader(const json::Reader& from)
{
    const json::Reader formatField = from[QStringLiteral("format")];
    if (const QString found = formatField.text(); found != positionFormat)
        formatField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, positionFormat));
    const json::Reader gameField = from[QStringLiteral("game")];
    if (const QString found = gameField.text(60, gameId); found != gameId)
        gameField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, gameId));
}

TurnedRulings readRulings(const json::Reader& reader)
{
    return isGiven(reader) ? readTurned(reader) : TurnedRulings();
}

void readCounters(const json::Reader& reader, State& state)
{
    state.counters = state.guide().counters;
    if (!isGiven(reader))
        return;
    (void)reader.object();
    for (const QString& id : reader.keys()) {
        if (!state.counters.contains(id))
            reader[id].fail(QStringLiteral("is unknown, the guide has no such counter"));
        state.counters[id] = reader[id].integer(-mostCount, mostCount);
    }
}

// One that is not on the road has nothing at the start.
void beginTokens(State& state)
{
    state.tokens = state.guide().tokens;
    for (auto& [token, at] : state.tokens) {
        if (at != outWord && !state.find(at))
            at = outWord;
    }
}

void readTokens(const json::Reader& reader, State& state)
{
    beginTokens(state);
    if (!isGiven(reader))
        return;
    (void)reader.object();
    for (const QString& id : reader.keys()) {
        const QString at = reader[id].text(longestId);
        if (!state.tokens.contains(id))
            reader[id].fail(QStringLiteral("is unknown, the guide has no such token"));
        const Vehicle* vehicle = state.find(at);
        if (at != outWord && at != adriftWord && (!vehicle || vehicle->isWreck))
            reader[id].fail(QStringLiteral("is \"%1\", which is no vehicle that carries anything").arg(at));
        state.tokens[id] = at;
    }
}

void readTurn(const json::Reader& from, State& state)
{
    state.round = from[QStringLiteral("round")].integer(1, mostRounds, 1);
    const json::Reader active = from[QStringLiteral("active")];
    if (isGiven(active)) {
        const QString id = active.text(longestId);
        state.active = state.playerIndex(id);
        if (state.active < 0)
            active.fail(QStringLiteral("is \"%1\", there is no such player").arg(id));
        else if (state.player(state.active).isExhausted)
            active.fail(QStringLiteral("is \"%1\", who is exhausted").arg(id));
    }
    const json::Reader used = from[QStringLiteral("used")];
    state.used = used.integer(0, actionsPerTurn, 0);
    if (state.used > 0 && state.active < 0)
        used.fail(QStringLiteral("is %1, but nobody is active").arg(state.used));
    state.isClosed = from[QStringLiteral("closed")].boolean(false);
    if (const json::Reader rolled = from[QStringLiteral("rolled")]; isGiven(rolled))
        state.attempt = table::restoreFields<Attempt>(rolled);
}

void readResult(const json::Reader& reader, State& state)
{
    if (!isGiven(reader))
        return;
    (void)reader.object();
    const bool isWon =
        reader[QStringLiteral("team")].word({QStringLiteral("lost"), QStringLiteral("won")}) == 1;
    state.result = Result{isWon, reader[QStringLiteral("rule")].text(longestId)};
}

std::expected<std::shared_ptr<Setup>, Problem> readSetup(const json::Reader& from,
                                                         const content::Library& library)
{
    auto setup = std::make_shared<Setup>();
    auto guide = guideAt(from[QStringLiteral("guide")], library);
    if (!guide)
        return std::unexpected(guide.error());
    setup->guide = *std::move(guide);
    setup->rulings = readRulings(from[QStringLiteral("rulings")]);
    return setup;
}

// Everything but who plays and by what.
void readTable(const json::Reader& from, State& state)
{
    readVehicles(from[QStringLiteral("vehicles")], state);
    if (!from.problem())
        readPegs(from[QStringLiteral("players")], state);
    if (!from.problem())
        readEnemyRow(from[QStringLiteral("enemyCards")], state);
    if (!from.problem())
        readStuntRow(from[QStringLiteral("stunts")], state);
    if (from.problem())
        return;
    readCounters(from[QStringLiteral("counters")], state);
    readTokens(from[QStringLiteral("tokens")], state);
    readTurn(from, state);
    readResult(from[QStringLiteral("result")], state);
    if (const json::Reader open = from[QStringLiteral("open")];
        !from.problem() && !open.value().toObject().isEmpty())
        state.open = readOpen(open, state);
    if (from.problem())
        return;
    checkRoofs(from, state);
    checkSupply(from[QStringLiteral("supply")], state);
}

} // namespace

std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library)
{
    const json::Reader reader{QJsonValue(object)};
    readHeader(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    auto setup = readSetup(reader, library);
    if (!setup)
        return std::unexpected(setup.error());
    State state;
    readPlayers(reader[QStringLiteral("players")], library, (*setup)->seats, state.players);
    state.setup = *std::move(setup);
    if (!reader.problem())
        readTable(reader, state);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return state;
}

} // namespace roadmarshal::highway_heist

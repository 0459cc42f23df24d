#include "queries.h"

#include "games/highway_heist/enemies/card_row.h"
#include "games/highway_heist/enemies/stunt_row.h"
#include "games/highway_heist/table/names.h"
#include "patch.h"
#include "preview_report.h"
#include "resolve_report.h"

namespace roadmarshal::highway_heist {

using table::Query;
using table::QueryOption;
using table::QueryOptions;
using table::Sink;

namespace {

using Answered = std::expected<void, Problem>;

const QueryOption player{QStringLiteral("--player"), true, true, QStringLiteral("--player ID")};
const QueryOption action{QStringLiteral("--action"), true, true, QStringLiteral("--action ACTION")};
const QueryOption die{QStringLiteral("--die"), true, false, QStringLiteral("(--die SYMBOL")};
const QueryOption roller{QStringLiteral("--player"), true, false, QStringLiteral("[--player ID] |")};
const QueryOption endOfRound{QStringLiteral("--end-of-round"), false, false,
                             QStringLiteral("--end-of-round)")};
const QueryOption defense{QStringLiteral("--defense"), true, false, QStringLiteral("[--defense N]")};
const QueryOption draw{QStringLiteral("--draw"), true, false, QStringLiteral("[--draw CARD]")};
const QueryOption count{QStringLiteral("--count"), false, false, QStringLiteral("[--count]")};

std::unexpected<Problem> wrong(const QueryOption& option, const QString& reason)
{
    return std::unexpected(Problem{option.name, reason});
}

// As it lies: what is owed in a game that waits in the middle of something is not looked at.
State tableOf(const table::State& of)
{
    State state = of.as<State>();
    state.open.reset();
    return state;
}

std::expected<int, Problem> playerIn(const State& state, const QString& id)
{
    const int index = state.playerIndex(id);
    if (index < 0)
        return wrong(player, QStringLiteral("is \"%1\", the position has no such player").arg(id));
    return index;
}

Answered preview(const table::State& of, const QueryOptions& options, const Sink& sink,
                 const std::stop_token&)
{
    const State state = tableOf(of);
    const QString& word = options.at(action.name);
    return playerIn(state, options.at(player.name)).and_then([&](int index) -> Answered {
        if (!actionWords.contains(word))
            return wrong(action, QStringLiteral("is \"%1\", known is %2").arg(word, actionWords.join(u", ")));
        sink(previewReport(state, index, word, options.contains(count.name)));
        return {};
    });
}

std::expected<void, Problem> readWhat(const State& state, const QueryOptions& options, Resolving& resolving)
{
    const bool isRound = options.contains(endOfRound.name);
    if (isRound && options.contains(die.name))
        return wrong(endOfRound, QStringLiteral("does not go with %1").arg(die.name));
    if (isRound && options.contains(roller.name))
        return wrong(roller, QStringLiteral("does not go with %1").arg(endOfRound.name));
    if (isRound)
        return {};
    const auto symbol = options.find(die.name);
    if (symbol == options.end())
        return wrong(die, QStringLiteral("or %1 is missing").arg(endOfRound.name));
    resolving.symbol = enumFor<Symbol>(symbolWords, symbol->second);
    if (!resolving.symbol)
        return wrong(die,
                     QStringLiteral("is \"%1\", known is %2").arg(symbol->second, symbolWords.join(u", ")));
    const auto named = options.find(roller.name);
    if (named == options.end() && state.active < 0)
        return wrong(roller, QStringLiteral("is missing, and nobody is active"));
    const auto index = named == options.end() ? state.active : playerIn(state, named->second);
    if (!index)
        return std::unexpected(index.error());
    resolving.roller = *index;
    return {};
}

std::expected<void, Problem> readDefense(const QueryOptions& options, Resolving& resolving)
{
    const auto given = options.find(defense.name);
    if (given == options.end())
        return {};
    bool isNumber = false;
    const int successes = given->second.toInt(&isNumber);
    if (!isNumber || successes < 0 || successes > mostDice)
        return wrong(defense,
                     QStringLiteral("is \"%1\", allowed is 0 to %2").arg(given->second).arg(mostDice));
    resolving.supposed.successes = successes;
    return {};
}

// The cards that can come up at the end of it.
QStringList drawable(const State& state, const Resolving& resolving)
{
    if (!resolving.symbol)
        return drawableStunts(withShiftedStunts(state));
    if (*resolving.symbol == Symbol::Suv || *resolving.symbol == Symbol::Peg)
        return {};
    QStringList cards = drawableCards(withShiftedCards(state));
    if (!cards.isEmpty())
        cards.append(unseenCard);
    return cards;
}

std::expected<void, Problem> readDraw(const State& state, const QueryOptions& options, Resolving& resolving)
{
    const auto given = options.find(draw.name);
    if (given == options.end())
        return {};
    if (!drawable(state, resolving).contains(given->second))
        return wrong(draw, QStringLiteral("is \"%1\", which can't come up here").arg(given->second));
    resolving.supposed.drawn = given->second;
    return {};
}

QByteArray refusedReport(const State& state, bool countOnly)
{
    if (countOnly)
        return "0";
    return compact({{QStringLiteral("refused"), QJsonObject{{QStringLiteral("rule"), state.result->rule}}},
                    {QStringLiteral("order"), QJsonArray()},
                    {QStringLiteral("orderMatters"), false},
                    {QStringLiteral("count"), 0},
                    {QStringLiteral("outcomes"), QJsonArray()}});
}

Answered resolve(const table::State& of, const QueryOptions& options, const Sink& sink,
                 const std::stop_token& stop)
{
    const State state = tableOf(of);
    const bool countOnly = options.contains(count.name);
    Resolving resolving;
    for (const auto& read : {readWhat(state, options, resolving), readDefense(options, resolving)}) {
        if (!read)
            return std::unexpected(read.error());
    }
    if (state.result) {
        sink(refusedReport(state, countOnly));
        return {};
    }
    if (const auto read = readDraw(state, options, resolving); !read)
        return std::unexpected(read.error());
    const auto report = resolveReport(state, resolving, countOnly, stop);
    if (!report)
        return wrong(resolving.symbol ? die : endOfRound,
                     QStringLiteral("leads to too many outcomes to tell them all"));
    sink(*report);
    return {};
}

} // namespace

const QList<Query>& queries()
{
    static const QList<Query> list{
        {QStringLiteral("preview"), {player, action, count}, preview},
        {QStringLiteral("resolve"), {die, roller, endOfRound, defense, draw, count}, resolve}};
    return list;
}

} // namespace roadmarshal::highway_heist

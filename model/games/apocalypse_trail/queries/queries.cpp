#include "queries.h"

#include "check_line.h"
#include "games/apocalypse_trail/table/state.h"
#include "movement_report.h"
#include "scenario_report.h"
#include "table_reports.h"

namespace roadmarshal::apocalypse_trail {

using table::Query;
using table::QueryOption;
using table::QueryOptions;
using table::Sink;

namespace {

using Answered = std::expected<void, Problem>;

const QueryOption crew{QStringLiteral("--crew"), true, false, QStringLiteral("(--crew ID")};
const QueryOption roll{QStringLiteral("--roll"), true, false, QStringLiteral("[--roll N]")};
const QueryOption push{QStringLiteral("--push"), false, false, QStringLiteral("[--push]")};
const QueryOption back{QStringLiteral("--back"), false, false, QStringLiteral("[--back] |")};
const QueryOption scenario{QStringLiteral("--scenario"), true, false,
                           QStringLiteral("--scenario CARD [--crew ID])")};
const QueryOption line{QStringLiteral("--line"), true, false, QStringLiteral("[--line LINE]")};

std::unexpected<Problem> wrong(const QueryOption& option, const QString& reason)
{
    return std::unexpected(Problem{option.name, reason});
}

// The pawn of the crew that is named, or whose turn it is.
std::expected<QString, Problem> pawnIn(const State& state, const QueryOptions& options)
{
    const auto given = options.find(crew.name);
    if (given == options.end()) {
        if (!state.isRace())
            return convoyId;
        if (state.turn.pawn.isEmpty())
            return wrong(crew, QStringLiteral("is missing, it is nobody's turn"));
        return state.turn.pawn;
    }
    if (!state.crew(given->second))
        return wrong(crew, QStringLiteral("is \"%1\", which is none of the crews").arg(given->second));
    return state.pawnOf(given->second).id;
}

std::expected<MovementAsked, Problem> movementIn(const QueryOptions& options)
{
    MovementAsked asked{.push = options.contains(push.name), .back = options.contains(back.name)};
    const auto given = options.find(roll.name);
    if (given == options.end())
        return asked;
    if (asked.push)
        return wrong(roll, QStringLiteral("does not go with --push"));
    bool isNumber = false;
    asked.roll = given->second.toInt(&isNumber);
    if (!isNumber)
        return wrong(roll, QStringLiteral("is \"%1\", which is no number").arg(given->second));
    return asked;
}

Answered scenarioPreview(const State& state, const QueryOptions& options, const Sink& sink,
                         const std::stop_token& stop)
{
    for (const QueryOption& other : {roll, push, back}) {
        if (options.contains(other.name))
            return wrong(other, QStringLiteral("does not go with --scenario"));
    }
    const ScenarioCard* card = state.box().scenario(options.at(scenario.name));
    if (!card)
        return wrong(
            scenario,
            QStringLiteral("is \"%1\", the box has no such scenario").arg(options.at(scenario.name)));
    return pawnIn(state, options).transform([&](const QString& pawn) {
        sink(scenarioReport(state, pawn, *card, stop));
    });
}

Answered preview(const table::State& of, const QueryOptions& options, const Sink& sink,
                 const std::stop_token& stop)
{
    const auto& state = of.as<State>();
    if (options.contains(scenario.name))
        return scenarioPreview(state, options, sink, stop);
    if (!options.contains(crew.name))
        return wrong(crew, QStringLiteral("or --scenario is missing"));
    const auto asked = movementIn(options);
    if (!asked)
        return std::unexpected(asked.error());
    return pawnIn(state, options)
        .and_then([&](const QString& pawn) { return movementReport(state, pawn, *asked, stop); })
        .transform(sink);
}

Answered check(const table::State& of, const QueryOptions& options, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    if (const auto given = options.find(line.name); given != options.end())
        return checkLine(state, given->second).transform(sink);
    sink(carryingReport(state));
    return {};
}

Answered standingsOf(const table::State& of, const QueryOptions&, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    if (!state.isRace())
        return std::unexpected(
            Problem{QStringLiteral("mode"), QStringLiteral("is \"survival\", which has no standings")});
    sink(standingsReport(state));
    return {};
}

} // namespace

const QList<Query>& queries()
{
    static const QList<Query> list{{QStringLiteral("preview"), {crew, roll, push, back, scenario}, preview},
                                   {QStringLiteral("check"), {line}, check},
                                   {QStringLiteral("standings"), {}, standingsOf}};
    return list;
}

} // namespace roadmarshal::apocalypse_trail

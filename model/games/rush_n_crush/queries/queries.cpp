#include "queries.h"

#include "check_report.h"
#include "drive_report.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "lever_report.h"

namespace roadmarshal::rush_n_crush {

using table::Query;
using table::QueryOption;
using table::QueryOptions;
using table::Sink;

namespace {

using Answered = std::expected<void, Problem>;

const QueryOption car{QStringLiteral("--car"), true, true, QStringLiteral("--car ID")};
const QueryOption lever{QStringLiteral("--lever"), false, false, QStringLiteral("(--lever |")};
const QueryOption drive{QStringLiteral("--drive"), false, false, QStringLiteral("--drive)")};
const QueryOption moves{QStringLiteral("--lever"), true, false, QStringLiteral("(--lever MOVES |")};
const QueryOption path{QStringLiteral("--path"), true, false, QStringLiteral("--path 3,l,x)")};
const QueryOption allowed{QStringLiteral("--allowance"), true, false, QStringLiteral("[--allowance N]")};
const QueryOption count{QStringLiteral("--count"), false, false, QStringLiteral("[--count]")};

std::unexpected<Problem> wrong(const QueryOption& option, const QString& reason)
{
    return std::unexpected(Problem{option.name, reason});
}

std::expected<int, Problem> carIn(const State& state, const QueryOptions& options)
{
    const QString& id = options.at(car.name);
    const int index = state.carIndex(id);
    if (index < 0)
        return wrong(car, QStringLiteral("is \"%1\", the position has no such car").arg(id));
    return index;
}

// One of two things is asked.
std::expected<bool, Problem> isFirst(const QueryOptions& options, const QueryOption& first,
                                     const QueryOption& second)
{
    if (options.contains(first.name) && options.contains(second.name))
        return wrong(second, QStringLiteral("does not go with %1").arg(first.name));
    if (!options.contains(first.name) && !options.contains(second.name))
        return wrong(first, QStringLiteral("or %1 is missing").arg(second.name));
    if (options.contains(first.name) && options.contains(allowed.name))
        return wrong(allowed, QStringLiteral("does not go with %1").arg(first.name));
    return options.contains(first.name);
}

bool drives(const State& state, int index)
{
    const Acting* acting = state.actingOf(index);
    return acting && acting->drive;
}

std::expected<Start, Problem> startIn(const State& state, int index, const QueryOptions& options)
{
    if (!state.isPlaced(state.car(index))) // RNC-10
        return wrong(
            car,
            QStringLiteral("is \"%1\", which does not stand on the course yet").arg(state.car(index).id));
    const auto given = options.find(allowed.name);
    if (given == options.end())
        return startOf(state, index);
    bool isNumber = false;
    const int allowance = given->second.toInt(&isNumber);
    if (!isNumber || allowance < 0 || allowance > mostAllowance)
        return wrong(allowed,
                     QStringLiteral("is \"%1\", allowed is 0 to %2").arg(given->second).arg(mostAllowance));
    if (drives(state, index))
        return wrong(allowed, QStringLiteral("does not go with a car in the middle of a drive"));
    if (isFree(state.bubbleOf(state.car(index)).speed))
        return wrong(allowed, QStringLiteral("does not go with a speed of 50 or less"));
    return startOf(state, index, allowance);
}

std::expected<QByteArray, Problem> leverPreview(const State& state, int index, bool countOnly)
{
    if (drives(state, index))
        return wrong(lever, QStringLiteral("does not go with a car in the middle of a drive"));
    return leverReport(state, index, countOnly);
}

Answered preview(const table::State& of, const QueryOptions& options, const Sink& sink,
                 const std::stop_token&)
{
    const auto& state = of.as<State>();
    const bool countOnly = options.contains(count.name);
    const auto index = carIn(state, options);
    if (!index)
        return std::unexpected(index.error());
    if (state.car(*index).isWreck())
        return wrong(car, QStringLiteral("is \"%1\", which is a wreck").arg(state.car(*index).id));
    return isFirst(options, lever, drive)
        .and_then([&](bool isLever) -> std::expected<QByteArray, Problem> {
            if (isLever)
                return leverPreview(state, *index, countOnly);
            return startIn(state, *index, options).transform([&](const Start& start) {
                return driveReport(state, start, countOnly);
            });
        })
        .transform(sink);
}

Answered check(const table::State& of, const QueryOptions& options, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    const auto index = carIn(state, options);
    if (!index)
        return std::unexpected(index.error());
    const auto isLever = isFirst(options, moves, path);
    if (!isLever)
        return std::unexpected(isLever.error());
    if (*isLever) {
        const auto parsed = parseLeverMoves(options.at(moves.name));
        if (!parsed)
            return wrong(moves, QStringLiteral("has \"%1\", which is no lever move such as +, -, g4, b, t")
                                    .arg(parsed.error()));
        sink(leverCheck(state, *index, *parsed));
        return {};
    }
    const auto parsed = parsePath(state, options.at(path.name));
    if (!parsed)
        return wrong(path,
                     QStringLiteral("has \"%1\", which is no step such as 3, l, r, b14, x, @red- or @red+")
                         .arg(parsed.error()));
    return startIn(state, *index, options).transform([&](const Start& start) {
        sink(pathCheck(state, start, *parsed));
    });
}

} // namespace

const QList<Query>& queries()
{
    static const QList<Query> list{{QStringLiteral("preview"), {car, lever, drive, allowed, count}, preview},
                                   {QStringLiteral("check"), {car, moves, path, allowed}, check}};
    return list;
}

} // namespace roadmarshal::rush_n_crush

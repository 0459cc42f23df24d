#include "queries.h"

#include "movement_report.h"
#include "standing_report.h"

namespace roadmarshal::apocalypse_road {

using table::Query;
using table::QueryOption;
using table::QueryOptions;
using table::Sink;

namespace {

using Answered = std::expected<void, Problem>;

const QueryOption car{QStringLiteral("--car"), true, true, QStringLiteral("--car ID")};
const QueryOption card{QStringLiteral("--card"), true, true, QStringLiteral("--card CARD")};
// Without any, it is stopping where the car stands that is judged.
const QueryOption path{QStringLiteral("--path"), true, false, QStringLiteral("--path 7.1,7.2,8.2")};
const QueryOption count{QStringLiteral("--count"), false, false, QStringLiteral("[--count]")};

QString given(const QueryOptions& options, const QueryOption& option)
{
    const auto found = options.find(option.name);
    return found == options.end() ? QString() : found->second;
}

Answered hand(const std::expected<QByteArray, Problem>& report, const Sink& sink)
{
    return report.transform(sink);
}

Answered preview(const table::State& state, const QueryOptions& options, const Sink& sink,
                 std::stop_token stop)
{
    const auto& table = state.as<State>();
    if (options.contains(count.name))
        return hand(previewReport(table, given(options, car), given(options, card), true, std::move(stop)),
                    sink);
    return writePreview(table, given(options, car), given(options, card), sink, std::move(stop));
}

Answered check(const table::State& state, const QueryOptions& options, const Sink& sink, std::stop_token stop)
{
    return hand(checkReport(state.as<State>(), given(options, car), given(options, card),
                            given(options, path), std::move(stop)),
                sink);
}

Answered shoot(const table::State& state, const QueryOptions& options, const Sink& sink,
               const std::stop_token&)
{
    return hand(shootReport(state.as<State>(), given(options, car)), sink);
}

Answered firstPlayer(const table::State& state, const QueryOptions&, const Sink& sink, const std::stop_token&)
{
    return hand(firstPlayerReport(state.as<State>()), sink);
}

} // namespace

const QList<Query>& queries()
{
    static const QList<Query> list{{QStringLiteral("preview"), {car, card, count}, preview},
                                   {QStringLiteral("check"), {car, card, path}, check},
                                   {QStringLiteral("shoot"), {car}, shoot},
                                   {QStringLiteral("first-player"), {}, firstPlayer}};
    return list;
}

} // namespace roadmarshal::apocalypse_road

// The preview budget of Highway Heist: four cars among eight SUVs, each with a peg; and dice with many
// choices.
#include "games/highway_heist/queries/preview_report.h"
#include "games/highway_heist/queries/resolve_report.h"
#include "support/highway_heist/table.h"

#include <benchmark/benchmark.h>

namespace roadmarshal {

namespace {

using test::heist::text;

// The Active Player stands far off, so that the team picks whom each SUV slams.
highway_heist::State crowd(const char* board)
{
    const auto player = [&](const char* name) { return text(name) + text(" 3/2/3/1 ") + text(board); };
    const QJsonArray players{player("ann"), player("bo"), player("cy"), player("dee")};
    const QJsonArray vehicles{
        text("a start c12r5 owner=ann"), text("b start c5r2 owner=bo"),   text("c start c5r4 owner=cy"),
        text("d start c7r3 owner=dee"),  text("suv1 suv c5r3 enemies=1"), text("suv2 suv c6r3 enemies=1"),
        text("suv3 suv c6r2 enemies=1"), text("suv4 suv c6r4 enemies=1"), text("suv5 suv c4r3 enemies=1"),
        text("suv6 suv c6r1 enemies=1"), text("suv7 suv c6r5 enemies=1"), text("suv8 suv c7r2 enemies=1")};
    return test::heist::read(
               test::heist::positionOf({{text("players"), players}, {text("vehicles"), vehicles}}))
        .value();
}

void preview(benchmark::State& state, int player, const char* action)
{
    const highway_heist::State table = crowd("2/2/1/1/5");
    for (auto _ : state) {
        QByteArray report = highway_heist::previewReport(table, player, text(action), false);
        benchmark::DoNotOptimize(report);
    }
    state.counters["results"] = highway_heist::previewReport(table, player, text(action), true).toDouble();
}

void resolve(benchmark::State& state, highway_heist::Symbol symbol, std::optional<int> successes)
{
    const highway_heist::State table = crowd("2/2/1/0/3");
    const highway_heist::Resolving question{symbol, 0, {successes, {}}};
    for (auto _ : state) {
        auto report = highway_heist::resolveReport(table, question, false, {});
        benchmark::DoNotOptimize(report);
    }
    state.counters["outcomes"] =
        highway_heist::resolveReport(table, question, true, {}).value_or("0").toDouble();
}

} // namespace

BENCHMARK_CAPTURE(preview, heist_drive, 0, "drive")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, heist_force, 3, "force")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, heist_leap, 3, "leap")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resolve, heist_slams, highway_heist::Symbol::Suv, std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resolve, heist_slams_that_destroy, highway_heist::Symbol::Suv, 0)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(resolve, heist_pegs, highway_heist::Symbol::Peg, 0)->Unit(benchmark::kMillisecond);

} // namespace roadmarshal

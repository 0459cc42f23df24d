// The preview budgets: a pack of 40 cars on the four lanes of an oval, and a naive enumeration beside it.
#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/queries/outcome_text.h"
#include "support/apocalypse_road/naive_movement.h"
#include "support/apocalypse_road/tracks.h"

#include <benchmark/benchmark.h>

namespace roadmarshal {

namespace {

namespace ar = apocalypse_road::movement;

constexpr int lanes = 4;

// Rows of four from sector 2 on, with a gap here and there; the active car is in the last row.
struct Field
{
    track::Track track = test::oval(36, lanes);
    track::Graph graph{track};
    ar::Pack pack{&graph, {}, {}};

    explicit Field(int cars)
    {
        for (int i = 0; static_cast<int>(pack.cars.size()) < cars; ++i) {
            if (i % 5 != 4)
                pack.cars.push_back(track::Space{2 + i / lanes, i % lanes});
        }
    }
};

constexpr ar::Car inTheLastRow = 2;

void preview(benchmark::State& state, ar::Type type, int points, int cars)
{
    const Field field(cars);
    std::int64_t outcomes = 0;
    std::int64_t seen = 0;
    for (auto _ : state) {
        const auto found = ar::findOutcomes(field.pack, {inTheLastRow, type, false, points});
        outcomes = found->size();
        seen += found->statesSeen();
    }
    state.counters["outcomes"] = static_cast<double>(outcomes);
    state.counters["states/s"] = benchmark::Counter(static_cast<double>(seen), benchmark::Counter::kIsRate);
}

// Plain recursion: every sequence of steps, nothing merged.
void previewNaively(benchmark::State& state, ar::Type type, int points, int cars)
{
    const Field field(cars);
    std::int64_t outcomes = 0;
    for (auto _ : state) {
        test::naive::Enumeration all(field.track, field.pack.cars, inTheLastRow, type, false, points,
                                     1'000'000'000);
        outcomes = static_cast<std::int64_t>(all.outcomes.size());
    }
    state.counters["outcomes"] = static_cast<double>(outcomes);
}

void checkAPath(benchmark::State& state)
{
    const Field field(40);
    const ar::Activation activation{inTheLastRow, ar::Type::Overtake, false, 10};
    const auto found = ar::findOutcomes(field.pack, activation);
    std::vector<track::Space> path = found->at(found->size() / 2).path;
    path.back().lane = lanes; // the step that has to be explained is the last
    for (auto _ : state)
        benchmark::DoNotOptimize(ar::judgePath(field.pack, activation, path));
}

void reportOutcomes(benchmark::State& state, int points)
{
    const Field field(40);
    const auto found = ar::findOutcomes(field.pack, {inTheLastRow, ar::Type::Overtake, false, points});
    QStringList ids;
    for (std::size_t i = 0; i < field.pack.cars.size(); ++i)
        ids.append(QString::number(i));
    qsizetype bytes = 0;
    for (auto _ : state) {
        bytes = 0;
        apocalypse_road::OutcomeWriter(field.graph, ids).write(*found, [&bytes](const QByteArray& piece) {
            bytes += piece.size();
        });
    }
    state.counters["outcomes"] = found->size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

} // namespace

BENCHMARK_CAPTURE(preview, widest_overtake_10, ar::Type::Overtake, 10, 40)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, absurd_overtake_14, ar::Type::Overtake, 14, 40)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, ordinary_solo_8, ar::Type::Solo, 8, 20)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, line_8, ar::Type::Line, 8, 40)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, overtake_8, ar::Type::Overtake, 8, 40)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(previewNaively, overtake_8, ar::Type::Overtake, 8, 40)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(previewNaively, ordinary_solo_8, ar::Type::Solo, 8, 20)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK(checkAPath)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reportOutcomes, absurd_overtake_14, 14)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace roadmarshal

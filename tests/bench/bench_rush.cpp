// The preview budget of Rush'n'Crush: a pack of six on four lanes, fast, among rocks, wrecks and nails.
#include "games/rush_n_crush/queries/drive_report.h"
#include "support/rush_n_crush/table.h"

#include <benchmark/benchmark.h>

#include <QJsonDocument>

namespace roadmarshal {

namespace {

using test::rush::text;

// Every third row has a rock, in turn from lane to lane.
QJsonObject course(int lanes)
{
    QStringList rocks;
    for (int row = 6; row <= 38; row += 3)
        rocks.append(QChar::fromLatin1(static_cast<char>('a' + row / 3 % lanes)) + QString::number(row));
    return {{text("id"), text("bench")},
            {text("modules"), test::rush::stripModules(lanes, 60, rocks)},
            {text("closed"), true},
            {text("finish"), 60}};
}

rush_n_crush::State pack(int lanes, const char* lever)
{
    const QJsonObject position = test::rush::position(
        course(lanes),
        {text("red b1 ") + text(lever), text("blue a3 G5-18"), text("green c4 G5-18"), text("white b8 G5-18"),
         text("grey a11 state=destroyed"), text("black c13 state=exploded")},
        {{text("nails"),
          QJsonArray{text("a7"), text("b10"), text("b10"), text("c8"), text("a14"), text("c15")}}});
    return test::rush::read(position).value();
}

void preview(benchmark::State& state, int lanes, const char* lever, std::optional<int> allowance)
{
    const rush_n_crush::State table = pack(lanes, lever);
    const rush_n_crush::Start start = rush_n_crush::startOf(table, 0, allowance);
    qsizetype outcomes = 0;
    for (auto _ : state) {
        QByteArray report = rush_n_crush::driveReport(table, start, false);
        benchmark::DoNotOptimize(report);
        state.PauseTiming();
        outcomes = test::rush::toObject(report)[text("outcomes")].toArray().size();
        state.ResumeTiming();
    }
    state.counters["outcomes"] = static_cast<double>(outcomes);
}

} // namespace

BENCHMARK_CAPTURE(preview, rush_six_at_180, 4, "G5-18", std::nullopt)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, rush_six_at_180_six_lanes, 6, "G5-18", std::nullopt)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, rush_six_at_160_after_a_six, 6, "G5-16", 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(preview, rush_before_the_test_at_160, 6, "G5-16", std::nullopt)
    ->Unit(benchmark::kMillisecond);

} // namespace roadmarshal

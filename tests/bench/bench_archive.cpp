// An archive of 300 whole games: until each has been glanced at, until all is read, and from memory.
#include "archive/scan.h"
#include "support/game_shelf.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace roadmarshal;

namespace {

constexpr int gameCount = 300;

// Qt finds its database driver through an application.
void needApplication()
{
    static int argc = 1;
    static char name[] = "roadmarshal_bench";
    static char* argv[] = {name, nullptr};
    if (!QCoreApplication::instance())
        static const QCoreApplication application(argc, argv);
}

const QString& shelf()
{
    needApplication();
    static const QTemporaryDir folder;
    static const bool filled = test::fillShelf(folder.path(), gameCount, 12);
    static const QString path = filled ? folder.path() : QString();
    return path;
}

void listAtFirstSight(benchmark::State& state)
{
    const archive::Wanted wanted{{{shelf()}, {}}, {}, true};
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        int seen = 0;
        std::stop_source stop;
        archive::scan(wanted,
                      {{},
                       [&](const archive::GameRecord&) {
                           if (++seen == gameCount)
                               stop.request_stop();
                       }},
                      stop.get_token());
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) / 1e9);
    }
}
BENCHMARK(listAtFirstSight)->Unit(benchmark::kMillisecond)->UseManualTime();

void readAllOfThem(benchmark::State& state)
{
    const archive::Wanted wanted{{{shelf()}, {}}, {}};
    for (auto _ : state)
        benchmark::DoNotOptimize(archive::scan(wanted));
}
BENCHMARK(readAllOfThem)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);

void listFromMemory(benchmark::State& state)
{
    const QTemporaryDir cache;
    const archive::Wanted wanted{{{shelf()}, {}}, cache.filePath(QStringLiteral("index"))};
    archive::scan(wanted);
    for (auto _ : state)
        benchmark::DoNotOptimize(archive::scan(wanted));
}
BENCHMARK(listFromMemory)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

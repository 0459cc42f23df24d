// Commit latency beside a bare fsync, and opening and jumping in a game of 2,000 entries.
#include "games/games.h"
#include "support/demo_game.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QFile>

#include <unistd.h>

using namespace roadmarshal;
using test::DemoGame;

namespace {

// Qt finds its database driver through an application.
void needApplication()
{
    static int argc = 1;
    static char name[] = "roadmarshal_bench";
    static char* argv[] = {name, nullptr};
    static QCoreApplication application(argc, argv);
}

// One evening's worth many times over: activations with a correction now and then.
DemoGame& longGame()
{
    needApplication();
    static DemoGame game(1);
    static const bool filled = [] {
        std::mt19937 random(1);
        while (game.session->last() < 2000)
            test::randomEntry(*game.session, random);
        return true;
    }();
    (void)filled;
    return game;
}

void bareFsync(benchmark::State& state)
{
    needApplication();
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("x")));
    (void)file.open(QIODevice::WriteOnly);
    const QByteArray page(4096, 'x');
    for (auto _ : state) {
        file.write(page);
        file.flush();
        ::fdatasync(file.handle());
    }
}
BENCHMARK(bareFsync)->Unit(benchmark::kMicrosecond)->Iterations(500)->UseRealTime();

void commitAnEntry(benchmark::State& state)
{
    needApplication();
    const QTemporaryDir disk; // the game's own folder may be in memory
    DemoGame game(1);
    if (!game.session->moveTo(disk.filePath(QStringLiteral("game.roadmarshal"))))
        return state.SkipWithError("not moved");
    int damage = 0;
    for (auto _ : state) {
        damage = (damage + 1) % 5;
        if (!game.take(QStringLiteral("set 36 damage %1").arg(damage)))
            state.SkipWithError("not recorded");
    }
}
BENCHMARK(commitAnEntry)->Unit(benchmark::kMicrosecond)->Iterations(500)->UseRealTime();

void openAGameOf2000Entries(benchmark::State& state)
{
    DemoGame& game = longGame();
    for (auto _ : state)
        benchmark::DoNotOptimize(table::Session::open(games::find, game.path(), table::Access::ReadOnly));
    state.counters["bytes"] = static_cast<double>(QFile(game.path()).size());
}
BENCHMARK(openAGameOf2000Entries)->Unit(benchmark::kMillisecond);

void jumpAnywhereInIt(benchmark::State& state)
{
    DemoGame& game = longGame();
    std::mt19937 random(2);
    for (auto _ : state) {
        state.PauseTiming();
        // A fresh reader each time, so that nothing is remembered from the last jump.
        const auto session = table::Session::open(games::find, game.path(), table::Access::ReadOnly).value();
        const int target = static_cast<int>(random() % 2000);
        state.ResumeTiming();
        benchmark::DoNotOptimize(session->at(target));
    }
}
BENCHMARK(jumpAnywhereInIt)->Unit(benchmark::kMillisecond)->Iterations(100);

void undoAndRedoAtTheEnd(benchmark::State& state)
{
    DemoGame game(1);
    std::mt19937 random(1);
    for (int i = 0; i < 50; ++i)
        test::randomEntry(*game.session, random);
    for (auto _ : state) {
        (void)game.session->undo();
        (void)game.session->redo();
    }
}
BENCHMARK(undoAndRedoAtTheEnd)->Unit(benchmark::kMicrosecond);

} // namespace

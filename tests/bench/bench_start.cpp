// From the start of the program to a painted window with a game in it, and the memory that takes.
#include <benchmark/benchmark.h>

#include <QElapsedTimer>
#include <QProcess>

namespace {

void startToAWindowWithAGame(benchmark::State& state)
{
    double kilobytes = 0;
    for (auto _ : state) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!environment.contains(QStringLiteral("DISPLAY")))
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        QElapsedTimer timer;
        timer.start();
        program.start(QStringLiteral(ROADMARSHAL_PROGRAM),
                      {QStringLiteral("--demo"), QStringLiteral("--measure")});
        if (!program.waitForReadyRead(20'000)) {
            state.SkipWithError("the window did not show");
            return;
        }
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) / 1e9);
        kilobytes = program.readAllStandardOutput().trimmed().toDouble();
        program.waitForFinished();
    }
    state.counters["MB"] = kilobytes / 1024;
}
BENCHMARK(startToAWindowWithAGame)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);

} // namespace

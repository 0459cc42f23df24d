// The preview budget of Road Kill Rally: six lanes of danger at full speed, with jump jets over a pack,
// hazards and as many pedestrians as a position may have.
#include "games/road_kill_rally/queries/drive_report.h"
#include "support/road_kill_rally/table.h"

#include <benchmark/benchmark.h>

namespace roadmarshal {

namespace {

using test::rally::text;

road_kill_rally::State crowd()
{
    QStringList spaces;
    QJsonArray pedestrians;
    QJsonArray hazards;
    for (int row = 1; row <= 30; ++row) {
        for (int lane = 0; lane < 6; ++lane) {
            const QString place = QChar(u'a' + lane) + QString::number(row);
            spaces.append(place + u' ' + text("yor")[(row * 5 + lane * 2) % 3]);
            for (int i = 0; i < (row * 7 + lane) % 4 && pedestrians.size() < 500; ++i)
                pedestrians.append(QJsonObject{{text("at"), place}, {text("colour"), text("red")}});
            if (row % 3 == 0 && lane % 2 == 0)
                hazards.append(QJsonObject{{text("at"), place}, {text("hazard"), text("oil")}});
        }
    }
    const QJsonObject position =
        test::rally::position(test::rally::strip(30, 6, 6, spaces),
                              {text("red c3 speed=10 hand=12 mounted=Y1:jets"), text("blue c7"),
                               text("green d9"), text("black b10"), text("yellow e11"), text("purple d8")},
                              {{text("pedestrians"), pedestrians}, {text("hazards"), hazards}});
    return test::rally::read(position).value();
}

void preview(benchmark::State& state)
{
    const road_kill_rally::State table = crowd();
    for (auto _ : state) {
        QByteArray report = road_kill_rally::driveReport(table, 0, 10, false);
        benchmark::DoNotOptimize(report);
    }
}

} // namespace

BENCHMARK(preview)->Name("rally_crowd_at_200")->Unit(benchmark::kMillisecond);

} // namespace roadmarshal

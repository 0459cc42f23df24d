// The figures of a game for paper: they add up to what lies on the table.
#include "log/facts.h"
#include "report/summary.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

#include <numeric>

using namespace roadmarshal;
using namespace roadmarshal::test;
using report::CarReport;
using report::Summary;
using report::TeamReport;

namespace {

const TeamReport& team(const Summary& summary, const char* id)
{
    return *std::ranges::find(summary.teams, QLatin1StringView(id),
                              [](const TeamReport& t) { return t.team.id; });
}

const CarReport& car(const Summary& summary, const char* id)
{
    for (const TeamReport& team : summary.teams) {
        for (const CarReport& car : team.cars) {
            if (car.id == QLatin1StringView(id))
                return car;
        }
    }
    qFatal("no car %s", id);
}

int sum(const QList<int>& list)
{
    return std::accumulate(list.begin(), list.end(), 0);
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void addsUpInGamesPlayedAtRandom()
    {
        for (unsigned seed = 1; seed <= 6; ++seed) {
            DemoGame demo(seed);
            std::mt19937 random(seed);
            for (int entry = 0; entry < 220; ++entry)
                randomEntry(*demo.session, random);
            const Summary summary = report::summaryOf(*demo.session);
            const auto table = demo.session->game().show(demo.session->now());
            int taken = 0;
            for (const TeamReport& team : summary.teams) {
                QCOMPARE(team.pointsAt.back(), team.standing.claimed);
                int points = 0;
                for (const report::Points& source : team.points)
                    points += source.amount;
                QCOMPARE(points, team.standing.claimed);
                QCOMPARE(sum(team.takenIn), team.taken);
                QCOMPARE(team.takenIn.size(), summary.turns);
                int ofCars = 0;
                for (const CarReport& car : team.cars) {
                    QCOMPARE(car.taken - car.repaired, car.damage);
                    QCOMPARE(sum(car.takenIn), car.taken);
                    int hits = 0;
                    for (const report::Hits& hit : car.hits)
                        hits += hit.amount;
                    QCOMPARE(hits, car.taken);
                    if (car.damage > 0)
                        QVERIFY(car.raced);
                    QCOMPARE(car.ending.has_value(), car.where.code == QStringLiteral("where-destroyed"));
                    ofCars += car.taken;
                }
                QCOMPARE(ofCars, team.taken);
                taken += team.taken;
            }
            int hits = 0;
            for (const QList<int>& row : summary.hits)
                hits += sum(row);
            QCOMPARE(hits, taken);
            QCOMPARE(summary.hits.size(), table.teams.size() + 1);
        }
    }

    void saysWhoHitWhomWithWhat()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 36 damage 2")).has_value());
        const Summary summary = report::summaryOf(*demo.session);
        const CarReport& hit = car(summary, "36");
        QCOMPARE(hit.taken, 2);
        QCOMPARE(hit.takenIn, QList<int>{2});
        QCOMPARE(hit.hits.size(), 1);
        QCOMPARE(hit.hits.first().byTeam, QString());
        QCOMPARE(hit.hits.first().how.code, QStringLiteral("by-hand"));
        QCOMPARE(sum(summary.hits.back()), 2); // nobody did it
    }

    void whatWasUndoneDoesNotCount()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 36 damage 2")).has_value());
        QVERIFY(demo.session->undo().has_value());
        QCOMPARE(car(report::summaryOf(*demo.session), "36").taken, 0);
    }

    void aDestroyedCarHasItsEnding()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 36 at destroyed")).has_value());
        const Summary summary = report::summaryOf(*demo.session);
        QVERIFY(car(summary, "36").ending.has_value());
        QCOMPARE(car(summary, "36").ending->turn, 1);
        int lost = 0;
        for (const TeamReport& team : summary.teams)
            lost += team.lost;
        QCOMPARE(lost, 1);
    }

    void ranksByPointsAndTheWinnerFirst()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set blue claimed 4")).has_value());
        QVERIFY(demo.take(QStringLiteral("set red claimed 2")).has_value());
        Summary summary = report::summaryOf(*demo.session);
        QCOMPARE(team(summary, "blue").rank, 1);
        QCOMPARE(team(summary, "red").rank, 2);
        QCOMPARE(summary.teams[summary.byRank().first()].team.id, QStringLiteral("blue"));
        QCOMPARE(team(summary, "amber").rank, 3); // level with the other one
        QCOMPARE(team(summary, "teal").rank, 3);
        QVERIFY(demo.take(QStringLiteral("set marker winner red")).has_value());
        summary = report::summaryOf(*demo.session);
        QCOMPARE(summary.winner, QStringLiteral("red"));
        QCOMPARE(team(summary, "red").rank, 1);
        QCOMPARE(team(summary, "blue").rank, 2);
    }

    void anEmptyGameHasAReportToo()
    {
        const DemoGame demo(7, {{QStringLiteral("grid"), QStringLiteral("table")}});
        const Summary summary = report::summaryOf(*demo.session);
        QCOMPARE(summary.turns, 1);
        QCOMPARE(summary.teams.first().pointsAt, (QList<int>{0, 0}));
    }
};

ONE_OF_MANY(TestReport)
#include "test_report.moc"

// The figures of a game for paper: they add up to what lies on the table.
#include "log/facts.h"
#include "report/summary.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

#include <numeric>

using namespace roadmarshal;
using namespace roadmarshal::test;
using report::PieceReport;
using report::Summary;
using report::TeamReport;

namespace {

const TeamReport& team(const Summary& summary, const char* id)
{
    return *std::ranges::find(summary.teams, QLatin1StringView(id),
                              [](const TeamReport& t) { return t.team.id; });
}

const PieceReport& piece(const Summary& summary, const char* id)
{
    for (const TeamReport& team : summary.teams) {
        for (const PieceReport& piece : team.pieces) {
            if (piece.id == QLatin1StringView(id))
                return piece;
        }
    }
    qFatal("no piece %s", id);
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
                QCOMPARE(team.pointsAt.back(), team.standing.value(table::Figure::Score));
                int points = 0;
                for (const report::Points& source : team.points)
                    points += source.amount;
                QCOMPARE(points, team.standing.value(table::Figure::Score));
                QCOMPARE(sum(team.inTurn), team.counts[QStringLiteral("taken")]);
                QCOMPARE(team.inTurn.size(), summary.turns);
                int ofCars = 0;
                for (const PieceReport& piece : team.pieces) {
                    QCOMPARE(piece.taken - piece.repaired, piece.wear);
                    QCOMPARE(sum(piece.inTurn), piece.taken);
                    int hits = 0;
                    for (const report::Hits& hit : piece.hits)
                        hits += hit.amount;
                    QCOMPARE(hits, piece.taken);
                    if (piece.wear > 0)
                        QVERIFY(piece.played);
                    QCOMPARE(piece.ending.has_value(), piece.where.code == QStringLiteral("where-destroyed"));
                    ofCars += piece.taken;
                }
                QCOMPARE(ofCars, team.counts[QStringLiteral("taken")]);
                taken += team.counts[QStringLiteral("taken")];
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
        const PieceReport& hit = piece(summary, "36");
        QCOMPARE(hit.taken, 2);
        QCOMPARE(hit.inTurn, QList<int>{2});
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
        QCOMPARE(piece(report::summaryOf(*demo.session), "36").taken, 0);
    }

    void aDestroyedCarHasItsEnding()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 36 at destroyed")).has_value());
        const Summary summary = report::summaryOf(*demo.session);
        QVERIFY(piece(summary, "36").ending.has_value());
        QCOMPARE(piece(summary, "36").ending->turn, 1);
        int lost = 0;
        for (const TeamReport& team : summary.teams)
            lost += team.counts[QStringLiteral("lost")];
        QCOMPARE(lost, 1);
    }

    void ranksByPointsAndTheWinnerFirst()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set blue claimed 4")).has_value());
        QVERIFY(demo.take(QStringLiteral("set red claimed 2")).has_value());
        Summary summary = report::summaryOf(*demo.session);
        QCOMPARE(team(summary, "blue").standing.rank, 1);
        QCOMPARE(team(summary, "red").standing.rank, 2);
        QCOMPARE(summary.teams[summary.byRank().first()].team.id, QStringLiteral("blue"));
        QCOMPARE(team(summary, "amber").standing.rank, 3); // level with the other one
        QCOMPARE(team(summary, "teal").standing.rank, 3);
        QVERIFY(demo.take(QStringLiteral("set marker winner red")).has_value());
        summary = report::summaryOf(*demo.session);
        QCOMPARE(summary.outcome.winners, QStringList{QStringLiteral("red")});
        QCOMPARE(team(summary, "red").standing.rank, 1);
        QCOMPARE(team(summary, "blue").standing.rank, 2);
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

// How the box of our own plays: careful people come through a Survival game about every other time, and a
// Race ends with points that lie apart. CAREFUL_JOURNEYS=200 measures it for each number of crews.
#include "support/apocalypse_trail/careful.h"
#include "support/one_of_many.h"

#include "games/apocalypse_trail/scoring/standings.h"

#include <QTest>

using namespace roadmarshal;
using namespace Qt::StringLiterals;

namespace {

constexpr int enoughToJudge = 80; // journeys

int journeys(int few)
{
    return qEnvironmentVariableIsSet("CAREFUL_JOURNEYS") ? qEnvironmentVariableIntValue("CAREFUL_JOURNEYS")
                                                         : few;
}

test::trail::CarefulJourney journeyOf(int seed, bool race, int crews, const QStringList& settings)
{
    return {static_cast<unsigned>(seed), race, crews, settings};
}

} // namespace

class TestTrailBalance : public QObject
{
    Q_OBJECT
private slots:
    void survivalIsWonAboutEveryOtherTime_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("fever") << QStringList{u"fever-season"_s};
        QTest::newRow("dead roads") << QStringList{u"dead-roads"_s};
        QTest::newRow("both") << QStringList{u"fever-season"_s, u"dead-roads"_s};
    }
    void survivalIsWonAboutEveryOtherTime()
    {
        QFETCH(const QStringList, settings);
        const int count = journeys(1);
        int won = 0;
        int all = 0;
        for (int crews = 2; crews <= 5; ++crews) {
            int here = 0;
            for (int seed = 1; seed <= count; ++seed) {
                const auto outcome = journeyOf(seed, false, crews, settings).play();
                QVERIFY2(outcome.problem.isEmpty(), qPrintable(outcome.problem));
                here += outcome.over == u"won" ? 1 : 0;
            }
            qInfo("%d crews: %d of %d won", crews, here, count);
            won += here;
            all += count;
        }
        if (all >= enoughToJudge)
            QVERIFY2(won * 4 >= all && won * 4 <= 3 * all, qPrintable(QString::number(won)));
    }
    void racesEndWithPointsApart()
    {
        const int count = journeys(1);
        int apart = 0;
        int sheltered = 0;
        for (int seed = 1; seed <= count; ++seed) {
            auto journey = journeyOf(seed, true, 4, {u"fever-season"_s});
            const auto outcome = journey.play();
            QVERIFY2(outcome.problem.isEmpty(), qPrintable(outcome.problem));
            const auto scores = apocalypse_trail::standings(journey.table());
            apart += scores.front().total() - scores.back().total();
            sheltered += static_cast<int>(journey.table().shelters.size());
        }
        qInfo("first and last %.1f apart, %.1f of 4 sheltered", double(apart) / count,
              double(sheltered) / count);
        QVERIFY(apart > 0);
    }
};

ONE_OF_MANY(TestTrailBalance)
#include "test_trail_balance.moc"

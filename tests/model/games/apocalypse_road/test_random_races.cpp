// Properties of whole races: nothing is lost or doubled, every question has an answer, and they end by the
// rules.
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;

class TestRandomRaces : public QObject
{
    Q_OBJECT
private slots:
    void racesEndByTheRulesWithAllSumsRight()
    {
        const int races =
            qEnvironmentVariableIsSet("RANDOM_RACES") ? qEnvironmentVariableIntValue("RANDOM_RACES") : 30;
        const int first = qEnvironmentVariableIntValue("RANDOM_RACES_FROM");
        int entries = 0;
        int turns = 0;
        int won = 0;
        for (int seed = first + 1; seed <= first + races; ++seed) {
            const auto outcome = test::RandomRace(static_cast<unsigned>(seed)).play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("race %1, %2").arg(seed).arg(outcome.problem)));
            entries += outcome.entries;
            turns += outcome.turns;
            won += outcome.winner.isEmpty() ? 0 : 1;
        }
        qInfo("%d races: %d won, %d entries, %d turns", races, won, entries, turns);
        QVERIFY(won * 10 >= races * 9); // a race without a winner is one without cars: rare
    }
};

ONE_OF_MANY(TestRandomRaces)
#include "test_random_races.moc"

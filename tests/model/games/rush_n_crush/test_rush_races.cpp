// Properties of whole races of Rush'n'Crush: every question has an answer, what is offered is legal, nothing
// is lost on the way back, and they end.
#include "support/one_of_many.h"
#include "support/rush_n_crush/race.h"

#include <QTest>

using namespace roadmarshal;

class TestRushRaces : public QObject
{
    Q_OBJECT
private slots:
    void racesEndByTheRules()
    {
        const int races =
            qEnvironmentVariableIsSet("RANDOM_RACES") ? qEnvironmentVariableIntValue("RANDOM_RACES") : 12;
        int entries = 0;
        int turns = 0;
        int won = 0;
        for (int seed = 1; seed <= races; ++seed) {
            const auto outcome = test::rush::RandomRush(static_cast<unsigned>(seed)).play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("race %1, %2").arg(seed).arg(outcome.problem)));
            entries += outcome.entries;
            turns += outcome.turns;
            won += outcome.won ? 1 : 0;
        }
        qInfo("%d races: %d won, %d entries, %d turns", races, won, entries, turns);
        QVERIFY(won > 0);
    }
};

ONE_OF_MANY(TestRushRaces)
#include "test_rush_races.moc"

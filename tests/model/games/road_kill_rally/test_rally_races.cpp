// Properties of whole rallies: every question has an answer, what is offered is legal, nothing gets lost, and
// they end.
#include "support/one_of_many.h"
#include "support/road_kill_rally/race.h"

#include <QTest>

using namespace roadmarshal;

class TestRallyRaces : public QObject
{
    Q_OBJECT
private slots:
    void racesEndByTheRules()
    {
        const int races =
            qEnvironmentVariableIsSet("RANDOM_RACES") ? qEnvironmentVariableIntValue("RANDOM_RACES") : 4;
        int entries = 0;
        int turns = 0;
        int won = 0;
        for (int seed = 1; seed <= races; ++seed) {
            const auto outcome = test::rally::RandomRally(static_cast<unsigned>(seed)).play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("race %1, %2").arg(seed).arg(outcome.problem)));
            entries += outcome.entries;
            turns += outcome.turns;
            won += outcome.won ? 1 : 0;
        }
        qInfo("%d rallies: %d won, %d entries, %d turns", races, won, entries, turns);
        QVERIFY(won > 0);
    }
};

ONE_OF_MANY(TestRallyRaces)
#include "test_rally_races.moc"

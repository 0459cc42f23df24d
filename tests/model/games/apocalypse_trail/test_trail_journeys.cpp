// Properties of whole journeys of Apocalypse Trail: every question has an answer, what is offered is legal,
// no token and no card is lost, nothing is lost on the way back, and they end.
#include "support/apocalypse_trail/journey.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;

class TestTrailJourneys : public QObject
{
    Q_OBJECT
private slots:
    void journeysEndByTheRules_data()
    {
        QTest::addColumn<bool>("race");
        QTest::newRow("Survival") << false;
        QTest::newRow("Race") << true;
    }
    void journeysEndByTheRules()
    {
        QFETCH(const bool, race);
        const int journeys = qEnvironmentVariableIsSet("RANDOM_JOURNEYS")
                                 ? qEnvironmentVariableIntValue("RANDOM_JOURNEYS")
                                 : 6;
        int entries = 0;
        int turns = 0;
        std::map<QString, int> ends;
        for (int seed = 1; seed <= journeys; ++seed) {
            const auto outcome = test::trail::RandomJourney(static_cast<unsigned>(seed), race).play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("journey %1, %2").arg(seed).arg(outcome.problem)));
            entries += outcome.entries;
            turns += outcome.turns;
            ++ends[outcome.over];
        }
        for (const auto& [end, count] : ends)
            qInfo("%s: %d", qPrintable(end), count);
        qInfo("%d journeys: %d entries, %d turns", journeys, entries, turns);
        QVERIFY(turns > journeys);
    }
};

ONE_OF_MANY(TestTrailJourneys)
#include "test_trail_journeys.moc"

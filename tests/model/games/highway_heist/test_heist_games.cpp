// Properties of whole games of Highway Heist: every question has an answer, what is offered is legal, what
// can't lie on a table never does, nothing is lost on the way back or in a file, and they end.
#include "support/highway_heist/game.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;

class TestHeistGames : public QObject
{
    Q_OBJECT
private slots:
    void gamesEndByTheRules_data()
    {
        QTest::addColumn<QString>("guide");
        QTest::addColumn<QString>("difficulty");
        for (const QString& guide :
             {QStringLiteral("tank"), QStringLiteral("semi"), QStringLiteral("chopper")}) {
            for (const QString& difficulty : {QStringLiteral("easy"), QStringLiteral("standard"),
                                              QStringLiteral("hard"), QStringLiteral("beast")})
                QTest::addRow("%s %s", qPrintable(guide), qPrintable(difficulty)) << guide << difficulty;
        }
    }
    void gamesEndByTheRules()
    {
        QFETCH(const QString, guide);
        QFETCH(const QString, difficulty);
        // More than some 100 take longer than QTest waits: set QTEST_FUNCTION_TIMEOUT as well.
        const int games =
            qEnvironmentVariableIsSet("RANDOM_HEISTS") ? qEnvironmentVariableIntValue("RANDOM_HEISTS") : 1;
        constexpr int fewGames = 20;
        int entries = 0;
        int rounds = 0;
        QMap<QString, int> ends;
        const auto firstSeed = static_cast<unsigned>(qHash(guide + difficulty, 0) % 1000) * 10'000;
        for (int game = 1; game <= games; ++game) {
            const unsigned seed = firstSeed + static_cast<unsigned>(game);
            const int readEvery = games > fewGames ? fewGames : 1;
            const auto outcome = test::heist::RandomHeist(seed, {guide, difficulty, readEvery}).play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("game %1, %2").arg(seed).arg(outcome.problem)));
            entries += outcome.entries;
            rounds += outcome.rounds;
            ++ends[outcome.rule];
        }
        QStringList counted;
        for (auto end = ends.cbegin(); end != ends.cend(); ++end)
            counted.append(QStringLiteral("%1 by %2").arg(end.value()).arg(end.key()));
        qInfo("%d games: %s, %d entries, %d rounds", games, qPrintable(counted.join(QStringLiteral(", "))),
              entries, rounds);
    }
};

ONE_OF_MANY(TestHeistGames)
#include "test_heist_games.moc"

#include "log/story.h"
#include "support/busy_evening.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using test::DemoGame;

namespace {

QStringList titlesOf(const log::Turn& turn, const table::Game& game)
{
    QStringList titles;
    for (const log::Group& group : turn.groups)
        titles.append(log::titleOf(game, group.passage));
    return titles;
}

} // namespace

class TestStory : public QObject
{
    Q_OBJECT
private slots:
    void theGridIsAGroupOfItsOwn()
    {
        DemoGame game;
        const QList<log::Turn> turns = log::turnsOf(log::aboutAll(*game.session));
        QCOMPARE(turns.size(), 1);
        QCOMPARE(turns[0].number, 0);
        QCOMPARE(titlesOf(turns[0], game.session->game()), QStringList{QStringLiteral("Starting grid")});
        QCOMPARE(turns[0].groups[0].entries, QList<int>{1});
    }

    // 4.4: move and shot are entries of one activation, the next car is another.
    void anActivationIsOneGroup()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("36 solo+3 6.0")));
        QVERIFY(game.take(QStringLiteral("done")));
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        const int firstCar = game.session->last();
        std::mt19937 random(4);
        while (log::turnsOf(log::aboutAll(*game.session)).back().groups.size() < 2) {
            const auto action = test::randomAction(*game.session, random);
            QVERIFY(action);
            QVERIFY(game.session->play(*action));
        }
        const log::Turn turn = log::turnsOf(log::aboutAll(*game.session)).back();
        QCOMPARE(turn.number, 1);
        QCOMPARE(turn.groups[0].passage.piece, QStringLiteral("36"));
        QVERIFY(!turn.groups[0].passage.team.isEmpty());
        QCOMPARE(turn.groups[0].entries.front(), 2);
        QVERIFY(turn.groups[0].entries.contains(firstCar)); // what is set by hand belongs where it was set
        QVERIFY(turn.groups[1].passage.piece != QStringLiteral("36"));
    }

    void everyEntryIsInOneGroupInOrder()
    {
        const auto game = test::busyEvening();
        int expected = 1;
        int before = -1;
        QStringList codes;
        for (const log::Turn& turn : log::turnsOf(log::aboutAll(*game->session))) {
            QVERIFY(turn.number != before);
            before = turn.number;
            for (const log::Group& group : turn.groups) {
                codes.append(group.passage.title.code);
                QVERIFY(!log::titleOf(game->session->game(), group.passage).contains(u'{'));
                for (const int entry : group.entries)
                    QCOMPARE(entry, expected++);
            }
        }
        QCOMPARE(expected, game->session->last() + 1);
        QVERIFY(codes.contains(QStringLiteral("passage-car")));
        QVERIFY(!codes.contains(QStringLiteral("passage-other")));
    }

    // 4.5: the end of a turn is told as such, in the turn that it ends.
    void theEndOfATurnIsAGroup()
    {
        DemoGame game(3, test::decksInTheApp());
        std::mt19937 random(3);
        for (int i = 0; i < 400; ++i) {
            const auto action = test::randomAction(*game.session, random);
            QVERIFY(action);
            QVERIFY(game.session->play(*action));
            const auto turns = log::turnsOf(log::aboutAll(*game.session));
            if (turns.back().number != 2)
                continue;
            const log::Group& end = turns[turns.size() - 2].groups.back();
            QCOMPARE(end.passage.title.code, QStringLiteral("passage-turn-end"));
            QCOMPARE(end.passage.turn, 1);
            return;
        }
        QFAIL("no second turn in 400 entries");
    }

    void everyEffectHasItsFact()
    {
        const auto game = test::busyEvening();
        const QList<log::About> all = log::aboutAll(*game->session);
        QCOMPARE(all.size(), game->session->last());
        for (int i = 0; i < all.size(); ++i)
            QCOMPARE(all[i].facts.size(), game->session->entries()[i].effects.size());
    }
};

ONE_OF_MANY(TestStory)
#include "test_story.moc"

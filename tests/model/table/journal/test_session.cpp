#include "games/games.h"
#include "support/cases/cases.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "table/journal/verify.h"

#include <QTest>

#include <rapidcheck.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

class TestSession : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::limitCases(20); } // each plays a whole evening

    void theSameSeedDrawsTheSameGrid()
    {
        QCOMPARE(DemoGame(3).state(), DemoGame(3).state());
        QVERIFY(DemoGame(3).state() != DemoGame(4).state());
    }

    void everyDrawIsWrittenDown()
    {
        const DemoGame game(3);
        const Draws& draws = game.session->entries().first().draws;
        QCOMPARE(draws.size(), 20);
        for (qsizetype i = 0; i < draws.size(); ++i)
            QCOMPARE(drawNumber(3, static_cast<quint64>(i), draws[i].below), draws[i].value);
    }

    void anEntryIsOnDiskBeforeAnybodyIsTold()
    {
        DemoGame game;
        int onDisk = 0;
        connect(game.session.get(), &Session::recorded, this, [&](const Transition& transition) {
            const auto other = Session::open(games::find, game.path(), Access::ReadOnly);
            onDisk = (*other)->last();
            QCOMPARE(onDisk, transition.entry.number);
        });
        QVERIFY(game.take(QStringLiteral("set 36 damage 4")));
        QCOMPARE(onDisk, 2);
    }

    void undoGivesTheHandsOnSteps()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const auto undone = game.session->undo();
        QVERIFY(undone);
        QCOMPARE(undone->effects.size(), 1);
        QCOMPARE(game.session->game().say(undone->effects.first()), QStringLiteral("2 damage comes off 36"));
    }

    void undoAndRedoAreEntriesToo()
    {
        DemoGame game;
        const QByteArray start = game.state();
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QByteArray changed = game.state();
        QVERIFY(game.session->undo());
        QCOMPARE(game.state(), start);
        QVERIFY(game.session->redo());
        QCOMPARE(game.state(), changed);
        QVERIFY(game.session->undo());
        QCOMPARE(game.state(), start);
        QCOMPARE(game.session->last(), 5);
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(!game.session->redo()); // something new was done since
    }

    void nothingIsLeftToUndoAtTheStart()
    {
        DemoGame game;
        QVERIFY(game.session->undo()); // the grid
        const auto undone = game.session->undo();
        QVERIFY(!undone);
        QCOMPARE(undone.error().reason, QStringLiteral("there is nothing to undo"));
    }

    void anObjectedActionIsRecordedIfTheTableInsists()
    {
        DemoGame game;
        const QString notTheirTurn = game.session->game().show(game.session->now()).standings[0].toAct
                                         ? QStringLiteral("17")
                                         : QStringLiteral("21");
        const QString line = notTheirTurn + QStringLiteral(" solo+2 20.0");
        const int before = game.session->last();
        const auto refused = game.take(line);
        QVERIFY(!refused);
        QVERIFY(refused.error().mayInsist);
        QCOMPARE(game.session->last(), before);
        const auto recorded = game.take(line + QStringLiteral(" ! // we agreed"));
        QVERIFY(recorded);
        QCOMPARE(recorded->size(), 1);
        QVERIFY(!recorded->first().objections.isEmpty());
        QCOMPARE(recorded->first().note, QStringLiteral("we agreed"));
        game.reopen();
        QCOMPARE(game.session->entries().last().objections, recorded->first().objections);
    }

    void nonsenseIsRefusedEvenIfTheTableInsists()
    {
        DemoGame game;
        const auto pieces = game.session->game().show(game.session->now()).pieces;
        const QByteArray before = game.state();
        const auto refused = game.take(QStringLiteral("set %1 at %2").arg(pieces[0].id, pieces[1].place()));
        QVERIFY(!refused);
        QVERIFY(!refused.error().mayInsist);
        QVERIFY(!game.take(QStringLiteral("set 36 damage 7")));
        QVERIFY(!game.take(QStringLiteral("set 36 at 999.0")));
        QVERIFY(!game.take(QStringLiteral("set nobody damage 1")));
        QCOMPARE(game.state(), before);
        QCOMPARE(game.session->last(), 1);
    }

    void replayRepeatsAndEveryPointCanBeReached()
    {
        const bool holds = rc::check("a reopened game is the same at every entry", [] {
            DemoGame game(*rc::gen::arbitrary<quint64>());
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            QList<QByteArray> states{game.stateAt(0), game.state()};
            const int steps = *rc::gen::inRange(1, 90);
            for (int i = 0; i < steps; ++i) {
                const int before = game.session->last();
                test::randomEntry(*game.session, random);
                if (game.session->last() > before)
                    states.append(game.state());
            }
            game.reopen();
            for (int entry = game.session->last(); entry >= 0; --entry)
                RC_ASSERT(game.stateAt(entry) == states[entry]);
            const Verification verification = verify(*game.session);
            RC_ASSERT(verification.unsound.isEmpty());
            RC_ASSERT(verification.differences.isEmpty());
        });
        QVERIFY(holds);
    }

    void undoThenRedoIsTheIdentity()
    {
        const bool holds = rc::check("undo all, redo all", [] {
            DemoGame game(*rc::gen::arbitrary<quint64>());
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            for (int i = 0; i < 12; ++i)
                test::randomEntry(*game.session, random);
            QList<QByteArray> states{game.state()};
            while (game.session->undo())
                states.append(game.state());
            RC_ASSERT(states.last() == game.stateAt(0));
            for (qsizetype i = states.size() - 2; i >= 0; --i) {
                RC_ASSERT(game.session->redo().has_value());
                RC_ASSERT(game.state() == states[i]);
            }
        });
        QVERIFY(holds);
    }
};

ONE_OF_MANY(TestSession)
#include "test_session.moc"

#include "support/demo_game.h"

#include "support/one_of_many.h"
#include "table/journal/what_if.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

namespace {

struct Branch
{
    DemoGame game;
    QByteArray before = game.state();
    WhatIf branch{game.session->game(), game.session->now(), 7};

    auto take(const QString& line) { return table::take(branch, line); }
    QByteArray state() const { return game.text(branch.now()); }
    // The first option of each question.
    Answers plainMove() const
    {
        Answers answers;
        for (;;) {
            const Asked asked = branch.game().ask(branch.now(), answers);
            const auto* prompt = std::get_if<Prompt>(&asked);
            if (!prompt)
                return answers;
            answers.append(prompt->options.first().answer);
        }
    }
};

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT
private slots:
    void leavesNoTrace()
    {
        Branch b;
        std::mt19937 random(5);
        QVERIFY(b.branch.play(*test::randomAction(*b.game.session, random)));
        QVERIFY(b.state() != b.before);
        QVERIFY(b.branch.undo());
        QCOMPARE(b.state(), b.before);
        QVERIFY(!b.branch.undo());
        QCOMPARE(b.game.state(), b.before);
        QCOMPARE(b.game.session->last(), 1);
    }

    void takesTheSameLines()
    {
        Branch b;
        const QString move = b.plainMove().join(u' ');
        QVERIFY(b.take(move));
        QCOMPARE(b.branch.steps(), 1);
        // The game itself comes to the same table.
        QVERIFY(b.game.take(move));
        QCOMPARE(b.state(), b.game.state());
        QVERIFY(b.take(QStringLiteral("set 36 damage 3")));
        QCOMPARE(b.branch.steps(), 2);
        QVERIFY(b.take(QStringLiteral("undo")));
        QCOMPARE(b.state(), b.game.state());
        QVERIFY(b.take(QStringLiteral("redo")));
        QVERIFY(b.state() != b.game.state());
        QVERIFY(!b.take(QStringLiteral("redo")));
        QVERIFY(!b.take(QStringLiteral("note 1 nice")));
        QVERIFY(!b.take(QStringLiteral("set 36 damage 99")));
        QVERIFY(!b.take(QStringLiteral("set 36 damage 3"))); // it is
        QVERIFY(!b.take({}));
        QCOMPARE(b.branch.steps(), 2);
    }

    void anotherStepAfterAnUndoForgetsWhatWasTakenBack()
    {
        Branch b;
        QVERIFY(b.take(QStringLiteral("set 36 damage 3")));
        QVERIFY(b.take(QStringLiteral("undo")));
        QVERIFY(b.branch.canRedo());
        QVERIFY(b.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(!b.branch.canRedo());
        QCOMPARE(b.branch.steps(), 1);
    }

    void theRulesSpeakThereToo()
    {
        Branch b;
        const Asked asked = b.branch.game().ask(b.branch.now(), {});
        const QString stranger = test::carOutOfTurn(std::get<Prompt>(asked));
        const auto refused = b.take(stranger + QStringLiteral(" solo+2 20.0"));
        QVERIFY(!refused);
        QVERIFY(refused.error().mayInsist);
        QCOMPARE(b.state(), b.before);
        QVERIFY(b.take(stranger + QStringLiteral(" solo+2 20.0 !")));
        QCOMPARE(b.branch.steps(), 1);
    }

    void nonsenseIsRefusedThereToo()
    {
        Branch b;
        const auto pieces = b.branch.game().show(b.branch.now()).pieces;
        QVERIFY(!b.take(QStringLiteral("set %1 at %2").arg(pieces[0].id, pieces[1].place())));
        QCOMPARE(b.state(), b.before);
    }
};

ONE_OF_MANY(TestWhatIf)
#include "test_what_if.moc"

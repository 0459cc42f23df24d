#include "support/demo_game.h"

#include "support/one_of_many.h"
#include "table/journal/replacement.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

namespace {

// A game in which the first car that may act has moved.
struct Moved
{
    DemoGame game;
    QStringList line; // car, card, end and perhaps way
    int entry = 0;

    Moved()
    {
        for (;;) {
            const Asked asked = game.session->game().ask(game.session->now(), line);
            const auto* prompt = std::get_if<Prompt>(&asked);
            if (!prompt)
                break;
            line.append(prompt->options.first().answer);
        }
        entry = game.take(line.join(u' ')).value().last().number;
    }
    Understood hear(const QString& words) const
    {
        return understand(game.session->pastOf(entry).value(), words);
    }
    QString refusal(const QString& words) const
    {
        const Understood heard = hear(words);
        const auto* refused = std::get_if<Refused>(&heard);
        return refused ? say(game.session->game(), *refused) : QString();
    }
};

} // namespace

class TestReplacement : public QObject
{
    Q_OBJECT
private slots:
    void answersAreThoseThatCouldBeGivenThen()
    {
        const Moved moved;
        const Understood heard = moved.hear(moved.line.join(u' '));
        const auto& replacement = std::get<Amendment::Replacement>(heard);
        QCOMPARE(std::get<Action>(replacement), moved.game.session->entries().last().action);
        // Now, after it has moved, the same words are something else.
        const Asked now = moved.game.session->game().ask(moved.game.session->now(), moved.line);
        const auto* ready = std::get_if<Ready>(&now);
        QVERIFY(!ready || ready->action != moved.game.session->entries().last().action);
    }

    void whatIsMissingIsAsked()
    {
        const Moved moved;
        QCOMPARE(std::get<Prompt>(moved.hear({})).id, QStringLiteral("car"));
        QCOMPARE(std::get<Prompt>(moved.hear(moved.line.first())).id, QStringLiteral("card"));
    }

    void aCorrectionIsMeasuredAgainstTheTableBefore()
    {
        Moved moved;
        QVERIFY(moved.game.take(QStringLiteral("set 36 damage 3")));
        const Understood heard = moved.hear(QStringLiteral("set 36 damage 4"));
        const Effects effects = std::get<Effects>(std::get<Amendment::Replacement>(heard));
        QCOMPARE(effects.size(), 1);
        QCOMPARE(effects.first().args[QStringLiteral("by")].toInt(), 4);
        QVERIFY(!moved.refusal(QStringLiteral("set 36 damage 0")).isEmpty()); // it was
        QVERIFY(!moved.refusal(QStringLiteral("set 36 damage")).isEmpty());
    }

    void aLineThatMakesMoreThanOneEntryIsRefused()
    {
        const Moved moved;
        const QString line = moved.line.join(u' ');
        const QString said = moved.game.session->game().say(moved.game.session->entries().last().action);
        const Asked asked = moved.game.session->game().ask(moved.game.session->now(), {});
        const QString next = std::get<Prompt>(asked).options.first().answer;
        QVERIFY(moved.refusal(line + u' ' + next).contains(said));
        QVERIFY(moved.refusal(line + QStringLiteral(" 999")).contains(said));
    }

    void whatIsNoneIsRefused()
    {
        const Moved moved;
        QVERIFY(!moved.refusal(QStringLiteral("undo")).isEmpty());
        QVERIFY(!moved.refusal(QStringLiteral("note 1 nice")).isEmpty());
        QVERIFY(!moved.refusal(QStringLiteral("nobody")).isEmpty());
        QVERIFY(!moved.refusal(QString(3000, u'x')).isEmpty());
    }
};

ONE_OF_MANY(TestReplacement)
#include "test_replacement.moc"

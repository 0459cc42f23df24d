// Old entries as lines: typed again on the table before them, they make the same action.
#include "support/demo_game.h"

#include "support/one_of_many.h"
#include "table/journal/moves_to.h"
#include "table/journal/retell.h"

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

Amended asRecorded(const Entry& entry)
{
    return {entry.number, entry.kind, entry.action, entry.effects, entry.objections, entry.draws};
}

QJsonObject cardsOnTheTable()
{
    const QString table = QStringLiteral("table");
    return {{QStringLiteral("grid"), table},
            {QStringLiteral("decks"),
             QJsonObject{{QStringLiteral("event"), table}, {QStringLiteral("combat"), table}}}};
}

} // namespace

class TestRetell : public QObject
{
    Q_OBJECT
private slots:
    void everyActionOfAGameCanBeRetold()
    {
        test::DemoGame demo(7, cardsOnTheTable());
        Session& session = *demo.session;
        std::mt19937 random(5);
        QSet<QString> kinds;
        for (int i = 0; i < 200; ++i) {
            const auto action = test::randomAction(session, random);
            if (!action || !session.play(*action))
                break;
        }
        for (const Entry& entry : session.entries()) {
            const State before = session.at(entry.number - 1).value();
            const QString line = retell(session.game(), before, asRecorded(entry)).value();
            QVERIFY2(!line.isEmpty(), qPrintable(entry.action.kind));
            const Asked asked = session.game().ask(before, parseAnswers(line).answers);
            const auto* ready = std::get_if<Ready>(&asked);
            QVERIFY2(ready && ready->action == entry.action, qPrintable(line));
            kinds.insert(entry.action.kind);
        }
        QVERIFY2(kinds.size() >= 6, qPrintable(QStringList(kinds.values()).join(u' ')));
    }

    void aMoveThatTheTableInsistedOnIsRetold()
    {
        test::DemoGame demo;
        const Asked asked = demo.session->game().ask(demo.session->now(), {});
        const QString line = test::carOutOfTurn(std::get<Prompt>(asked)) + QStringLiteral(" solo+2 20.0");
        QVERIFY(demo.take(line + QStringLiteral(" !")));
        const Entry& entry = demo.session->entries().last();
        QCOMPARE(retell(demo.session->game(), demo.session->at(entry.number - 1).value(), asRecorded(entry))
                     .value(),
                 line);
    }

    void oneCorrectionIsRetoldAndManyAreNot()
    {
        test::DemoGame demo;
        Session& session = *demo.session;
        for (const QString& line :
             {QStringLiteral("set 36 damage 4"), QStringLiteral("set 36 at 14.1"),
              QStringLiteral("set 36 suppressed on"), QStringLiteral("set red pool 9")}) {
            const State before = session.now();
            QVERIFY2(demo.take(line), qPrintable(line));
            const QString told = retell(session.game(), before, asRecorded(session.entries().last())).value();
            // Points move between two places; either may be named.
            const auto again = session.game().correct(
                before, {told.section(u' ', 1, 1), told.section(u' ', 2, 2), told.section(u' ', 3, 3)});
            QVERIFY2(again && *again == session.entries().last().effects, qPrintable(told));
        }
        const State before = session.now();
        const auto one = session.game().correct(
            before, {QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("1")});
        const auto other = session.game().correct(
            before, {QStringLiteral("17"), QStringLiteral("damage"), QStringLiteral("1")});
        QVERIFY(session.correct(*one + *other, {}));
        QVERIFY(retell(session.game(), before, asRecorded(session.entries().last()))->isEmpty());
    }

    void whatTakesACarSomewhereTakesItThere()
    {
        test::DemoGame demo;
        const Session& session = *demo.session;
        const Asked asked = session.game().ask(session.now(), {});
        const QString car = std::get<Prompt>(asked).options.first().answer;
        const Asked ends = session.game().ask(session.now(), {car, QStringLiteral("solo+3")});
        int found = 0;
        for (const Option& end : std::get<Prompt>(ends).options) {
            const auto moves =
                movesTo(session.game(), session.now(), car, end.answer, session.trialSource()).value();
            QVERIFY(std::ranges::contains(moves, Answers{car, QStringLiteral("solo+3"), end.answer},
                                          &MoveTo::answers));
            found += static_cast<int>(moves.size());
            for (const MoveTo& move : moves) {
                const Rehearsal played =
                    rehearse(session.game(), session.now(), move.answers + Answers{QStringLiteral("1")},
                             session.trialSource());
                const Rehearsal alone =
                    rehearse(session.game(), session.now(), move.answers, session.trialSource());
                const Rehearsal& done = alone.isComplete() ? alone : played;
                QVERIFY(!done.steps.empty() && done.steps.front().decision.objections.isEmpty());
            }
        }
        QVERIFY(found > 0);
        QVERIFY(movesTo(session.game(), session.now(), car, QStringLiteral("25.0"), session.trialSource())
                    ->isEmpty());
    }
};

ONE_OF_MANY(TestRetell)
#include "test_retell.moc"

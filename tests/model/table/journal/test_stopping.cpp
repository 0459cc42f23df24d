#include "games/apocalypse_road/movement/search.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "table/journal/moves_to.h"
#include "table/journal/replacement.h"
#include "table/journal/retell.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using apocalypse_road::movement::searchesMade;
using test::DemoGame;

namespace {

const QString card = QStringLiteral("solo+3");

struct Table
{
    DemoGame demo;
    const Session& session = *demo.session;
    const Game& game = session.game();
    std::stop_source source;
    std::stop_token stopped;
    QString car = std::get<Prompt>(game.ask(session.now(), {})).options.first().answer;

    Table() : stopped(source.get_token()) { source.request_stop(); }

    // All that can be driven with a card.
    std::vector<Action> moves() const
    {
        std::vector<Action> actions;
        const Asked ends = game.ask(session.now(), {car, card});
        for (const Option& end : std::get<Prompt>(ends).options) {
            for (const Answers& answers :
                 {Answers{car, card, end.answer}, Answers{car, card, end.answer, QStringLiteral("1")}}) {
                const Asked asked = game.ask(session.now(), answers);
                if (const auto* ready = std::get_if<Ready>(&asked); ready && ready->used == answers.size())
                    actions.push_back(ready->action);
            }
        }
        return actions;
    }
};

} // namespace

class TestStopping : public QObject
{
    Q_OBJECT
private slots:
    void whoIsStoppedSaysSoAndNotThatThereIsNoWay()
    {
        const Table table;
        const State& now = table.session.now();
        const Answers end{table.car, card, QStringLiteral("1.0")};
        QVERIFY(std::holds_alternative<Stopped>(table.game.ask(now, {table.car, card}, table.stopped)));
        QVERIFY(std::holds_alternative<Stopped>(table.game.ask(now, end, table.stopped)));
        const Answers claim{QStringLiteral("move"), table.car, card, QStringLiteral("1.0")};
        QVERIFY(std::holds_alternative<Stopped>(table.game.askClaim(now, claim, table.stopped)));
        const AskedClaim asked = table.game.askClaim(now, claim);
        const auto* ready = std::get_if<ReadyClaim>(&asked);
        QVERIFY(ready);
        QVERIFY(table.game.judge(now, ready->claim));
        QVERIFY(!table.game.judge(now, ready->claim, table.stopped));
    }

    void aDecisionCanBeStopped()
    {
        const Table table;
        const Action action = table.moves().front();
        Random random(1, 0);
        QVERIFY(table.game.decide(table.session.now(), action, random));
        const auto stopped = table.game.decide(table.session.now(), action, random, table.stopped);
        QVERIFY(!stopped);
        QVERIFY(std::holds_alternative<Stopped>(stopped.error()));
    }

    void whatIsMadeOfQuestionsIsStoppedWithThem()
    {
        const Table table;
        const Session& session = table.session;
        const DrawSource trial = session.trialSource();
        const Answers answers{table.car, card, QStringLiteral("1.0")};
        QVERIFY(std::holds_alternative<Stopped>(
            rehearse(table.game, session.now(), answers, trial, table.stopped).end));
        QVERIFY(!movesTo(table.game, session.now(), table.car, QStringLiteral("1.0"), trial, table.stopped));
        Amended entry{2, EntryKind::Action, table.moves().front(), {}, {}, {}};
        QVERIFY(retell(table.game, session.now(), entry));
        QVERIFY(!retell(table.game, session.now(), entry, table.stopped));
        const auto past = session.pastOf(1).value();
        const QString line = answers.join(u' ');
        QVERIFY(std::holds_alternative<Stopped>(understand(past, line, table.stopped)));
        const Amendment amendment(past, Amendment::Removed{}, {}, table.stopped);
        QVERIFY(amendment.outcome()); // nothing came after it, so nothing was left undone
    }

    // What was asked for is judged along the path that was found, not searched for once more.
    void whatWasFoundIsNotSearchedForAgain()
    {
        const Table table;
        const std::vector<Action> moves = table.moves();
        QVERIFY(moves.size() > 3);
        int legal = 0;
        for (const Action& action : moves) {
            Random random(1, 0);
            const int before = searchesMade();
            const auto decided = table.game.decide(table.session.now(), action, random);
            QCOMPARE(searchesMade(), before);
            QVERIFY(decided->objections.isEmpty());
            ++legal;
        }
        QVERIFY(legal > 3);
    }

    void aLineSearchesOnce()
    {
        const Table table;
        const Action action = table.moves().front();
        const auto to = action.args[QStringLiteral("path")].toArray().last().toString();
        const int before = searchesMade();
        const Rehearsal played =
            rehearse(table.game, table.session.now(), {table.car, card, to}, table.session.trialSource());
        QCOMPARE(searchesMade(), before + 1);
        QVERIFY(!std::holds_alternative<Misfit>(played.end));
    }

    // Only where the path that was said leads nowhere is everything searched, to say why.
    void whatNobodyFoundIsSearchedFor()
    {
        const Table table;
        Action action = table.moves().front();
        action.args[QStringLiteral("path")] = QJsonArray{QStringLiteral("1.0")};
        Random random(1, 0);
        const int before = searchesMade();
        QVERIFY(table.game.decide(table.session.now(), action, random));
        QVERIFY(searchesMade() > before);
    }
};

ONE_OF_MANY(TestStopping)
#include "test_stopping.moc"

#include "games/apocalypse_road/table/state.h"
#include "support/cases/cases.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

#include <rapidcheck.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

namespace {

Effects correction(const DemoGame& game, const QString& subject, const QString& property,
                   const QString& value)
{
    return game.session->game().correct(game.session->now(), {subject, property, value}).value();
}

// Two cars far apart that act one after the other: the first two teams' foremost cars set on empty road.
struct TwoMoves
{
    DemoGame game;
    QString first;
    QString second;

    TwoMoves()
    {
        const auto show = game.session->game().show(game.session->now());
        const auto acting =
            std::ranges::find(show.standings, true, &Standing::toAct) - show.standings.begin();
        const auto carOf = [&](qsizetype team) {
            for (const Piece& piece : show.pieces) {
                if (piece.team == show.teams[team % show.teams.size()].id)
                    return piece.id;
            }
            return QString();
        };
        first = carOf(acting);
        second = carOf(acting + 1);
        take(QStringLiteral("set %1 at 10.0").arg(first));
        take(QStringLiteral("set %1 at 10.2").arg(second));
    }
    Entry take(const QString& line) { return game.take(line).value().last(); }
    // Straight ahead in its lane with a Solo card.
    QString straight(const QString& car, int lane) const
    {
        const auto rehearsed =
            rehearse(game.session->game(), game.session->now(), {car, QStringLiteral("solo+2")}, {});
        for (const Option& option : std::get<Prompt>(rehearsed.end).options) {
            if (option.answer.endsWith(QStringLiteral(".%1").arg(lane)) && option.preview->path().size() > 3)
                return QStringLiteral("%1 solo+2 %2 1").arg(car, option.answer);
        }
        return {};
    }
    Entry play(const QString& car, int lane)
    {
        const QString line = straight(car, lane);
        auto taken = game.take(line);
        return taken ? taken->last() : game.take(line.chopped(2)).value().last();
    }
};

} // namespace

class TestAmendment : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::limitCases(20); } // each plays a whole evening

    void laterEntriesThatComeOutTheSameStay()
    {
        TwoMoves table;
        DemoGame& game = table.game;
        const Entry damage = table.take(QStringLiteral("set %1 damage 1").arg(table.first));
        table.play(table.first, 0);
        table.play(table.second, 2);
        const QByteArray before = game.state();

        // It was not one marker but none: only the damage differs in the end.
        auto amendment = game.session->beginAmendment(damage.number, Amendment::Removed{}).value();
        QCOMPARE(amendment.ripples().size(), 3u); // two moves, and the end of the first segment between them
        for (const auto& ripple : amendment.ripples())
            QCOMPARE(ripple.fate, Amendment::Fate::Same);
        const Effects steps = amendment.handsOn(game.session->now());
        QCOMPARE(steps.size(), 1);
        QCOMPARE(game.session->game().say(steps.first()),
                 QStringLiteral("1 damage comes off %1").arg(table.first));

        QVERIFY(game.session->amend(amendment, QStringLiteral("miscounted")));
        const QByteArray after = game.state();
        QVERIFY(after != before);
        game.reopen();
        QCOMPARE(game.state(), after);
        QVERIFY(game.session->undo());
        QCOMPARE(game.state(), before);
        QVERIFY(game.session->redo());
        QCOMPARE(game.state(), after);
    }

    void anActionThatNoLongerWorksIsListedAndKeptAsPlayedOrDropped()
    {
        TwoMoves table;
        DemoGame& game = table.game;
        const Entry placed = table.take(QStringLiteral("set %1 at 12.0").arg(table.first));
        const Entry move = table.play(table.first, 0);
        const QString end = move.action.args[QStringLiteral("moves")][table.first].toString();

        // The car stood elsewhere all along: from there its move does not end where it did.
        auto amendment =
            game.session
                ->beginAmendment(placed.number,
                                 correction(game, table.first, QStringLiteral("at"), QStringLiteral("20.0")))
                .value();
        const auto& ripple = amendment.ripples().front();
        QCOMPARE(ripple.fate, Amendment::Fate::Objected);
        QCOMPARE(ripple.resolution, Amendment::Resolution::KeepAsPlayed);
        QCOMPARE(ripple.objections.first().citation.rule, QStringLiteral("7.1"));

        const auto placeOf = [&](const State& state) {
            for (const Piece& piece : game.session->game().show(state).pieces) {
                if (piece.id == table.first)
                    return piece.place();
            }
            return QString();
        };
        QCOMPARE(placeOf(amendment.outcome()->state), end);
        amendment.resolve(0, Amendment::Resolution::Drop);
        QCOMPARE(placeOf(amendment.outcome()->state), QStringLiteral("20.0"));
        QCOMPARE(amendment.outcome()->items.size(), 1);
    }

    void whatTheRulesNoLongerUnderstandIsTheTablesToKeep()
    {
        DemoGame game;
        const Entry placed = game.take(QStringLiteral("set 21 damage 2"))->first();
        const Entry ended = game.take(QStringLiteral("next !"))->first();
        QCOMPARE(game.session->now().as<apocalypse_road::State>().turn, 2);
        // Had an activation been under way, nobody could have ended the turn.
        auto past = game.session->pastOf(placed.number).value();
        auto open = past.before.as<apocalypse_road::State>();
        open.segment.stage = apocalypse_road::Stage::Late;
        open.segment.car = 0;
        past.before = State::of(open);
        const Amendment amendment(past, Amendment::Replacement(Amendment::Removed{}));
        const auto& ripple = amendment.ripples().front();
        QCOMPARE(ripple.before.entry, ended.number);
        QCOMPARE(ripple.fate, Amendment::Fate::Objected);
        QCOMPARE(ripple.resolution, Amendment::Resolution::KeepAsPlayed);
        QVERIFY(!ripple.objections.isEmpty());
        QCOMPARE(amendment.outcome()->state.as<apocalypse_road::State>().turn, 2);
    }

    void whatIsImpossibleIsDroppedWhateverIsChosen()
    {
        TwoMoves table;
        DemoGame& game = table.game;
        const Entry placed = table.take(QStringLiteral("set %1 at 12.0").arg(table.first));
        const Entry other = table.take(QStringLiteral("set %1 at 14.0").arg(table.second));

        // The first car stood where the second was put afterwards.
        const Effects there = correction(game, table.first, QStringLiteral("at"), QStringLiteral("16.0"));
        auto blocked = game.session->pastOf(placed.number).value();
        auto before = game.session->game().correct(
            blocked.before, {table.first, QStringLiteral("at"), QStringLiteral("14.0")});
        const Amendment amendment(blocked, before.value(),
                                  {{other.number, Amendment::Resolution::KeepAsPlayed}});
        const auto& ripple = amendment.ripples().front();
        QCOMPARE(ripple.fate, Amendment::Fate::Impossible);
        QCOMPARE(ripple.resolution, Amendment::Resolution::Drop);
        QVERIFY(!ripple.canKeep && !ripple.canRevise);
        QCOMPARE(ripple.objections.size(), 1);
        QCOMPARE(amendment.outcome()->items.size(), 1);
        QVERIFY(game.session->amend(amendment, {}));

        // Elsewhere it is in nobody's way.
        auto free = game.session->beginAmendment(placed.number, there).value();
        QVERIFY(free.ripples().empty()); // what was dropped does not come back by itself
    }

    void anObjectionThatFallsAwayIsADifference()
    {
        TwoMoves table;
        DemoGame& game = table.game;
        const QString line = table.straight(table.second, 2) + QStringLiteral(" !");
        const auto show = game.session->game().show(game.session->now());
        const auto teamOf = [&](const QString& car) {
            return std::ranges::find(show.pieces, car, &Piece::id)->team;
        };
        const Entry acting = table.take(QStringLiteral("set %1 damage 1").arg(table.first));
        auto move = game.take(line);
        if (!move)
            move = game.take(line.chopped(4) + QStringLiteral(" !")); // there is one way only
        QVERIFY(!move.value().last().objections.isEmpty());
        auto past = game.session->pastOf(acting.number).value();
        const Effects turn = game.session->game()
                                 .correct(past.before, {QStringLiteral("marker"), QStringLiteral("to-act"),
                                                        teamOf(table.second)})
                                 .value();
        const Amendment amendment(past, turn);
        QCOMPARE(amendment.ripples().front().fate, Amendment::Fate::Differs);
        QVERIFY(amendment.outcome()->items.last().objections.isEmpty());
        QVERIFY(amendment.changesAnything());
    }

    void thePastOfAnEntryFollowsEarlierAmendments()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(game.take(QStringLiteral("set 36 suppressed on")));
        QCOMPARE(game.text(game.session->pastOf(3)->before), game.stateAt(2));
        QVERIFY(game.session->amend(game.session->beginAmendment(2, Amendment::Removed{}).value(), {}));
        QCOMPARE(game.text(game.session->pastOf(3)->before), game.stateAt(1));
        QVERIFY(!game.session->pastOf(2));
    }

    void whoStopsThinkingHasNoOutcome()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const auto past = game.session->pastOf(2).value();
        std::stop_source stop;
        QVERIFY(Amendment(past, Amendment::Removed{}, {}, stop.get_token()).outcome());
        stop.request_stop();
        QVERIFY(!Amendment(past, Amendment::Removed{}, {}, stop.get_token()).outcome());
    }

    void anEntryThatWasTakenBackCannotBeAmended()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(game.session->undo());
        QVERIFY(!game.session->beginAmendment(2, Amendment::Removed{}));
        QVERIFY(!game.session->beginAmendment(99, Amendment::Removed{}));
    }

    void anAmendmentBegunBeforeTheLastEntryIsRefused()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        const auto amendment = game.session->beginAmendment(2, Amendment::Removed{}).value();
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(!game.session->amend(amendment, {}));
    }

    void redrawnCardsContinueTheJournal()
    {
        DemoGame game(11);
        const quint64 position = game.session->drawPosition();
        // The grid once more: what was drawn stays drawn, so nothing changes.
        auto amendment = game.session->beginAmendment(1, game.session->entries().first().action).value();
        QVERIFY(amendment.handsOn(game.session->now()).isEmpty());
        QVERIFY(amendment.outcome()->freshDraws.isEmpty());
        QVERIFY(game.session->amend(amendment, {}));
        QCOMPARE(game.session->drawPosition(), position);
    }

    void amendingToTheSameChangesNothing()
    {
        const bool holds = rc::check("replacing an entry by itself", [] {
            DemoGame game(*rc::gen::arbitrary<quint64>());
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            for (int i = 0; i < 10; ++i)
                test::randomEntry(*game.session, random);
            const QByteArray before = game.state();
            for (const Amended& item : game.session->history().standing()) {
                const Amendment::Replacement same = item.kind == EntryKind::Action
                                                        ? Amendment::Replacement(item.action)
                                                        : Amendment::Replacement(item.effects);
                const auto amendment = game.session->beginAmendment(item.entry, same);
                RC_ASSERT(amendment.has_value());
                RC_ASSERT(amendment->handsOn(game.session->now()).isEmpty());
                RC_ASSERT(game.session->amend(*amendment, {}).has_value());
                RC_ASSERT(game.state() == before);
            }
        });
        QVERIFY(holds);
    }
};

ONE_OF_MANY(TestAmendment)
#include "test_amendment.moc"

#include "support/apocalypse_road/dispute_table.h"
#include "support/apocalypse_road/played_table.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/turn/carry_out.h"
#include "games/apocalypse_road/turn/scoring.h"
#include "games/apocalypse_road/turn/turns.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::apocalypse_road;

namespace {

QJsonObject turned(const char* ruling, const char* word)
{
    return {{text("rulings"), QJsonObject{{text(ruling), text(word)}}}};
}

// The first line of the table's team in seat order, with its first two cars.
QString firstCar(const PlayedTable& table, int seat)
{
    return table.state.sheet(seat * carsPerTeam).id;
}

} // namespace

// Each ruling that a house may turn, both ways.
class TestTurnedRulings : public QObject
{
    Q_OBJECT
private slots:
    // AR-15: a car lost in a crossover collision.
    void AR_15()
    {
        const auto claimed = [](const QJsonObject& changes) {
            track::Track eight = oval(14, 1);
            eight.crossovers.emplace_back(track::Space{3, 0}, track::Space{10, 0});
            eight.grid = {};
            PlayedTable table(changes);
            auto setup = std::make_shared<Setup>(*table.state.setup);
            setup->track = eight;
            setup->graph = track::Graph(eight);
            table.state.setup = setup;
            const QString red = firstCar(table, 0);
            table.put(red, text("2.0")).put(firstCar(table, 1), text("10.0"), 5);
            if (!table.play(red + text(" solo+3 2.0")))
                qFatal("%s", qPrintable(table.refused));
            return table.vp(text("red"));
        };
        QCOMPARE(claimed({}), 1);
        QCOMPARE(claimed(turned("AR-15", "scores")), 1);
        QCOMPARE(claimed(turned("AR-15", "no-points")), 0);
    }

    // AR-40: back over the line without a crossing to return.
    void AR_40()
    {
        const auto lapped = [](const QJsonObject& changes) {
            PlayedTable table(changes);
            table.put(firstCar(table, 0), text("0.0"));
            Recorder recorder(table.state);
            returnCrossing(recorder, 0);
            return recorder.state().cars[0].has(Token::Lapped);
        };
        QVERIFY(lapped({}));
        QVERIFY(!lapped(turned("AR-40", "nothing")));
    }

    // AR-41: what goes back after a Race Bonus.
    void AR_41()
    {
        const auto left = [](const QJsonObject& changes) {
            PlayedTable table(changes);
            table.put(firstCar(table, 0), text("0.0"));
            table.state.bonus[static_cast<size_t>(Bonus::RaceBonus)] = 1;
            const int kind = table.state.setup->decks.of(DeckId::Event).kindOf(text("race-bonus"));
            table.state.deck(DeckId::Event).places[cards::open].known[static_cast<size_t>(kind)] = 1;
            Recorder recorder(table.state);
            scoreCrossing(recorder, 0); // 2, and the last marker goes
            scoreCrossing(recorder, 0); // 1
            returnCrossing(recorder, 0);
            const int once = recorder.state().pools[0].claimed;
            returnCrossing(recorder, 0);
            const int twice = recorder.state().pools[0].claimed;
            // Undo, redo and the file keep it.
            for (const auto& [from, to] :
                 {std::pair(recorder.state(), table.state), std::pair(table.state, recorder.state())}) {
                State walked = from;
                for (const Effect& effect : difference(from, to)) {
                    if (!apply(walked, effect))
                        return QStringLiteral("cannot be applied");
                }
                if (store(walked) != store(to) ||
                    store(*restore(walked.setup, store(walked))) != store(walked))
                    return QStringLiteral("is not kept");
            }
            return QStringLiteral("%1 %2").arg(once).arg(twice);
        };
        QCOMPARE(left({}), text("2 1"));
        QCOMPARE(left(turned("AR-41", "as-scored")), text("2 0"));
    }

    // AR-44: the countdown.
    void AR_44()
    {
        const auto removed = [](const QJsonObject& changes) {
            PlayedTable table(changes);
            table.put(firstCar(table, 0), text("5.0"));
            table.car(firstCar(table, 0)).dark = true; // it has acted
            table.state.phase = Phase::Discards;
            if (!table.play(text("next")))
                qFatal("%s", qPrintable(table.refused));
            return table.state.pools[0].removed;
        };
        QCOMPARE(removed({}), 1);
        QCOMPARE(removed(turned("AR-44", "off")), 0);
    }

    // AR-47: the race deck.
    void AR_47()
    {
        QCOMPARE(PlayedTable().state.setup->decks.of(DeckId::Race).size, 92);
        QCOMPARE(PlayedTable(turned("AR-47", "96")).state.setup->decks.of(DeckId::Race).size, 96);
        // The app can't deal cards that it does not know.
        QJsonObject dealt = turned("AR-47", "96");
        dealt[text("teams")] = QJsonArray{text("red"), text("blue")};
        dealt[text("decks")] = QJsonObject{{text("race"), text("app")}};
        const auto refused = completeSetup(dealt, {});
        QVERIFY(!refused);
        QVERIFY2(refused.error().toLine().contains(text("decks")), qPrintable(refused.error().toLine()));
        // A deck that the table counted itself stays as it is.
        dealt[text("decks")] = QJsonObject{{text("race"), QJsonObject{{text("size"), 94}}}};
        QCOMPARE(readSetup(*completeSetup(dealt, {})).value()->decks.of(DeckId::Race).size, 94);
    }

    // AR-51: a car that Missed Jump destroys.
    void AR_51()
    {
        const auto claimed = [](const QJsonObject& changes) {
            QJsonObject all = changes;
            all[text("track")] = text("scrapyard-leap");
            PlayedTable table(all);
            const track::Graph& graph = table.state.setup->graph;
            int jump = 0;
            while (graph.surface(graph.indexOf({jump, 0})) != track::Surface::Jump)
                ++jump;
            table.put(firstCar(table, 0), text("0.0")).put(firstCar(table, 1), text("%1.0").arg(jump), 5);
            const DisputeTable dispute{table::State::of(table.state)};
            const auto verdict = dispute.verdict(text("event missed-jump ") + firstCar(table, 0));
            int points = 0;
            bool told = false;
            for (const table::Effect& effect : verdict.effects)
                points += effect.kind == text("vp-moved") ? 1 : 0;
            for (const table::Reason& reason : verdict.reasons)
                told = told || dispute.game().say(reason.message).contains(text("this table's ruling"));
            return QStringLiteral("%1 %2").arg(points).arg(told);
        };
        QCOMPARE(claimed({}), text("1 0"));
        QCOMPARE(claimed(turned("AR-51", "no-points")), text("0 1"));
    }

    // A verdict tells of a turned ruling where it decided, and nowhere else.
    void toldWhereItDecides()
    {
        const auto told = [](const char* ruling, const char* word, const char* claim,
                             std::initializer_list<const char*> cars) {
            return DisputeTable(oval(20, 3), cars, turned(ruling, word)).judged(claim).contains(text(ruling));
        };
        // AR-40: it is about a car that has nothing to return, not about a token that it has.
        const DisputeTable lapped(oval(20, 3), {"21 red 5.1 tokens=lapped"}, turned("AR-40", "nothing"));
        QCOMPARE(lapped.judged("score 21"), text("no 11.2 AR-40"));
        QVERIFY(told("AR-40", "nothing", "event drift 21 A", {"21 red 19.1", "A blue 0.1"}));
        QVERIFY(!told("AR-40", "nothing", "event drift 21 A", {"21 red 5.1", "A blue 6.1"}));
        // AR-41: it is about what goes back.
        QVERIFY(!told("AR-41", "as-scored", "score 21", {"21 red 5.1"}));
        // AR-51: it is about who scores.
        QVERIFY(!told("AR-51", "no-points", "event missed-jump 21", {"21 red 5.1"}));
    }

    // AR-57: whether Get There has to be used.
    void AR_57()
    {
        const auto offersNone = [](const QJsonObject& changes) {
            PlayedTable table(changes);
            const QString red = firstCar(table, 0);
            table.put(red, text("5.1"));
            const DisputeTable dispute{table::State::of(table.state)};
            const auto verdict = dispute.verdict(text("event get-there ") + red);
            return std::ranges::any_of(verdict.variants, [](const table::ClaimVariant& variant) {
                return variant.claim.args[text("choices")].toArray() == QJsonArray{text("none")};
            });
        };
        QVERIFY(offersNone({}));
        QVERIFY(!offersNone(turned("AR-57", "must")));
    }

    // What is no ruling, or no choice of it, is refused with its place.
    void badRulings()
    {
        const auto problem = [](const QJsonValue& rulings) {
            const auto setup = completeSetup(
                {{text("teams"), QJsonArray{text("red"), text("blue")}}, {text("rulings"), rulings}}, {});
            return setup ? QString() : setup.error().toLine();
        };
        QVERIFY(problem(QJsonObject{{text("AR-1"), text("no")}}).contains(text("rulings.AR-1")));
        QVERIFY(problem(QJsonObject{{text("AR-51"), text("maybe")}}).contains(text("rulings.AR-51")));
        QVERIFY(problem(text("AR-51")).contains(text("rulings")));
        QVERIFY(problem(QJsonObject{{text("AR-51"), 1}}).contains(text("rulings.AR-51")));
        QVERIFY(problem(QJsonObject{}).isEmpty());
    }

    // A set-up says only what is turned, and every choice has words.
    void setupAndWords()
    {
        QJsonObject wanted = turned("AR-51", "scores");
        wanted[text("teams")] = QJsonArray{text("red"), text("blue")};
        QVERIFY(!completeSetup(wanted, {})->contains(text("rulings")));
        wanted[text("rulings")] =
            QJsonObject{{text("AR-51"), text("no-points")}, {text("AR-44"), text("on")}};
        QCOMPARE((*completeSetup(wanted, {}))[text("rulings")].toObject(),
                 (QJsonObject{{text("AR-51"), text("no-points")}}));
        const table::Game& game = *games::find(text("apocalypse-road"));
        QCOMPARE(game.rulingChoices().size(), turnedCount);
        for (const table::RulingChoice& choice : game.rulingChoices()) {
            QCOMPARE(choice.options.size(), 2);
            QVERIFY(game.say(choice.title) != choice.title.code);
            for (const table::RulingChoice::Option& option : choice.options)
                QVERIFY2(game.say(option.text) != option.text.code, qPrintable(option.text.code));
        }
    }
};

ONE_OF_MANY(TestTurnedRulings)
#include "test_turned_rulings.moc"

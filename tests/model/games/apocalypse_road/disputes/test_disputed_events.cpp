// Disputes about movement events: what they do, and why they do nothing.
#include "support/apocalypse_road/dispute_table.h"
#include "support/one_of_many.h"
#include "support/rule_books.h"

#include "games/apocalypse_road/decks/deck_sheets.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using table::Stands;
using track::Surface;

class TestDisputedEvents : public QObject
{
    Q_OBJECT
private slots:
    // 10.0: what is the only possibility may be said all the same.
    void onlyChoice()
    {
        const DisputeTable edge(oval(20, 3), {"21 red 5.0", "A blue 8.0"});
        QCOMPARE(edge.does("event sideswipe 21 out"), text("21 goes from 5.0 to 5.1"));
        QCOMPARE(edge.does("event sideswipe 21 out"), edge.does("event sideswipe 21"));
        QVERIFY(edge.judged("event sideswipe 21 out").startsWith(text("yes")));
        QCOMPARE(edge.judged("event sideswipe 21 in"), text("no 10 Sideswipe AR-54"));
        QVERIFY(edge.judged("event dangerous-debris 21 21 A").startsWith(text("yes")));
        QVERIFY(edge.judged("event dangerous-debris 21 A").startsWith(text("yes")));
        QVERIFY(edge.judged("event dangerous-debris 21 A A").startsWith(text("no")));
    }

    // AR-55: what an Open Road takes.
    void AR_55()
    {
        const auto why = [](std::initializer_list<const char*> cars) {
            const DisputeTable table(oval(20, 3), cars);
            return table.judged("event open-road 21") + text(": ") + table.reason("event open-road 21");
        };
        QVERIFY(why({"21 red 5.1", "A blue 5.2", "B blue 9.1"})
                    .startsWith(text("no 10 Open Road AR-55: 21 is not alone")));
        QVERIFY(why({"21 red 5.1"}).contains(text("no car ahead")));
        QVERIFY(why({"21 red 5.1", "A blue 6.1"}).contains(text("directly behind")));
        QVERIFY(why({"21 red 5.1", "A blue 9.1"}).startsWith(text("depends")));
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 9.1"});
        // It could be used, and need not be.
        QVERIFY(table.judged("event open-road 21 none").startsWith(text("yes")));
        QVERIFY(table.judged("event open-road 21 none").endsWith(text("10.0 AR-55")));
        // What can't be used is not left alone.
        const DisputeTable crowded(oval(20, 3), {"21 red 5.1", "A blue 5.2", "B blue 9.1"});
        QVERIFY(crowded.judged("event open-road 21 none").startsWith(text("no 10 Open Road AR-55")));
    }

    // AR-52: nobody to swap with, nobody to bump.
    void AR_52()
    {
        const DisputeTable alone(oval(20, 3), {"21 red 5.1", "A blue 9.1"});
        QCOMPARE(alone.judged("event drift 21"), text("no 10 Drift AR-52"));
        QCOMPARE(alone.judged("event drift 21 A"), text("no 10 Drift AR-52"));
        QVERIFY(alone.reason("event drift 21").contains(text("directly in front")));
        QCOMPARE(alone.judged("event bump-and-run 21"), text("no 10 Bump and Run AR-52"));
        QCOMPARE(alone.does("event drift 21"), QString());
        // Where somebody is in front, that is not the reason.
        const DisputeTable linked(oval(20, 3), {"21 red 5.1", "A blue 6.1"});
        QCOMPARE(linked.judged("event drift 21 yes"), text("no 10 Drift"));
    }

    // AR-54, AR-16, AR-25: why a Sideswipe is ignored.
    void AR_54()
    {
        const DisputeTable rough(trackOf({section(4, 3), section(6, 3, Surface::Rough)}), {"21 red 5.1"});
        QCOMPARE(rough.judged("event sideswipe 21"), text("no 7.13 AR-16"));
        const DisputeTable held(oval(20, 3), {"21 red 5.1 tokens=suppressed", "A blue 5.0", "B blue 5.2"});
        QCOMPARE(held.judged("event sideswipe 21"), text("no 8.5 AR-25"));
        const DisputeTable narrow(oval(20, 1), {"21 red 5.0"});
        QCOMPARE(narrow.judged("event sideswipe 21"), text("no 10 Sideswipe AR-54; 10 Sideswipe AR-54"));
    }

    // AR-57, AR-16: where Get There does not lead, and what the table has ruled on it.
    void AR_57()
    {
        const DisputeTable rough(trackOf({section(4, 3), section(6, 3, Surface::Rough)}),
                                 {"21 red 5.1", "A blue 6.1"});
        QCOMPARE(rough.judged("event get-there 21 5.2"), text("no 7.13 AR-16"));
        QCOMPARE(rough.judged("event get-there 21 6.1"), text("no 10 Get There AR-57"));
        QVERIFY(rough.reason("event get-there 21 6.1").contains(text("occupied")));
        QCOMPARE(rough.judged("event get-there 21"), text("no 10 Get There AR-57"));
        const DisputeTable must(oval(20, 3), {"21 red 5.1"},
                                {{text("rulings"), QJsonObject{{text("AR-57"), text("must")}}}});
        QCOMPARE(must.judged("event get-there 21 none"), text("no 10 Get There; AR-57"));
        const DisputeTable may(oval(20, 3), {"21 red 5.1"});
        QVERIFY(!may.judged("event get-there 21").contains(text("AR-57")));
    }

    // 10.0: not every choice is the active player's.
    void whoChooses()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "22 red 7.1", "A blue 9.1", "B blue 9.2"});
        QVERIFY(table.reason("event dangerous-debris 21").contains(text("each player")));
        QVERIFY(table.reason("event shot-of-nos 21").contains(text("drawn")));
        QVERIFY(table.reason("event shot-of-nos 21 solo+2").contains(text("active player")));
        QVERIFY(table.reason("event get-there 21").contains(text("active player")));
    }

    // Every verdict on a card cites a section that the rule book has.
    void sections()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 9.1"});
        QStringList ids;
        for (const rules::RuleEntry& entry : book().entries())
            ids.append(entry.id);
        for (const cards::Kind& kind : apocalypse_road::eventDeck().kinds) {
            const table::Verdict verdict = table.verdict(text("event %1 21").arg(kind.card));
            QVERIFY(!verdict.reasons.isEmpty());
            QVERIFY2(ids.contains(verdict.reasons.first().citation.rule),
                     qPrintable(verdict.reasons.first().citation.rule));
        }
    }

    // A card is named as it is called, or as everybody calls it; not by anything that begins like it.
    void names()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1"});
        const auto isNone = [&](const char* word) {
            return std::holds_alternative<table::Misfit>(
                table.game().askClaim(table.state, {text("event"), text(word), text("21")}));
        };
        QVERIFY(!isNone("rollover"));
        QVERIFY(!isNone("roll"));
        QVERIFY(isNone("rollXYZ"));
    }
};

ONE_OF_MANY(TestDisputedEvents)
#include "test_disputed_events.moc"

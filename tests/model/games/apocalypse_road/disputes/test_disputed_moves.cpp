// Disputes about movement, from the examples of the rulebook and from each movement type: cars move as they
// are named there, 21 being the active one, with a speed of 5.
#include "support/apocalypse_road/dispute_table.h"

#include "games/apocalypse_road/movement/moving.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using track::Surface;

namespace {

// Four lanes run into two, and out again, as a corner does.
track::Track corner()
{
    return trackOf({section(4, 4, Surface::Paved, {{0}, {0, 1}, {0, 1}, {1}}),
                    section(4, 2, Surface::Paved, {{0, 1}, {2, 3}}), section(4, 4)});
}

track::Track eight()
{
    track::Track track = oval(14, 1);
    track.crossovers.emplace_back(track::Space{3, 0}, track::Space{10, 0});
    return track;
}

} // namespace

class TestDisputedMoves : public QObject
{
    Q_OBJECT
private slots:
    // 7.1, 7.10: sideways into an occupied space costs 2.
    void displacingCostsTwo()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 5.2"});
        QCOMPARE(table.judged("move 21 solo-4 5.2,"), text("no at 1: 7.10 AR-1"));
        QCOMPARE(table.judged("move 21 solo-3 5.2,"), text("yes 7.4; 7.1 AR-1"));
        QCOMPARE(table.moved("move 21 solo-3 5.2,"), text("21@5.2 A@6.2"));
    }

    // 7.1: all points have to be spent, and no space is entered twice.
    void pointsAndSpaces()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1"});
        QCOMPARE(table.judged("move 21 solo-2 6.1,7.1"), text("no at 3: 7.1 AR-1"));
        QCOMPARE(table.title("move 21 solo-2 6.1,7.1"), text("Car 21 can't stop on 7.1."));
        QCOMPARE(table.judged("move 21 solo-2 5.2,5.1,6.1"), text("no at 2: 7.1 AR-2"));
        QCOMPARE(table.judged("move 21 solo-4 6.1,7.1"), text("no at 2: 7.1 AR-1"));
    }

    // 7.3: three spaces forward pushing B, then a lane change, then forward.
    void conditionalLink()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "B blue 6.1"});
        QCOMPARE(table.judged("move 21 s0 6.1,7.1,8.1,8.2,9.2"), text("yes 7.4; 7.1 AR-1"));
        QCOMPARE(table.moved("move 21 s0 6.1,7.1,8.1,8.2,9.2"), text("21@9.2 B@9.1"));
    }

    // 7.5: forward, overtake, push, overtake again, sideways, push one more.
    void overtake()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 7.1", "B blue 8.1", "C blue 10.2"});
        QVERIFY(table.judged("move 21 o1 6.1,7.1,8.1,9.1,9.2,10.2").startsWith(text("yes 7.5")));
        // A ends behind where it was, B where it stood, C is pushed: one of the ways.
        const apocalypse_road::Moves example{
            {text("21"), text("10.2")}, {text("A"), text("6.1")}, {text("C"), text("11.2")}};
        const std::vector<track::Space> path{{6, 1}, {7, 1}, {8, 1}, {9, 1}, {9, 2}, {10, 2}};
        const auto leadsToIt = [&](apocalypse_road::movement::Type type) {
            const auto& state = table.state.as<apocalypse_road::State>();
            const apocalypse_road::Moving moving(state, 0, {type, false, 1}, path);
            return std::ranges::any_of(std::views::iota(0, moving.size()), [&](int way) {
                return moving.movesOf(moving.outcome(way)) == example;
            });
        };
        QVERIFY(leadsToIt(apocalypse_road::movement::Type::Overtake));
        // With Solo the same spaces can be entered; only A and B come to stand elsewhere.
        QVERIFY(table.judged("move 21 s1 6.1,7.1,8.1,9.1,9.2,10.2").startsWith(text("yes 7.4")));
        QVERIFY(!leadsToIt(apocalypse_road::movement::Type::Solo));
        QCOMPARE(table.moved("move 21 s1 6.1,7.1,8.1,9.1,9.2,10.2"), text("21@10.2 A@10.1 B@11.1 C@11.2"));
    }

    // 7.1, AR-4: where the active player has a choice about others, the verdict says so.
    void AR_4()
    {
        const DisputeTable swap(oval(20, 3), {"21 red 5.1", "A blue 6.1"});
        QCOMPARE(swap.judged("move 21 overtake-4 6.1,"), text("yes 7.5; 7.1 AR-1; 7.1 AR-4"));
        QCOMPARE(swap.judged("move 21 overtake-4 6.1"), text("yes 7.5; 7.1 AR-1; 7.1 AR-4"));
        const table::Verdict verdict = swap.verdict(text("move 21 overtake-4 6.1,"));
        QCOMPARE(swap.game().say(verdict.reasons.last().message),
                 QStringLiteral("2 ways: the active player chooses. Also possible: A → 5.1."));
        QCOMPARE(swap.moved("move 21 overtake-4 6.1,"), text("21@6.1 A@7.1"));
        QCOMPARE(swap.judged("move 21 solo-4 6.1,"), text("yes 7.4; 7.1 AR-1"));
    }

    // AR-1: a car that can't move at all stays, and has spent nothing.
    void AR_1()
    {
        track::Track ring = oval(6, 1);
        ring.chute = track::Chute{{0, 0}, track::Side::In};
        const DisputeTable full(ring, {"21 red chute", "A blue 0.0", "B blue 1.0", "C blue 2.0", "D blue 3.0",
                                       "E blue 4.0", "F blue 5.0"});
        QCOMPARE(full.judged("move 21 solo+1 chute"), text("yes 7.1 AR-1"));
        QVERIFY(full.title("move 21 solo+1 chute").contains(text("stays on chute")));
        QVERIFY(full.reason("move 21 solo+1 chute").contains(text("no legal movement")));
        const DisputeTable still(oval(20, 3), {"21 red 5.1"});
        QCOMPARE(still.judged("move 21 solo-5 5.1"), text("yes 7.4; 7.1 AR-1")); // 0 points, all spent
    }

    // 7.6: once a car has been linked, no lane is changed any more.
    void line()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "B blue 7.1"});
        QCOMPARE(table.judged("move 21 line-2 6.1,7.1,7.2"), text("no at 3: 7.6"));
        QVERIFY(table.reason("move 21 line-2 6.1,7.1,7.2").contains(text("first link")));
        QVERIFY(table.judged("move 21 line-2 6.1,6.2,7.2").startsWith(text("yes 7.6")));
        const DisputeTable middle(oval(20, 3), {"21 red 5.1", "A blue 6.1", "B blue 4.1", "C blue 3.1"});
        QCOMPARE(middle.moved("move 21 line-3 6.1,7.1"), text("21@7.1 A@8.1 B@6.1 C@5.1"));
    }

    // 7.7: pursuit leaves the cars behind, and changes no lane after it has pushed.
    void pursuit()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 6.1", "B blue 7.1", "C blue 4.1"});
        QCOMPARE(table.judged("move 21 pursuit-2 6.1,7.1,7.2"), text("no at 3: 7.7"));
        QCOMPARE(table.moved("move 21 pursuit-3 6.1,7.1"), text("21@7.1 A@8.1 B@9.1"));
    }

    // 7.8: those behind follow through lane changes; who comes to stand behind later does not.
    void lead()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 5.0", "B blue 4.1", "C blue 3.1"});
        QVERIFY(table.judged("move 21 lead-2 6.1,6.2,7.2").startsWith(text("yes 7.8")));
        QCOMPARE(table.moved("move 21 lead-2 6.1,6.2,7.2"), text("21@7.2 B@6.2 C@6.1"));
    }

    // 7.9: a ram stops behind the car in front, and does not push it.
    void ram()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 7.1"});
        QCOMPARE(table.judged("move 21 ram+0 6.1,"), text("yes 7.9"));
        QVERIFY(table.title("move 21 ram+0 6.1,").contains(text("rams A")));
        QCOMPARE(table.judged("move 21 ram+0 6.1,7.1"), text("no at 2: 7.9"));
        // 8.5, AR-25: a suppressed car stops there too, and that is all.
        const DisputeTable held(oval(20, 3), {"21 red 5.1 tokens=suppressed", "A blue 7.1"});
        QCOMPARE(held.judged("move 21 ram+0 6.1,"), text("yes 7.9; 8.5 AR-25"));
        QVERIFY(held.title("move 21 ram+0 6.1,").contains(text("no attack")));
    }

    // 7.10: A pushes B, which is at the wall and goes forward, pushing C.
    void displacement()
    {
        const DisputeTable table(oval(20, 4), {"21 red 5.1", "A blue 5.2", "B blue 5.3", "C blue 6.3"});
        QCOMPARE(table.judged("displace 21 A 5.3"), text("yes 7.10"));
        QCOMPARE(table.moved("displace 21 A 5.3"), text("21@5.2 A@5.3 B@6.3 C@7.3"));
        QCOMPARE(table.judged("displace 21 A 6.2"), text("no 7.10"));
        QCOMPARE(table.variants("displace 21 A 6.2"), QStringList{text("21 displaces A to 5.3")});
        QCOMPARE(table.judged("displace 21 C 7.3"), text("no at 1: 7.10"));
        QVERIFY(table.reason("displace 21 C 7.3").contains(text("not beside")));
        QCOMPARE(table.variants("displace 21 C 7.3"), QStringList{text("21 displaces A to 5.3")});
        // Pushing a car that is straight ahead is no displacement, wherever the movement ends.
        track::Track cells = oval(14, 2);
        cells.crossovers.emplace_back(track::Space{4, 0}, track::Space{11, 0});
        const DisputeTable ahead(cells, {"21 red 1.0", "A blue 2.0", "X blue 11.0"});
        QCOMPARE(ahead.judged("displace 21 A 3.0"), text("no at 1: 7.10"));
        QVERIFY(ahead.reason("displace 21 A 3.0").contains(text("not beside")));
        const auto asked = ahead.game().askClaim(ahead.state, {text("displace"), text("21"), text("A")});
        QVERIFY(std::get<table::Prompt>(asked).options.isEmpty());
    }

    // 7.10, AR-8, AR-9: on rough track it goes forward; a car on a crossover cell stays.
    void displacementThatIsDifferent()
    {
        track::Track cells = oval(14, 2);
        cells.crossovers.emplace_back(track::Space{3, 0}, track::Space{10, 0});
        const DisputeTable crossing(cells, {"21 red 3.1", "A blue 3.0"});
        QCOMPARE(crossing.judged("displace 21 A 4.0"), text("no at 1: 7.12 AR-9"));
        track::Track dirt = trackOf({section(6, 2), section(4, 2, Surface::Rough)});
        const DisputeTable rough(dirt, {"21 red 7.in", "A blue 7.0"});
        QCOMPARE(rough.judged("displace 21 A 8.0"), text("yes 7.10 AR-8"));
        QCOMPARE(rough.judged("displace 21 A 7.1"), text("no 7.10 AR-8"));
    }

    // 7.11.2: into the corner by the inside lane, where B joins, or by the outside one.
    void lineIntoACorner()
    {
        const DisputeTable table(corner(), {"21 red 2.1", "A blue 3.1", "B blue 4.0"});
        QCOMPARE(table.moved("move 21 line-3 3.1,4.0"), text("21@4.0 A@5.0 B@6.0"));
        QCOMPARE(table.moved("move 21 line-3 3.1,4.1"), text("21@4.1 A@5.1"));
    }

    // 7.12: the movement ends at the crossover, with 1 damage each.
    void crossover()
    {
        const DisputeTable table(eight(), {"21 red 1.0", "A blue 10.0"});
        QCOMPARE(table.judged("move 21 s0 2.0,"), text("yes 7.4; 7.12"));
        QVERIFY(table.does("move 21 s0 2.0,").contains(text("21 takes 1 damage; A takes 1 damage")));
        QCOMPARE(table.judged("move 21 s0 2.0,3.0"), text("no at 2: 7.12"));
    }

    // 7.13, 7.14: no lane change on rough track or a jump; nobody drives into the Trough.
    void roughAndJump()
    {
        const DisputeTable rough(trackOf({section(6, 3), section(4, 3, Surface::Rough)}), {"21 red 5.1"});
        QCOMPARE(rough.judged("move 21 solo-2 6.1,6.2,7.2"), text("no at 2: 7.13 AR-16"));
        const DisputeTable jump(
            trackOf({section(6, 3, Surface::Paved, {{0}, {0}, {2}}), section(4, 3, Surface::Jump)}),
            {"21 red 5.0"});
        QVERIFY(jump.judged("move 21 solo-3 6.0,6.1").startsWith(text("no at 2: 7.14")));
        const DisputeTable trough(
            trackOf({section(6, 3, Surface::Paved, {{0}, {0}, {2}}), section(4, 3, Surface::Jump)}),
            {"21 red 7.1"});
        QVERIFY(trough.judged("move 21 solo-3 7.2,8.2").startsWith(text("yes")));
        QVERIFY(trough.judged("move 21 solo-3 8.0,9.0").startsWith(text("no at 1: 7.14 AR-17")));
    }

    // 7.15: a diagonal step needs the card for it, and an empty space.
    void diagonal()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 6.2"});
        QCOMPARE(table.judged("move 21 solo-3 6.0,7.0"), text("no at 1: 7.15"));
        QCOMPARE(table.judged("move 21 ds-3 6.0,7.0"), text("yes 7.4; 7.15 AR-3; 7.1 AR-1"));
        QCOMPARE(table.judged("move 21 ds-3 6.2,7.2"), text("no at 1: 7.15 AR-3"));
    }
};

ONE_OF_MANY(TestDisputedMoves)
#include "test_disputed_moves.moc"

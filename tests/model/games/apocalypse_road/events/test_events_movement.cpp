// Movement events that move cars, put tokens or lie open (10.0, AR-41, AR-52, AR-53, AR-56 to AR-58).
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"
#include "support/sorted_words.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Bonus;
using apocalypse_road::DeckId;
using apocalypse_road::Token;

namespace {

int held(const CaseTable& t, DeckId deck, const cards::Holding& place, const char* card)
{
    const int kind = t.state.setup->decks.of(deck).kindOf(QString::fromLatin1(card));
    return place.known[static_cast<size_t>(kind)];
}

} // namespace

class TestEventsMovement : public QObject
{
    Q_OBJECT
private slots:
    void bountyLiesOpenWithFourMarkers_AR41()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "12.1");
        PLAY(t, "R1 solo+2* 8.1 bounty");
        QCOMPARE(t.state.markersOn(Bonus::Bounty), 4);
        QCOMPARE(held(t, DeckId::Event, t.state.deck(DeckId::Event).at(QStringLiteral("open")), "bounty"), 1);
        QCOMPARE(held(t, DeckId::Event, t.state.deck(DeckId::Event).at(cards::discard), "bounty"), 0);
    }

    void raceBonusLiesOpenWithFourMarkers_AR41()
    {
        CaseTable t;
        t.put("R1", "18.1").put("B1", "12.1");
        PLAY(t, "R1 solo+2* 1.1 race-bonus");
        QCOMPARE(t.vp("red"), 1); // it crossed before the card came up
        QCOMPARE(t.state.markersOn(Bonus::RaceBonus), 4);
        QCOMPARE(held(t, DeckId::Event, t.state.deck(DeckId::Event).at(QStringLiteral("open")), "race-bonus"),
                 1);
    }

    void otherEventsAreDiscarded_10_0()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "12.1");
        PLAY(t, "R1 solo+2* 8.1 fuel-leak");
        QCOMPARE(held(t, DeckId::Event, t.state.deck(DeckId::Event).at(cards::discard), "fuel-leak"), 1);
        QCOMPARE(t.state.deck(DeckId::Event).at(QStringLiteral("open")).size(), 0);
    }

    void bumpAndRunMovesACarInFrontBehindOrBeside_AR52()
    {
        CaseTable t;
        t.put("R1", "5.1")
            .put("B1", "9.1")
            .put("B2", "8.0")
            .put("B3", "4.1")
            .put("B4", "9.0")
            .put("B5", "7.2");
        const QByteArray line = "R1 lead+2* 8.1 bump-and-run"; // B3 follows to 7.1
        QCOMPARE(sorted(t.offered(line)), "B1 B2 B3 none");    // not those on the diagonals
        QCOMPARE(sorted(t.offered(line + " B1")), "10.1 9.2");
        QCOMPARE(sorted(t.offered(line + " B3")), "6.1 7.0");
        CaseTable none = t;
        PLAY(t, line + " B1 9.2");
        QCOMPARE(t.at("B1"), "9.2");
        PLAY(none, line + " none");
        QCOMPARE(none.at("B1"), "9.1");
        QVERIFY(none.state.segment.isOpen()); // the shot is still to come
    }

    void bumpAndRunWithNobodyAdjacentAsksNothing_AR52()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "10.1").put("B2", "9.0");
        PLAY(t, "R1 solo+2* 8.1 bump-and-run done");
        QCOMPARE(t.at("B2"), "9.0");
        QCOMPARE(t.toAct(), "blue");
    }

    void bumpAndRunOverTheLineScoresAndReturns_AR52()
    {
        CaseTable back;
        back.put("R1", "17.0").put("B1", "0.1");
        PLAY(back, "R1 solo+2* 0.0 bump-and-run B1 19.1");
        QCOMPARE(back.at("B1"), "19.1");
        QVERIFY(back.has("B1", Token::Lapped)); // AR-40
        CaseTable forward;
        forward.put("R1", "16.0").put("B1", "19.1");
        PLAY(forward, "R1 solo+2* 19.0 bump-and-run B1 0.1");
        QCOMPARE(forward.vp("blue"), 1);
        QCOMPARE(forward.vp("red"), 0);
    }

    void bumpAndRunChangesNoLaneOnRoughOrJump_AR52()
    {
        CaseTable rough(roughAndJump());
        rough.put("R1", "1.1").put("B1", "5.1").put("B2", "0.1");
        const QByteArray line = "R1 lead+2* 4.1 bump-and-run"; // B2 follows to 3.1
        QCOMPARE(sorted(rough.offered(line + " B2")), "2.1 3.0 3.2");
        PLAY(rough, line + " B1"); // only forward is left
        QCOMPARE(rough.at("B1"), "6.1");
        CaseTable jump(roughAndJump());
        jump.put("R1", "7.0").put("B1", "11.0").put("B2", "10.1");
        PLAY(jump, "R1 solo+2* 10.0 bump-and-run");
        QVERIFY(!jump.offers("B2"));                       // nobody is bumped out of the Trough
        QCOMPARE(sorted(jump.offered("B1")), "12.0 12.1"); // nor into it
    }

    void driftMaySwapWithTheCarInFront_AR52()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1").put("B2", "9.0").put("B3", "4.1");
        CaseTable none = t;
        QCOMPARE(sorted(t.offered("R1 lead+2* 8.1 drift")), "B1 none"); // not B3 behind it
        PLAY(t, "R1 lead+2* 8.1 drift B1");
        QCOMPARE(t.at("R1"), "9.1");
        QCOMPARE(t.at("B1"), "8.1");
        PLAY(none, "R1 solo+2* 8.1 drift none");
        QCOMPARE(none.at("R1"), "8.1");
        QCOMPARE(none.at("B1"), "9.1");
    }

    void driftOverTheLineScoresAndReturns_AR40()
    {
        CaseTable t;
        t.put("R1", "16.1").put("B1", "0.1").pool("blue", 11);
        t.car("B1").crossings = 1;
        PLAY(t, "R1 solo+2* 19.1 drift B1");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.vp("blue"), 0);
        QCOMPARE(t.left("blue"), 12);
    }

    void driftWorksOnRoughAndNotWithPerpendicularCars_AR16()
    {
        CaseTable rough(roughAndJump());
        rough.put("R1", "2.1").put("B1", "6.1");
        PLAY(rough, "R1 solo+2* 5.1 drift B1");
        QCOMPARE(rough.at("R1"), "6.1");
        CaseTable crossing(knot());
        crossing.put("R1", "15.0").put("B1", "11.1").put("A1", "8.0");
        PLAY(crossing, "R1 solo+2* 2.0 drift");
        QCOMPARE(crossing.at("R1"), "2.0");
        QVERIFY(crossing.question() != "ask-drift");
    }

    void driftWhereLanesDivergeIsAChoice_AR4()
    {
        CaseTable t(trackOf(R"({"sectors": 4, "lanes": 3, "next": [[0, 1], [1, 2], [2, 3]]},
            {"sectors": 6, "lanes": 4, "next": [[0], [0, 1], [1, 2], [2]]}, {"sectors": 6, "lanes": 3})"));
        t.put("R1", "0.1").put("B1", "4.1").put("A1", "4.2");
        QCOMPARE(sorted(t.offered("R1 solo+2* 3.1 drift")), "A1 B1 none");
        PLAY(t, "R1 solo+2* 3.1 drift A1");
        QCOMPARE(t.at("A1"), "3.1");
    }

    void getThereIsOneOrTwoStepsThroughEmptySpaces_AR57()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1");
        CaseTable none = t;
        const QByteArray line = "R1 solo+2* 8.1 get-there";
        QCOMPARE(sorted(t.offered(line)), "8.0 8.2 9.0 9.2 none");
        PLAY(t, line + " 9.0");
        QCOMPARE(t.at("R1"), "9.0");
        QCOMPARE(t.at("B1"), "9.1");
        PLAY(none, line + " none");
        QCOMPARE(none.at("R1"), "8.1");
    }

    void getThereKeepsItsLaneOnRough_AR57()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "2.1").put("B1", "9.0");
        QCOMPARE(sorted(t.offered("R1 solo+2* 5.1 get-there")), "6.1 7.1 none");
        t.put("B1", "7.1");
        QCOMPARE(sorted(t.offered("R1 solo+2* 5.1 get-there")), "6.1 none");
        t.put("B1", "6.1");
        PLAY(t, "R1 solo+2* 5.1 get-there"); // nothing to choose
        QCOMPARE(t.at("R1"), "5.1");
    }

    void getThereOverTheLineScoresAndCollidesWithNobody_AR57()
    {
        CaseTable line;
        line.put("R1", "16.1");
        PLAY(line, "R1 solo+2* 19.1 get-there 0.1");
        QCOMPARE(line.vp("red"), 1);
        CaseTable crossing(knot());
        crossing.put("R1", "15.0").put("B1", "11.1");
        QCOMPARE(sorted(crossing.offered("R1 solo+2* 2.0 get-there")), "2.1 3.1 none");
    }

    void getThereMayLeadOutOfTheChute_AR57()
    {
        // One lane of three sectors: seven points can't be spent, so the car stays in the chute (AR-1).
        CaseTable t(road(3, 1));
        t.put("R1", "chute");
        CaseTable blocked = t;
        QCOMPARE(sorted(t.offered("R1 solo+6* chute get-there")), "1.0 2.0 none");
        PLAY(t, "R1 solo+6* chute get-there 2.0");
        QCOMPARE(t.at("R1"), "2.0");
        blocked.put("B1", "1.0").put("B2", "2.0").put("A1", "0.0");
        PLAY(blocked, "R1 solo+6* chute get-there");
        QCOMPARE(blocked.at("R1"), "chute");
    }

    void highFlyerMovesFiveForItsOwnTeam_AR53()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "13.2").put("T1", "11.0").put("A1", "11.2").put("B1", "10.0").put("B2", "11.1");
        const QByteArray line = "R1 line+1* 15.2 high-flyer";
        QVERIFY(t.offers("0.0", line)); // the inside is ahead of the outside
        QVERIFY(!t.offers("none", line));
        PLAY(t, line + " 0.0");
        QCOMPARE(t.at("T1"), "0.0");
        QCOMPARE(t.at("A1"), "11.2");
        QCOMPARE(t.vp("teal"), 1);
        QCOMPARE(t.vp("red"), 0);
        QVERIFY(!t.state.activated(t.car("T1"))); // it was no activation
        QVERIFY(t.state.activated(t.car("R1")) || t.state.segment.isOpen());
    }

    void highFlyerMayOvertake_AR53()
    {
        CaseTable t(trackOf(R"({"sectors": 9, "lanes": 3, "next": [[0], [0, 2], [2]]},
            {"sectors": 1, "surface": "jump", "lanes": 3, "next": [[0], [], [0]]}, {"sectors": 10, "lanes": 1,
            "next": [[0, 1, 2]]})"));
        t.put("R1", "2.1").put("T1", "9.0").put("B1", "10.0");
        QSet<QByteArray> places;
        // It can only end on 14.0, in several ways.
        for (const QByteArray& way : t.offered("R1 solo+2* 5.1 high-flyer").split(' ')) {
            CaseTable played = t;
            PLAY(played, "R1 solo+2* 5.1 high-flyer " + way);
            QCOMPARE(played.at("T1"), "14.0");
            places.insert(played.at("B1"));
        }
        QVERIFY(places.contains("9.0"));  // overtaken
        QVERIFY(places.contains("15.0")); // pushed all the way
    }

    void highFlyerLeavesTroughCarsOut_AR53()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "12.2").put("T1", "11.1").put("B1", "10.0");
        PLAY(t, "R1 line+1* 14.2 high-flyer 15.0");
        QCOMPARE(t.at("B1"), "15.0");
        QCOMPARE(t.at("T1"), "11.1");
    }

    void shotOfNosMovesTheCardsAdjustmentSolo_AR56()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1").put("B3", "4.1");
        const QByteArray line = "R1 lead+2* 8.1 shot-of-nos"; // B3 follows to 7.1
        QCOMPARE(t.question(line), "ask-boost");
        CaseTable ram = t;
        PLAY(t, line + " line+3 11.1");
        QCOMPARE(t.at("R1"), "11.1"); // three, without its speed
        QCOMPARE(t.at("B1"), "12.1");
        QCOMPARE(t.at("B3"), "7.1"); // no Line
        PLAY(ram, line + " ram+2 10.1");
        QCOMPARE(ram.at("B1"), "11.1"); // pushed, no attack
        QCOMPARE(ram.damage("B1"), 0);
        QCOMPARE(held(ram, DeckId::Race, ram.state.deck(DeckId::Race).at(cards::discard), "ram+2"), 1);
    }

    void theStarOnTheCardOfAShotOfNosIsIgnored_AR56()
    {
        CaseTable t;
        t.put("R1", "17.1");
        PLAY(t, "R1 line+1* 19.1 shot-of-nos solo+2* 1.1");
        QCOMPARE(t.vp("red"), 1);
        QVERIFY(!t.state.segment.isOpen());
    }

    void intoTheWeedsAndSpinAroundPutTheCarBesideTheTrack_AR58()
    {
        for (const auto& [event, place] :
             {std::pair("into-the-weeds", "8.out"), std::pair("spin-around", "8.in")}) {
            CaseTable t;
            t.put("R1", "5.1").put("B1", "8.2").put("B2", "8.0").put("A1", place);
            PLAY(t, QByteArray("R1 solo+2* 8.1 ") + event);
            QCOMPARE(t.at("R1"), place); // beside others if need be
            QVERIFY(t.has("R1", Token::SpinAround));
            QVERIFY(!t.state.segment.isOpen()); // no shot before its next move
            QCOMPARE(t.toAct(), "blue");
        }
    }

    void aSpunCarReentersSidewaysFirst_AR58()
    {
        CaseTable in;
        in.put("R1", "8.in").put("B1", "8.0").token("R1", Token::SpinAround);
        QCOMPARE(sorted(in.offered("R1 line+1")), "8.0"); // two points, both for displacing B1
        PLAY(in, "R1 line+1 8.0");
        QCOMPARE(in.at("B1"), "8.1");
        QVERIFY(!in.has("R1", Token::SpinAround));
        CaseTable out;
        out.put("R1", "8.out").token("R1", Token::SpinAround);
        QCOMPARE(sorted(out.offered("R1 line+1")), "8.1 9.2");
    }

    void aCarThatSpinsAgainKeepsTheToken_AR58()
    {
        CaseTable t;
        t.put("R1", "5.in").token("R1", Token::SpinAround).put("B1", "12.1");
        PLAY(t, "R1 solo+2* 7.0 into-the-weeds");
        QCOMPARE(t.at("R1"), "7.out");
        QVERIFY(t.has("R1", Token::SpinAround));
    }

    void aSpunCarCanBeShotAt_AR20()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "8.0");
        PLAY(t, "R1 solo+2* 8.1 spin-around B1 @R1 2/1");
        QCOMPARE(t.damage("R1"), 1);
    }

    void reloadingForbidsTheShotThatWasNotFired_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1");
        PLAY(t, "R1 solo+2* 8.1 reloading");
        QVERIFY(!t.state.segment.isOpen());
        QVERIFY(!t.has("R1", Token::Reloading));
        QCOMPARE(t.toAct(), "blue");
    }

    void reloadingAfterAShotMarksTheCar_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "9.1");
        PLAY(t, "R1 @B1 miss solo+2* 8.1 reloading");
        QVERIFY(t.has("R1", Token::Reloading));
        QVERIFY(!t.state.segment.isOpen());
        PLAY(t, "B1 solo+2 9.0 done B2 solo+2 12.1 done next");
        t.state.toAct = 0;
        QVERIFY(!t.play("R1 @B1 2/1"));
        PLAY(t, "R1 line+1 8.0 !"); // wherever: it has moved
        QVERIFY(t.offers("@B1"));
        PLAY(t, "done");
        QVERIFY(!t.has("R1", Token::Reloading));
    }
};

ONE_OF_MANY(TestEventsMovement)
#include "test_events_movement.moc"

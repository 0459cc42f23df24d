// Sideswipe (AR-54) and Open Road (AR-55) in all their branches.
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"
#include "support/sorted_words.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Stage;
using apocalypse_road::Token;

namespace {

// Three lanes, one cell: 8.0 is also 15.0.
QJsonObject oneCell(int lanes)
{
    return trackOf(lanes == 3 ? R"({"sectors": 20, "lanes": 3})" : R"({"sectors": 20, "lanes": 2})",
                   R"("crossovers": [["8.0", "15.0"]], "chute": {"entry": "1.0", "side": "in"})");
}

} // namespace

class TestEventsRoad : public QObject
{
    Q_OBJECT
private slots:
    void sideswipeMovesOneLaneToEitherSide_AR54()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "12.1");
        CaseTable out = t;
        QCOMPARE(sorted(t.offered("R1 solo+2* 8.1 sideswipe")), "in out"); // it is a must
        PLAY(t, "R1 solo+2* 8.1 sideswipe in");
        QCOMPARE(t.at("R1"), "8.0");
        PLAY(out, "R1 solo+2* 8.1 sideswipe out");
        QCOMPARE(out.at("R1"), "8.2");
    }

    void sideswipeAtTheEdgeHasOneSide_AR54()
    {
        CaseTable inner;
        inner.put("R1", "5.0");
        PLAY(inner, "R1 solo+2* 8.0 sideswipe");
        QCOMPARE(inner.at("R1"), "8.1");
        CaseTable outer;
        outer.put("R1", "5.2");
        PLAY(outer, "R1 solo+2* 8.2 sideswipe");
        QCOMPARE(outer.at("R1"), "8.1");
    }

    void sideswipeIntoATeamMateDisplacesIt_AR54()
    {
        CaseTable edge;
        edge.put("R1", "5.1").put("R5", "8.2");
        PLAY(edge, "R1 solo+2* 8.1 sideswipe out");
        QCOMPARE(edge.at("R1"), "8.2");
        QCOMPARE(edge.at("R5"), "9.2"); // on the last lane it goes forward
        QCOMPARE(edge.damage("R5") + edge.damage("R1"), 0);
        CaseTable middle(road(20, 5));
        middle.put("R1", "5.1").put("R5", "8.2").put("B1", "8.3").put("A1", "8.4").put("A2", "9.4");
        PLAY(middle, "R1 solo+2* 8.1 sideswipe out");
        QCOMPARE(middle.at("R1"), "8.2");
        QCOMPARE(middle.at("R5"), "8.3");
        QCOMPARE(middle.at("B1"), "8.4");
        QCOMPARE(middle.at("A1"), "9.4");
        QCOMPARE(middle.at("A2"), "10.4");
        QCOMPARE(middle.damage("B1"), 0);
    }

    void aTeamMateDisplacedOverTheLineScores_AR54()
    {
        CaseTable t;
        t.put("R1", "16.1").put("R5", "19.2").put("B1", "0.2");
        PLAY(t, "R1 solo+2* 19.1 sideswipe out");
        QCOMPARE(t.at("R5"), "0.2");
        QCOMPARE(t.at("B1"), "1.2");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.vp("blue"), 0);
    }

    void whereADisplacementIsIllegalTheOtherSideMustBeTaken_AR54()
    {
        CaseTable t(oneCell(3));
        t.put("R1", "5.1").put("R5", "8.0"); // AR-9: nobody is displaced from a cell
        PLAY(t, "R1 solo+2* 8.1 sideswipe");
        QCOMPARE(t.at("R1"), "8.2");
        QCOMPARE(t.at("R5"), "8.0");
    }

    void ifNeitherSideIsPossibleTheCardIsIgnored_AR54()
    {
        CaseTable t(oneCell(2));
        t.put("R1", "5.1").put("R5", "8.0");
        PLAY(t, "R1 solo+2* 8.1 sideswipe");
        QCOMPARE(t.at("R1"), "8.1");
        QCOMPARE(t.at("R5"), "8.0");
        QVERIFY(t.state.segment.stage != Stage::Collision);
    }

    void sideswipeIntoAnOpponentIsACollisionAttack_AR54()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "8.2");
        PLAY(t, "R1 solo+2* 8.1 sideswipe out");
        QCOMPARE(t.question(), "ask-sideswipe-card");
        PLAY(t, "2-1");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("R1"), 1);
        QCOMPARE(t.at("R1"), "8.1"); // it stays
        QCOMPARE(t.at("B1"), "8.2");
    }

    void anOpponentLostToASideswipeScores_AR54()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "8.2", 5);
        PLAY(t, "R1 solo+2* 8.1 sideswipe out 1-1");
        QCOMPARE(t.at("R1"), "8.2");
        QCOMPARE(t.vp("red"), 1);
    }

    void sideswipeIsIgnoredOnRoughJumpAndSingleLanes_AR54()
    {
        CaseTable rough(roughAndJump());
        rough.put("R1", "2.1").put("B1", "5.0");
        PLAY(rough, "R1 solo+2* 5.1 sideswipe");
        QCOMPARE(rough.at("R1"), "5.1");
        QVERIFY(rough.state.segment.stage != Stage::Collision);
        CaseTable jump(roughAndJump());
        jump.put("R1", "7.0").put("B1", "10.2");
        PLAY(jump, "R1 solo+2* 10.0 sideswipe");
        QCOMPARE(jump.at("R1"), "10.0");
        QVERIFY(jump.state.segment.stage != Stage::Collision);
        CaseTable single(road(12, 1));
        single.put("R1", "5.0");
        PLAY(single, "R1 solo+2* 8.0 sideswipe");
        QCOMPARE(single.at("R1"), "8.0");
    }

    void sideswipeAfterALostCollisionEndsTheActivation_AR34()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "8.2");
        PLAY(t, "R1 solo+2* 8.1 sideswipe out 1-1 R4");
        QVERIFY(!t.state.segment.isOpen());
        QCOMPARE(t.toAct(), "blue");
    }

    void openRoadClosesUpToTheNearestCarAhead_AR55()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "14.0").put("A1", "16.1");
        CaseTable none = t;
        QCOMPARE(sorted(t.offered("R1 solo+2* 8.1 open-road")), "13.0 none");
        PLAY(t, "R1 solo+2* 8.1 open-road 13.0");
        QCOMPARE(t.at("R1"), "13.0");
        QVERIFY(t.offers("@B1"));
        PLAY(none, "R1 solo+2* 8.1 open-road none");
        QCOMPARE(none.at("R1"), "8.1");
    }

    void openRoadBehindAnyOfSeveralInTheNearestSector_AR55()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "14.0").put("A1", "14.2");
        QCOMPARE(sorted(t.offered("R1 solo+2* 8.1 open-road")), "13.0 13.2 none");
    }

    void openRoadNeedsASectorToItself_AR55()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "14.0").put("R5", "8.2");
        PLAY(t, "R1 solo+2* 8.1 open-road");
        QCOMPARE(t.at("R1"), "8.1");
        QVERIFY(t.question() != "ask-open-road");
    }

    void openRoadForTheOnlyCarOnTheTrackDoesNothing_AR55()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "chute").put("B2", "9.in");
        PLAY(t, "R1 solo+2* 8.1 open-road");
        QCOMPARE(t.at("R1"), "8.1");
        QVERIFY(t.question() != "ask-open-road");
    }

    void openRoadOverTheLineScores_AR55()
    {
        CaseTable t;
        t.put("R1", "14.1").put("B1", "2.1");
        PLAY(t, "R1 solo+2* 17.1 open-road 1.1");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.car("R1").crossings, 1);
    }

    void openRoadChangesNoLaneOnRough_AR55()
    {
        CaseTable before(roughAndJump());
        before.put("R1", "0.1").put("B1", "6.0");
        PLAY(before, "R1 solo+2* 3.1 open-road 5.0"); // changes lane on the pavement
        QCOMPARE(before.at("R1"), "5.0");
        CaseTable within(roughAndJump());
        within.put("R1", "1.1").put("B1", "6.0");
        PLAY(within, "R1 solo+2* 4.1 open-road");
        QCOMPARE(within.at("R1"), "4.1");
        QVERIFY(within.question() != "ask-open-road");
    }

    void openRoadGoesRoundThePerpendicularCar_AR55()
    {
        CaseTable t(knot());
        t.put("R1", "5.1").put("B1", "3.0"); // on the cell of 11.1
        PLAY(t, "R1 line+1* 7.1 open-road 2.0");
        QCOMPARE(t.at("R1"), "2.0");
        QCOMPARE(t.damage("R1") + t.damage("B1"), 0);
        QCOMPARE(t.vp("red"), 1);
    }

    void openRoadStopsBeforeACrossoverThatIsBlockedInBothLanes_10_0()
    {
        CaseTable t(knot());
        t.put("R1", "5.1").put("B1", "3.0").put("B2", "4.0"); // on the cells of 11.1 and 11.0
        QCOMPARE(sorted(t.offered("R1 line+1* 7.1 open-road")), "10.0 10.1 none");
        PLAY(t, "R1 line+1* 7.1 open-road 10.0");
        QCOMPARE(t.at("R1"), "10.0");
        QCOMPARE(t.damage("R1"), 0);
    }

    void openRoadStopsBeforeCarsThatBlockTheTwoLanesOneAfterTheOther_10_0()
    {
        CaseTable t(knot());
        t.put("R1", "5.1").put("B1", "4.0").put("B2", "3.1"); // on the cells of 11.0 and 12.1
        QCOMPARE(sorted(t.offered("R1 line+1* 7.1 open-road")), "10.0 11.1 none");
        PLAY(t, "R1 line+1* 7.1 open-road 11.1");
        QCOMPARE(t.at("R1"), "11.1");
    }

    void openRoadDoesNotApproachWhatOtherCarsOrSurfacesShut_AR55()
    {
        // The lane to B1 is rough and another one; that B2 is across the road in front of it does not matter.
        CaseTable t(trackOf(R"({"sectors": 4, "lanes": 2}, {"sectors": 6, "lanes": 2, "surface": "rough"},
            {"sectors": 10, "lanes": 2})",
                            R"("crossovers": [["7.1", "15.0"]], "chute": {"entry": "1.0", "side": "in"})"));
        t.put("R1", "3.1").put("B1", "9.0").put("B2", "15.0");
        PLAY(t, "R1 line+1* 5.1 open-road");
        QCOMPARE(t.at("R1"), "5.1");
        QVERIFY(t.question() != "ask-open-road");
    }
};

ONE_OF_MANY(TestEventsRoad)
#include "test_events_road.moc"

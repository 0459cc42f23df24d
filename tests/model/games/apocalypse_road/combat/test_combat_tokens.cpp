// When a car may shoot: once, before or after, and what its tokens forbid (4.4, 8.5, 9.3, AR-25, AR-26).
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Stage;
using apocalypse_road::Token;

class TestCombatTokens : public QObject
{
    Q_OBJECT
private slots:
    void aShotSuppresses_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "12.1");
        PLAY(t, "R1 @B1 2/1u solo+2 8.1 done");
        QVERIFY(t.has("B1", Token::Suppressed));
        QCOMPARE(t.damage("B1"), 1);
        QCOMPARE(t.toAct(), "blue");
        PLAY(t, "B2 solo+2 15.1 done");
        QVERIFY(t.has("B1", Token::Suppressed)); // another car's activation
    }

    void aCollisionSuppresses_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1");
        PLAY(t, "R1 ram+2 5.1 1-1u");
        QVERIFY(t.has("B1", Token::Suppressed));
        QVERIFY(!t.has("R1", Token::Suppressed));
    }

    void aSuppressedCarShootsNeitherBeforeNorAfter_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "9.0").token("R1", Token::Suppressed);
        QVERIFY(!t.play("R1 @B1 2/1"));
        QVERIFY(t.refusedBy("8.5"));
        PLAY(t, "R1 solo+2 8.1");
        QVERIFY(!t.play("@B2 2/1"));
        QVERIFY(t.refusedBy("8.5"));
        PLAY(t, "done");
        QVERIFY(!t.has("R1", Token::Suppressed));
        QCOMPARE(t.damage("B1") + t.damage("B2"), 0);
    }

    void aSuppressedCarIsNotAskedForAShot_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B2", "9.1").token("R1", Token::Suppressed);
        PLAY(t, "R1 solo+2* 8.1 fuel-leak");
        QVERIFY(!t.state.segment.isOpen());
        QVERIFY(!t.has("R1", Token::Suppressed));
    }

    void aSuppressedRamStopsWithoutAttack_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").token("R1", Token::Suppressed);
        PLAY(t, "R1 ram+2 5.1");
        QVERIFY(t.state.segment.stage != Stage::Collision);
        PLAY(t, "done");
        QCOMPARE(t.at("R1"), "5.1");
        QCOMPARE(t.damage("B1") + t.damage("R1"), 0);
        QVERIFY(!t.has("R1", Token::Suppressed));
    }

    void aSuppressedSideswipeMakesNoAttack_AR25()
    {
        CaseTable t(road(20, 2));
        t.put("R1", "2.0").put("B1", "5.1").token("R1", Token::Suppressed);
        PLAY(t, "R1 solo+2* 5.0 sideswipe");
        QVERIFY(t.state.segment.stage != Stage::Collision);
        QCOMPARE(t.damage("B1") + t.damage("R1"), 0);
        QCOMPARE(t.at("R1"), "5.0");
    }

    void aReloadingCarShootsOnlyAfterMoving_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "9.1").token("R1", Token::Reloading);
        QVERIFY(!t.play("R1 @B1 2/1"));
        QVERIFY(t.refusedBy("AR-25"));
        PLAY(t, "R1 solo+2 8.1 @B2 2/1");
        QCOMPARE(t.damage("B2"), 1);
        if (t.state.segment.isOpen())
            PLAY(t, "done");
        QVERIFY(!t.has("R1", Token::Reloading));
    }

    void aReloadingCarMayRam_AR25()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").token("R1", Token::Reloading);
        PLAY(t, "R1 ram+2 5.1 2-1 @B1 2/1");
        QCOMPARE(t.damage("B1"), 3);
    }

    void aSpunCarShootsOnlyAfterMoving_AR25()
    {
        CaseTable t;
        t.put("R1", "5.in").put("B2", "6.0").token("R1", Token::SpinAround);
        QVERIFY(!t.play("R1 @B2 2/1"));
        QVERIFY(t.refusedBy("AR-25"));
        PLAY(t, "R1 line+1 5.1");
        PLAY(t, "@B2 2/1");
        QCOMPARE(t.damage("B2"), 1);
        QVERIFY(!t.has("R1", Token::SpinAround));
    }

    void aSpunCarThatFindsNoWayBackKeepsItsToken_AR25()
    {
        // The only space beside it is a cell that B1 holds crosswise: no way in (AR-1).
        CaseTable t(trackOf(R"({"sectors": 20, "lanes": 2})",
                            R"("crossovers": [["8.0", "15.0"]], "chute": {"entry": "1.0", "side": "in"})"));
        t.put("R1", "8.in").put("B1", "15.0").put("B2", "9.0").token("R1", Token::SpinAround);
        PLAY(t, "R1 solo+2 8.in");
        QVERIFY(!t.play("@B2 2/1"));
        QVERIFY(t.refusedBy("AR-25"));
        PLAY(t, "done");
        QVERIFY(t.has("R1", Token::SpinAround));
        QCOMPARE(t.toAct(), "blue");
    }

    void oneShotInAnActivation_AR26()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "9.1");
        PLAY(t, "R1 @B1 2/1 solo+2 8.1");
        QVERIFY(!t.offered().contains('@'));
        QVERIFY(!t.play("@B2 2/1"));
        QVERIFY(t.refusedBy("AR-26"));
        CaseTable twice;
        twice.put("R1", "5.1").put("B1", "6.0").put("B2", "6.2");
        PLAY(twice, "R1 @B1 2/1");
        QVERIFY(!twice.play("@B2 2/1"));
    }

    void aMissIsTheShotToo_AR26()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0").put("B2", "9.1");
        PLAY(t, "R1 @B1 miss solo+2 8.1");
        QVERIFY(!t.offers("@B2"));
    }

    void aRamIsNotTheShot_AR26()
    {
        CaseTable after;
        after.put("R1", "5.1").put("B1", "6.1");
        PLAY(after, "R1 ram+2 5.1 1-1 @B1 2/2");
        QCOMPARE(after.damage("B1"), 3);
        CaseTable before;
        before.put("R1", "5.1").put("B1", "6.1");
        PLAY(before, "R1 @B1 2/2 ram+2 5.1 1-1");
        QCOMPARE(before.damage("B1"), 3);
    }

    void aSideswipeIsNotTheShot_AR26()
    {
        CaseTable t(road(20, 2));
        t.put("R1", "2.0").put("B1", "5.1");
        PLAY(t, "R1 solo+2* 5.0 sideswipe 2-1 @B1 2/1");
        QCOMPARE(t.damage("B1"), 3);
    }

    void theLateShotComesAfterTheEvent_AR26()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1");
        PLAY(t, "R1 solo+2* 8.1");
        QCOMPARE(t.question(), "ask-event");
        QVERIFY(!t.offered().contains('@'));
        QVERIFY(!t.play("@B1 2/1"));
        PLAY(t, "fuel-leak");
        QCOMPARE(t.question(), "ask-late-shot");
        PLAY(t, "@B1 2/1");
        QCOMPARE(t.damage("B1"), 1);
    }

    void afterAShotItsCarHasToMove_4_4()
    {
        CaseTable t;
        t.put("R1", "5.1").put("R5", "10.1").put("B1", "6.0");
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.state.segment.stage, Stage::Move);
        QVERIFY(!t.play("done"));
        QVERIFY(!t.play("R5 solo+2 13.1"));
        PLAY(t, "solo+2 8.1");
        QCOMPARE(t.at("R1"), "8.1");
    }

    void aSuppressedCarsMarkerGoesAlsoWhenItCouldNotMove_AR25()
    {
        // One lane of three sectors: seven points can't be spent, so it stays (AR-1).
        CaseTable t(road(3, 1));
        t.put("R1", "chute").token("R1", Token::Suppressed);
        PLAY(t, "R1 solo+6 chute done");
        QVERIFY(!t.has("R1", Token::Suppressed));
    }
};

ONE_OF_MANY(TestCombatTokens)
#include "test_combat_tokens.moc"

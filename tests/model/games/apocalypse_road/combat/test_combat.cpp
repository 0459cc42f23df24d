// Shots and collision attacks at the table: 8.0 to 8.5, 7.12, AR-14, AR-15, AR-20 to AR-26.
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Token;

namespace {

// A combat deck of one card that the app draws again and again.
QJsonObject onlyCard(int value, const char* collision)
{
    const QString one = QStringLiteral("1");
    const QJsonObject card{{QStringLiteral("card"), QStringLiteral("x")},
                           {QStringLiteral("value"), value},
                           {QStringLiteral("machine-gun"), one},
                           {QStringLiteral("auto-cannon"), one},
                           {QStringLiteral("missile-launcher"), one},
                           {QStringLiteral("collision"), QString::fromLatin1(collision)}};
    const QJsonObject deck{{QStringLiteral("by"), QStringLiteral("app")},
                           {QStringLiteral("cards"), QJsonArray{card}}};
    return {{QStringLiteral("combat"), deck}};
}

// Three lanes up to sector 3, four from 4 to 9, three again.
QJsonObject widening()
{
    return trackOf(R"({"sectors": 4, "lanes": 3, "next": [[0, 1], [1, 2], [2, 3]]},
                      {"sectors": 6, "lanes": 4, "next": [[0], [0, 1], [1, 2], [2]]},
                      {"sectors": 6, "lanes": 3})");
}

} // namespace

class TestCombat : public QObject
{
    Q_OBJECT
private slots:
    void aShotHitsFromTheDefenceOn_AR21()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1");
        QVERIFY(!t.play("R1 @B1 1/2"));
        QVERIFY(t.refusedBy("AR-21"));
        QVERIFY(!t.play("R1 @B1 2/miss"));
        PLAY(t, "R1 @B1 2/2");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("R1"), 0);
    }

    void theTargetingBonusIsAddedToTheCard_AR21()
    {
        CaseTable t;
        t.put("R4", "5.1").put("B1", "6.1").put("B5", "6.0");
        QVERIFY(!t.play("R4 @B1 0/2"));
        QVERIFY(!t.play("R4 @B1 1/miss"));
        QVERIFY(t.refusedBy("AR-21"));
        CaseTable zero = t;
        PLAY(t, "R4 @B1 1/2");
        QCOMPARE(t.damage("B1"), 2);
        PLAY(zero, "R4 @B5 0/1"); // only the bonus makes a 0 hit
        QCOMPARE(zero.damage("B5"), 1);
    }

    void theAppComparesValueAndDefenceItself_AR21()
    {
        CaseTable t(road(20, 3), onlyCard(1, "1-1"));
        t.put("R1", "5.1").put("R4", "8.1").put("B1", "6.1").put("B5", "6.0").put("A1", "7.1");
        CaseTable weak = t;
        PLAY(weak, "R1 @B1");
        QCOMPARE(weak.damage("B1"), 0);
        CaseTable easy = t;
        PLAY(easy, "R1 @B5");
        QCOMPARE(easy.damage("B5"), 1);
        PLAY(t, "R4 @A1");
        QCOMPARE(t.damage("A1"), 1);
    }

    void aCollisionAlwaysHitsTargetFirstActiveSecond_AR21()
    {
        CaseTable t(road(20, 3), onlyCard(0, "3-1"));
        t.put("R1", "5.1").put("B6", "6.1"); // value 0 against defence 3
        PLAY(t, "R1 ram+2 5.1");
        QCOMPARE(t.damage("B6"), 3);
        QCOMPARE(t.damage("R1"), 1);
        CaseTable bonus(road(20, 3), onlyCard(0, "3-1"));
        bonus.put("R4", "5.1").put("B6", "6.1");
        PLAY(bonus, "R4 ram+2 5.1");
        QCOMPARE(bonus.damage("B6"), 3);
        QCOMPARE(bonus.damage("R4"), 1);
    }

    void whoIsInReachIsOffered_AR20()
    {
        CaseTable t;
        t.put("R1", "5.1").put("R2", "5.0").put("R3", "8.1");
        t.put("B1", "6.0").put("B2", "7.1").put("B3", "9.2").put("B4", "chute").put("A1", "4.1");
        QVERIFY(t.offers("@B1", "R1"));  // diagonally in front
        QVERIFY(t.offers("@A1", "R1"));  // behind
        QVERIFY(t.offers("@R2", "R1"));  // beside, of its own team
        QVERIFY(!t.offers("@B2", "R1")); // two sectors away
        QVERIFY(t.offers("@B1", "R2"));
        QVERIFY(!t.offers("@R1", "R2")); // a front mount does not reach sideways
        QVERIFY(!t.offers("@A1", "R2"));
        QVERIFY(t.offers("@B2", "R3"));  // behind
        QVERIFY(!t.offers("@B3", "R3")); // in front of a rear mount
        QVERIFY(!t.play("R2 @R1 2"));
        QVERIFY(t.refusedBy("8.1"));
    }

    void theChuteIsOutOfReach_AR20()
    {
        CaseTable t;
        t.put("R1", "1.0").put("R4", "chute").put("B1", "chute").put("B2", "1.1");
        QCOMPARE(t.offered("R1").contains("@B1"), false);
        QVERIFY(t.offers("@B2", "R1"));
        QVERIFY(!t.offered("R4").contains('@'));
        QVERIFY(!t.play("R1 @B1 2"));
        QVERIFY(!t.play("R4 @B2 2"));
    }

    void besideTheTrackAndInTheTroughOneShootsAndIsShotAt_AR20()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "5.in").put("B1", "5.0").put("B2", "6.0").put("B3", "5.1");
        t.put("R4", "10.1").put("A1", "11.0").put("A2", "10.2").put("A3", "12.1").put("B4", "10.1");
        CaseTable trough = t;
        QVERIFY(t.offers("@B1", "R1"));
        QVERIFY(t.offers("@B2", "R1"));
        QVERIFY(!t.offers("@B3", "R1"));
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.damage("B1"), 1);
        QVERIFY(trough.offers("@A1", "R4"));
        QVERIFY(trough.offers("@A2", "R4"));
        QVERIFY(!trough.offers("@A3", "R4"));
        PLAY(trough, "R4 @A2 2/1");
        QCOMPARE(trough.damage("A2"), 1);
    }

    void sprayHitsWhoIsBesideTheTargetAndInReach_AR22()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").put("B2", "6.0").put("A1", "6.2").put("R5", "5.0");
        t.put("A2", "5.2").put("A3", "7.1").put("A4", "4.1");
        PLAY(t, "R1 @B1 2/2s");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("B2"), 1);
        QCOMPARE(t.damage("A1"), 1);
        QCOMPARE(t.damage("R5"), 1); // friends are no exception
        QCOMPARE(t.damage("A2"), 1);
        QCOMPARE(t.damage("A3"), 0); // beside the target, out of reach
        QCOMPARE(t.damage("A4"), 0); // in reach, not beside the target
        QCOMPARE(t.damage("R1"), 0);
    }

    void sprayKeepsToTheArcOfTheMount_AR22()
    {
        CaseTable t;
        t.put("R2", "5.1").put("B1", "6.1").put("B2", "6.0").put("R5", "5.0");
        PLAY(t, "R2 @B1 2/1s");
        QCOMPARE(t.damage("B2"), 1);
        QCOMPARE(t.damage("R5"), 0);
        CaseTable missed;
        missed.put("R1", "5.1").put("B1", "6.1").put("B2", "6.0");
        PLAY(missed, "R1 @B1 miss");
        QCOMPARE(missed.damage("B1") + missed.damage("B2"), 0);
    }

    void chainOfARamRunsOnInLineInFront_AR23()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").put("A1", "7.1").put("R5", "8.1").put("A2", "10.1");
        t.put("A3", "7.0").put("A4", "4.1");
        PLAY(t, "R1 ram+2 5.1 2-1c");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("R1"), 1);
        QCOMPARE(t.damage("A1"), 1);
        QCOMPARE(t.damage("R5"), 1);
        QCOMPARE(t.damage("A2"), 0); // behind a gap
        QCOMPARE(t.damage("A3"), 0);
        QCOMPARE(t.damage("A4"), 0);
    }

    void withoutChainNobodyElseIsHurt_8_5()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").put("A1", "7.1");
        PLAY(t, "R1 ram+2 5.1 2-1");
        QCOMPARE(t.damage("A1"), 0);
    }

    void whereLanesDivergeThePlayerPicksTheChainsLane_AR23()
    {
        CaseTable t(widening());
        t.put("R1", "2.1").put("B1", "3.1").put("A1", "4.1").put("A2", "5.1").put("T1", "4.2");
        PLAY(t, "R1 ram+2 2.1 1-1c");
        QCOMPARE(t.question(), "ask-chain");
        const QByteArrayList lanes = t.offered().split(' ');
        QCOMPARE(lanes.size(), 2);
        CaseTable other = t;
        PLAY(t, lanes[0]);
        PLAY(other, lanes[1]);
        QCOMPARE(t.damage("A1"), t.damage("A2"));
        QCOMPARE(other.damage("A1"), other.damage("A2"));
        QCOMPARE(t.damage("A1") + t.damage("T1"), 1);
        QCOMPARE(other.damage("A1") + other.damage("T1"), 1);
        QVERIFY(t.damage("T1") != other.damage("T1"));
        QCOMPARE(t.damage("B1"), 1);
    }

    void theEmptyLaneMayBePickedForTheChain_AR23()
    {
        CaseTable t(widening());
        t.put("R1", "2.1").put("B1", "3.1").put("A1", "4.1");
        PLAY(t, "R1 ram+2 2.1 1-1c");
        QCOMPARE(t.question(), "ask-chain");
        int hurt = 0;
        for (const QByteArray& lane : t.offered().split(' ')) {
            CaseTable picked = t;
            PLAY(picked, lane);
            hurt += picked.damage("A1");
        }
        QCOMPARE(t.offered().split(' ').size(), 2);
        QCOMPARE(hurt, 1);
    }

    void aChainThatComesRoundEndsAtTheTarget_AR23()
    {
        // 0.0 and 0.1 lead to 1.0, then 2.0, which leads to both.
        CaseTable t(trackOf(R"({"sectors": 1, "lanes": 2, "next": [[0], [0]]},
            {"sectors": 2, "lanes": 1, "next": [[0, 1]]})"));
        t.put("R1", "0.0").put("B1", "1.0").put("A1", "2.0").put("T1", "0.1");
        PLAY(t, "R1 ram+2 0.0 1-1c");
        for (const QByteArray& lane : t.offered().split(' ')) {
            CaseTable picked = t;
            PLAY(picked, lane);
            QCOMPARE(picked.damage("B1"), 1);
            QCOMPARE(picked.damage("R1"), 1);
            QCOMPARE(picked.damage("A1"), 1);
        }
    }

    void chainOfASideswipeGoesOnAcrossTheSector_AR23()
    {
        CaseTable t(road(20, 5));
        t.put("R1", "2.1").put("B1", "5.2").put("A1", "5.3").put("R5", "5.4").put("A2", "5.0");
        t.put("A3", "6.2");
        PLAY(t, "R1 solo+2* 5.1 sideswipe out 2-1c");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("A1"), 1);
        QCOMPARE(t.damage("R5"), 1);
        QCOMPARE(t.damage("A2"), 0); // on the side of the active car
        QCOMPARE(t.damage("A3"), 0); // in front of the target
        QCOMPARE(t.damage("R1"), 1);
        CaseTable gap(road(20, 5));
        gap.put("R1", "2.1").put("B1", "5.2").put("A1", "5.4");
        PLAY(gap, "R1 solo+2* 5.1 sideswipe out 2-1c");
        QCOMPARE(gap.damage("A1"), 0);
    }

    void bulldozeSwapsAfterAllDamage_AR24()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").put("A1", "7.1");
        PLAY(t, "R1 ram+2 5.1 2-1bc");
        QCOMPARE(t.at("R1"), "6.1");
        QCOMPARE(t.at("B1"), "5.1");
        QCOMPARE(t.damage("A1"), 1); // it stood in front of the target before the swap
        QStringList kinds;
        for (const table::Effect& effect : t.effects)
            kinds.append(effect.kind);
        QVERIFY(kinds.lastIndexOf(QStringLiteral("damaged")) < kinds.indexOf(QStringLiteral("car-moved")));
        CaseTable without;
        without.put("R1", "5.1").put("B1", "6.1");
        PLAY(without, "R1 ram+2 5.1 2-1");
        QCOMPARE(without.at("R1"), "5.1");
        QCOMPARE(without.at("B1"), "6.1");
    }

    void theActiveCarEntersTheSpaceOfAnEliminatedTarget_AR24()
    {
        for (const char* line : {"R1 ram+2 5.1 2-1", "R1 ram+2 5.1 2-1b"}) {
            CaseTable t;
            t.put("R1", "5.1").put("B1", "6.1", 4);
            PLAY(t, line);
            QCOMPARE(t.at("B1"), "destroyed");
            QCOMPARE(t.at("R1"), "6.1");
        }
        CaseTable beside;
        beside.put("R1", "2.1").put("B1", "5.2", 4);
        PLAY(beside, "R1 solo+2* 5.1 sideswipe out 2-1");
        QCOMPARE(beside.at("R1"), "5.2");
    }

    void anEliminatedActiveCarTakesNobodysPlace_AR24()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "6.1");
        PLAY(t, "R1 ram+2 5.1 2-1b");
        QCOMPARE(t.at("R1"), "destroyed");
        QCOMPARE(t.at("B1"), "6.1");
        CaseTable both;
        both.put("R1", "5.1", 5).put("B1", "6.1", 4);
        PLAY(both, "R1 ram+2 5.1 2-1b");
        QCOMPARE(both.at("R1"), "destroyed");
        QCOMPARE(both.at("B1"), "destroyed");
        QCOMPARE(both.vp("red"), 1);
    }

    void bulldozeAcrossTheLineScoresAndReturns_AR24()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1").pool("blue", 10);
        t.car("B1").crossings = 1;
        PLAY(t, "R1 ram+2 19.1 1-1b");
        QCOMPARE(t.at("R1"), "0.1");
        QCOMPARE(t.at("B1"), "19.1");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.vp("blue"), 1);
        QCOMPARE(t.left("blue"), 11);
        CaseTable kill;
        kill.put("R1", "19.1").put("B1", "0.1", 5);
        PLAY(kill, "R1 ram+2 19.1 1-1");
        QCOMPARE(kill.at("R1"), "0.1");
        QCOMPARE(kill.vp("red"), 2); // the kill and the crossing
    }

    void bulldozeOfASideswipeSwapsSideways_AR24()
    {
        CaseTable t;
        t.put("R1", "2.1").put("B1", "5.2");
        PLAY(t, "R1 solo+2* 5.1 sideswipe out 2-1b");
        QCOMPARE(t.at("R1"), "5.2");
        QCOMPARE(t.at("B1"), "5.1");
    }

    void aPerpendicularCarIsRammedWithoutBulldoze_AR14()
    {
        CaseTable t(knot());
        t.put("R1", "2.0").put("B1", "11.1");
        PLAY(t, "R1 ram+2 2.0 2-1b");
        QCOMPARE(t.damage("B1"), 2); // and not the 1 of a crossover collision
        QCOMPARE(t.damage("R1"), 1);
        QCOMPARE(t.at("R1"), "2.0");
        QCOMPARE(t.at("B1"), "11.1");
    }

    void theCellOfAnEliminatedPerpendicularCarIsEntered_AR14()
    {
        CaseTable t(knot());
        t.put("R1", "2.0").put("B1", "11.1", 4);
        PLAY(t, "R1 ram+2 2.0 2-1b");
        QCOMPARE(t.at("B1"), "destroyed");
        QCOMPARE(t.at("R1"), "3.0");
        QCOMPARE(t.vp("red"), 1);
    }

    void noBulldozeOfATargetOnTheCrossover_8_5()
    {
        CaseTable t(knot());
        t.put("R1", "2.0").put("B1", "3.0"); // driving the same way
        PLAY(t, "R1 ram+2 2.0 2-1b");
        QCOMPARE(t.at("R1"), "2.0");
        QCOMPARE(t.at("B1"), "3.0");
    }

    void theWayThatWasPickedDecidesWhetherTheyCollide_7_12()
    {
        // Both end on 2.0: straight into B1, or by the outer lane with all points spent.
        CaseTable t(knot());
        t.put("R1", "0.0").put("B1", "11.1");
        const QByteArrayList ways = t.offered("R1 solo+3 2.0").split(' ');
        QCOMPARE(ways.size(), 2);
        QList<int> damage;
        for (const QByteArray& way : ways) {
            CaseTable played = t;
            PLAY(played, "R1 solo+3 2.0 " + way);
            QCOMPARE(played.damage("R1"), played.damage("B1"));
            damage.append(played.damage("R1"));
        }
        std::ranges::sort(damage);
        QCOMPARE(damage, (QList<int>{0, 1}));
    }

    void aCarLostInACrossoverCollisionIsAKill_AR15()
    {
        CaseTable t(knot());
        t.put("R1", "2.0").put("B1", "11.1", 5);
        PLAY(t, "R1 solo+2 2.0");
        QCOMPARE(t.at("B1"), "destroyed");
        QCOMPARE(t.at("R1"), "2.0"); // no collision attack: it does not enter
        QCOMPARE(t.damage("R1"), 1);
        QCOMPARE(t.vp("red"), 1);
        CaseTable pushed(knot());
        pushed.put("R1", "1.0").put("A1", "2.0", 5).put("B1", "11.1");
        PLAY(pushed, "R1 solo+2 1.0");
        QCOMPARE(pushed.at("A1"), "destroyed");
        QCOMPARE(pushed.damage("B1"), 1);
        QCOMPARE(pushed.damage("R1"), 0);
        QCOMPARE(pushed.vp("red"), 1);
        CaseTable own(knot());
        own.put("R1", "2.0").put("R5", "11.1", 5);
        PLAY(own, "R1 solo+2 2.0");
        QCOMPARE(own.vp("red"), 0);
    }
};

ONE_OF_MANY(TestCombat)
#include "test_combat.moc"

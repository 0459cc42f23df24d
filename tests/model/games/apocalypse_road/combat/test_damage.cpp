// Damage, elimination, replacements and who scores a kill: 5.3, 8.2, 8.3, 9.2, 11.3, AR-30 to AR-34.
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Owed;
using apocalypse_road::Stage;
using apocalypse_road::Token;

namespace {

// The places of all effects of a kind, with the car or team they are about.
QStringList inOrder(const table::Effects& effects)
{
    QStringList list;
    for (const table::Effect& effect : effects) {
        if (effect.kind == QStringLiteral("damaged"))
            list.append(QStringLiteral("damage ") + effect.args[QStringLiteral("car")].toString());
        if (effect.kind == QStringLiteral("car-moved") &&
            effect.args[QStringLiteral("to")] == QStringLiteral("destroyed"))
            list.append(QStringLiteral("out ") + effect.args[QStringLiteral("car")].toString());
    }
    return list;
}

QJsonObject fiveTeams()
{
    QJsonArray teams;
    for (const char* id : {"red", "blue", "amber", "teal", "violet"})
        teams.append(QString::fromLatin1(id));
    return {{QStringLiteral("teams"), teams}};
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT
private slots:
    void fiveMarkersAreBorneTheSixthEliminates_AR30()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 3);
        PLAY(t, "R1 @B1 2/2");
        QCOMPARE(t.at("B1"), "6.1");
        QCOMPARE(t.damage("B1"), 5);
        PLAY(t, "ram+2 5.1 1-1");
        QCOMPARE(t.at("B1"), "destroyed");
    }

    void surplusDamageIsIgnoredAndTheTokensGo_AR30()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5);
        t.token("B1", Token::Suppressed).token("B1", Token::Reloading).token("B1", Token::Lapped);
        PLAY(t, "R1 @B1 2/4u");
        QCOMPARE(t.at("B1"), "destroyed");
        QCOMPARE(t.damage("B1"), 6);
        QCOMPARE(t.car("B1").tokens, 0u);
    }

    void theReplacementIsAMustAndComesFirst_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5).put("B2", "10.1").put("B3", "destroyed", 6);
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.offered(), "B4 B5 B6 B7 B8"); // none that has been in the race
        QVERIFY(!t.play("solo+2 8.1"));
        QVERIFY(!t.play("done"));
        QVERIFY(!t.play("none"));
        QVERIFY(!t.play("A1"));
        QVERIFY(!t.play("B3"));
        PLAY(t, "B6");
        QCOMPARE(t.at("B6"), "chute");
        QCOMPARE(t.state.owed[1].total(), 0);
    }

    void theSegmentGoesOnAfterAReplacement_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5).put("B2", "9.1");
        PLAY(t, "R1 @B1 2/1 B4 solo+2* 8.1 fuel-leak");
        QCOMPARE(t.at("R1"), "8.1");
        QCOMPARE(t.at("B4"), "chute");
        QVERIFY(!t.state.segment.isOpen()); // it has had its shot
        QCOMPARE(t.toAct(), "blue");
    }

    void itComesWithTheActivatedSideOfTheLostCar_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5).put("B2", "12.1");
        CaseTable acted = t;
        PLAY(t, "R1 @B1 2/1 B4 solo+2 8.1 done");
        QVERIFY(t.state.canActivate(t.index(QStringLiteral("B4"))));
        PLAY(t, "B4 solo+2 3.0 done");
        acted.car("B1").dark = true;
        PLAY(acted, "R1 @B1 2/1 B4 solo+2 8.1 done");
        QVERIFY(acted.car("B4").dark);
        QVERIFY(!acted.play("B4 solo+2 3.0"));
        PLAY(acted, "B2 solo+2 15.1");
    }

    void aCarLostInItsOwnActivationCountsAsActivated_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("R5", "12.1").put("B1", "6.1").put("B2", "15.1");
        PLAY(t, "R1 ram+2 5.1 1-1 R4");
        QCOMPARE(t.at("R4"), "chute");
        if (t.state.segment.isOpen())
            PLAY(t, "done");
        QVERIFY(!t.state.canActivate(t.index(QStringLiteral("R4")))); // 8.3: it has moved this turn
    }

    void withoutReserveNobodyIsAsked_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5);
        for (const char* id : {"B2", "B3", "B4", "B5", "B6", "B7", "B8"})
            t.put(id, "destroyed", 6);
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.state.owed[1], Owed{});
        QCOMPARE(t.state.segment.stage, Stage::Move);
        PLAY(t, "solo+2 8.1");
    }

    void theLastReserveCarsAreSharedOut_AR31()
    {
        // Two cars of a team are lost at once and only one is left to replace them.
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5).put("B2", "6.0", 5);
        for (const char* id : {"B3", "B4", "B5", "B6", "B7"})
            t.put(id, "destroyed", 6);
        PLAY(t, "R1 @B1 2/1s");
        QCOMPARE(t.offered(), "B8");
        PLAY(t, "B8");
        QCOMPARE(t.state.owed[1].total(), 0);
        QCOMPARE(t.vp("red"), 2);
        PLAY(t, "solo+2 8.1");
    }

    void aKillScoresForTheActivePlayer_AR32()
    {
        CaseTable shot;
        shot.put("R1", "5.1").put("B1", "6.1", 5);
        PLAY(shot, "R1 @B1 2/1");
        QCOMPARE(shot.vp("red"), 1);
        QCOMPARE(shot.left("red"), 11);
        CaseTable spray;
        spray.put("R1", "5.1").put("B1", "6.1").put("A1", "6.0", 5).put("T1", "6.2", 5);
        PLAY(spray, "R1 @B1 2/1s");
        QCOMPARE(spray.vp("red"), 2);
        CaseTable chain;
        chain.put("R1", "5.1").put("B1", "6.1").put("A1", "7.1", 5);
        PLAY(chain, "R1 ram+2 5.1 1-1c");
        QCOMPARE(chain.vp("red"), 1);
    }

    void nobodyScoresForOwnCars_AR32()
    {
        CaseTable shot;
        shot.put("R1", "5.1").put("R5", "6.1", 5);
        PLAY(shot, "R1 @R5 2/1");
        CaseTable itself;
        itself.put("R1", "5.1", 5).put("B1", "6.1");
        PLAY(itself, "R1 ram+2 5.1 1-1");
        for (CaseTable* t : {&shot, &itself}) {
            for (const char* team : {"red", "blue", "amber", "teal"})
                QCOMPARE(t->vp(team), 0);
        }
    }

    void aKillWithTheLastBreathScoresToo_AR32()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "6.1", 5);
        PLAY(t, "R1 ram+2 5.1 1-1");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.vp("blue"), 0);
    }

    void allDamageIsDealtBeforeEliminations_AR33()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "13.1").put("B1", "9.0", 5).put("A1", "10.2", 5).put("T1", "11.0", 1);
        PLAY(t, "R1 solo+2* 0.1 bottoming-out");
        QStringList order = inOrder(t.effects);
        QCOMPARE(order.size(), 5);
        QVERIFY(order[0].startsWith(QStringLiteral("damage")));
        QVERIFY(order[1].startsWith(QStringLiteral("damage")));
        QVERIFY(order[2].startsWith(QStringLiteral("damage")));
        CaseTable spray;
        spray.put("R1", "5.1").put("B1", "6.1", 5).put("A1", "6.0", 5);
        PLAY(spray, "R1 @B1 2/1s");
        order = inOrder(spray.effects);
        QCOMPARE(order.size(), 4);
        QVERIFY(order[1].startsWith(QStringLiteral("damage")));
    }

    void anActiveCarLostInItsRamShootsNoMore_AR34()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("R5", "10.1").put("B1", "6.1");
        for (const char* id : {"R2", "R3", "R4", "R6", "R7", "R8"})
            t.put(id, "destroyed", 6);
        PLAY(t, "R1 ram+2 5.1 1-1");
        QVERIFY(!t.play("@B1 2/1"));
        if (t.state.segment.isOpen())
            PLAY(t, "done"); // only whether there was a star is open
        QCOMPARE(t.toAct(), "blue");
    }

    void theEventIsStillDrawnAfterAFatalRam_AR34()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "6.1");
        PLAY(t, "R1 ram+2* 5.1 1-1 R4");
        QCOMPARE(t.question(), "ask-event");
        PLAY(t, "dangerous-debris");
        QCOMPARE(t.damage("B1"), 2);
        QCOMPARE(t.damage("R4"), 0); // in the chute
        QVERIFY(!t.state.segment.isOpen());
    }

    void whetherAFatalRamOwesAnEventIsAsked_AR34()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "6.1");
        PLAY(t, "R1 ram+2 5.1 1-1 R4");
        QCOMPARE(t.question(), "ask-late-event"); // nobody has said whether the card bears a star
        QVERIFY(!t.offered().contains('@'));
        CaseTable star = t;
        PLAY(t, "done");
        QCOMPARE(t.toAct(), "blue");
        PLAY(star, "bumpy-ride");
        QCOMPARE(star.toAct(), "blue");
    }

    void noEventAfterAFatalCrossoverCollision_AR34()
    {
        CaseTable t(knot());
        t.put("R1", "2.0", 5).put("B1", "11.1").put("B2", "9.0");
        PLAY(t, "R1 solo+2* 2.0 R4");
        QCOMPARE(t.damage("B1"), 1);
        QVERIFY(!t.state.segment.isOpen());
        QCOMPARE(t.toAct(), "blue");
    }

    void anActiveCarLostToItsEventShootsNoMore_AR34()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "9.1");
        PLAY(t, "R1 solo+2* 8.1 fuel-leak R4");
        QCOMPARE(t.at("R1"), "destroyed");
        QVERIFY(!t.state.segment.isOpen());
        QCOMPARE(t.toAct(), "blue");
    }

    void everyEventCanBeDrawnForALostCar_AR34_data()
    {
        QTest::addColumn<QString>("event");
        for (const cards::Kind& kind : apocalypse_road::eventDeck().kinds)
            QTest::newRow(qPrintable(kind.card)) << kind.card;
    }
    void everyEventCanBeDrawnForALostCar_AR34()
    {
        QFETCH(QString, event);
        CaseTable t(roughAndJump());
        t.put("R1", "2.1", 5).put("B1", "3.1").put("B2", "8.0").put("A1", "1.1").put("T1", "2.2");
        t.put("T2", "6.0").put("A2", "10.0");
        PLAY(t, "R1 ram+2* 2.1 1-1 R4");
        t.answerTheRest(event.toLatin1()); // whatever it asks has an answer
        QVERIFY(!t.state.segment.isOpen());
        QCOMPARE(t.at("R1"), "destroyed");
        QCOMPARE(t.toAct(), "blue");
    }

    void withFiveTeamsFourCarsAreInTheRace_AR46()
    {
        PlayedTable t(fiveTeams());
        QCOMPARE(t.state.setup->carsInRace(), 4);
        QCOMPARE(t.state.setup->starters.size(), 20u);
    }
};

ONE_OF_MANY(TestDamage)
#include "test_damage.moc"

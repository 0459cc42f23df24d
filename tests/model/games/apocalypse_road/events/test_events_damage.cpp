// Movement events that do damage (10.0): who is hit, by how much, and who scores (AR-50, AR-51, AR-59).
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Token;

namespace {

// Jumps on 3-4 and 8-10, the rest paved; three lanes everywhere.
QJsonObject twoJumps()
{
    return trackOf(R"({"sectors": 3, "lanes": 3, "next": [[0], [0, 2], [2]]},
        {"sectors": 2, "surface": "jump", "lanes": 3, "next": [[0, 1], [], [1, 2]]},
        {"sectors": 3, "lanes": 3, "next": [[0], [0, 2], [2]]},
        {"sectors": 3, "surface": "jump", "lanes": 3, "next": [[0, 1], [], [1, 2]]},
        {"sectors": 5, "lanes": 3})");
}

// Red's car stands on paved road, out of the way of what the case is about.
CaseTable eventTable()
{
    CaseTable t(roughAndJump());
    t.put("R1", "13.1");
    return t;
}

QByteArray drawing(const QString& event)
{
    return "R1 line+1* 15.1 " + event.toLatin1();
}

} // namespace

class TestEventsDamage : public QObject
{
    Q_OBJECT
private slots:
    void theActiveCarAloneIsHurt_data()
    {
        QTest::addColumn<QString>("event");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        const auto row = [](const char* event, int before, int after) {
            QTest::addRow("%s from %d", event, before) << QString::fromLatin1(event) << before << after;
        };
        row("blown-engine", 0, 3);
        row("blown-transmission", 1, 4);
        row("outta-gas", 0, 2);
        row("fuel-leak", 0, 1);
        row("shredded-tire", 2, 3);
        row("engine-failure", 0, 1);
        row("engine-failure", 1, 2);
        row("engine-failure", 2, 4);
        row("transmission-failure", 0, 1);
        row("transmission-failure", 1, 2);
        row("transmission-failure", 3, 5);
        row("suspension-failure", 0, 1);
    }
    void theActiveCarAloneIsHurt()
    {
        QFETCH(QString, event);
        QFETCH(int, before);
        QFETCH(int, after);
        CaseTable t = eventTable();
        t.put("R1", "13.1", before).put("R5", "15.0").put("B1", "5.0").put("B2", "10.0");
        PLAY(t, drawing(event));
        QCOMPARE(t.damage("R1"), after);
        QCOMPARE(t.damage("R5") + t.damage("B1") + t.damage("B2"), 0);
    }

    void engineFailureCountsTheDamageOfTheRamBefore_AR59()
    {
        for (const char* event : {"engine-failure", "transmission-failure"}) {
            CaseTable t;
            t.put("R1", "5.1", 1).put("B1", "6.1");
            PLAY(t, QByteArray("R1 ram+2* 5.1 1-1 ") + event);
            QCOMPARE(t.damage("R1"), 4); // 2 before drawing, 2 more
            CaseTable light;
            light.put("R1", "5.1").put("B1", "6.1");
            PLAY(light, QByteArray("R1 ram+2* 5.1 1-1 ") + event);
            QCOMPARE(light.damage("R1"), 2);
        }
    }

    void suspensionFailureIsWorseOnRoughAndJump_AR50()
    {
        CaseTable rough(roughAndJump());
        rough.put("R1", "2.1");
        PLAY(rough, "R1 solo+2* 5.1 suspension-failure");
        QCOMPARE(rough.damage("R1"), 2);
        CaseTable jump(roughAndJump());
        jump.put("R1", "7.0");
        PLAY(jump, "R1 solo+2* 10.0 suspension-failure");
        QCOMPARE(jump.damage("R1"), 2);
    }

    void anActiveCarLostToItsEventScoresForNobody_data()
    {
        QTest::addColumn<QString>("event");
        for (const char* event :
             {"blown-engine", "blown-transmission", "outta-gas", "fuel-leak", "shredded-tire",
              "engine-failure", "transmission-failure", "suspension-failure"})
            QTest::newRow(event) << QString::fromLatin1(event);
    }
    void anActiveCarLostToItsEventScoresForNobody()
    {
        QFETCH(QString, event);
        CaseTable t = eventTable();
        t.put("R1", "13.1", 5).put("B1", "0.1");
        PLAY(t, drawing(event) + " R4");
        QCOMPARE(t.at("R1"), "destroyed");
        QCOMPARE(t.vp("red") + t.vp("blue") + t.vp("amber") + t.vp("teal"), 0);
        QCOMPARE(t.toAct(), "blue");
    }

    void whoScoresKills_AR51_data()
    {
        QTest::addColumn<QString>("event");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("damage");
        QTest::addColumn<int>("points");
        const auto row = [](const char* event, const char* place, int damage, int points) {
            QTest::newRow(event) << QString::fromLatin1(event) << QString::fromLatin1(place) << damage
                                 << points;
        };
        row("missed-jump", "10.0", 5, 1); // the one without the sentence
        row("big-air", "10.0", 4, 0);
        row("greasing-the-landing", "10.0", 3, 0);
        row("bottoming-out", "10.0", 5, 0);
        row("bumpy-ride", "5.0", 5, 0);
        row("roll", "5.0", 2, 0);
        row("snapped-the-struts", "5.0", 3, 0);
        row("dangerous-debris", "2.0", 5, 0);
    }
    void whoScoresKills_AR51()
    {
        QFETCH(QString, event);
        QFETCH(QString, place);
        QFETCH(int, damage);
        QFETCH(int, points);
        CaseTable t = eventTable();
        t.put("B1", qPrintable(place), damage);
        PLAY(t, drawing(event));
        QCOMPARE(t.at("B1"), "destroyed");
        QCOMPARE(t.vp("red"), points);
        QCOMPARE(t.vp("blue"), 0);
        QCOMPARE(t.offered().left(2), "B2"); // the replacement comes all the same
    }

    void nobodyIsConcerned_data()
    {
        QTest::addColumn<QString>("event");
        for (const char* event : {"big-air", "missed-jump", "greasing-the-landing", "bottoming-out",
                                  "bumpy-ride", "roll", "snapped-the-struts", "high-flyer"})
            QTest::newRow(event) << QString::fromLatin1(event);
    }
    void nobodyIsConcerned()
    {
        QFETCH(QString, event);
        CaseTable t = eventTable();
        // In the Trough and beside the track one is in no section (AR-50).
        t.put("B1", "10.1").put("B2", "5.in").put("A1", "9.out").put("A2", "chute").put("T1", "7.0");
        PLAY(t, drawing(event));
        for (const char* car : {"R1", "B1", "B2", "A1", "A2", "T1"})
            QCOMPARE(t.damage(car), 0);
        QCOMPARE(t.at("B1"), "10.1");
        QVERIFY(!t.state.segment.isOpen());
        QCOMPARE(t.toAct(), "blue");
    }

    void bigAirSendsTheFurthestOnTheJumpIntoTheTrough_AR50()
    {
        CaseTable t = eventTable();
        t.put("B1", "9.0").put("A1", "10.0").put("T1", "10.2").put("B2", "11.1").put("A2", "6.0");
        PLAY(t, drawing(QStringLiteral("big-air")));
        QCOMPARE(t.at("A1"), "10.1"); // all of the sector
        QCOMPARE(t.at("T1"), "10.1");
        QCOMPARE(t.damage("A1"), 2);
        QCOMPARE(t.damage("T1"), 2);
        QCOMPARE(t.at("B1"), "9.0");
        QCOMPARE(t.damage("B1"), 0);
        QCOMPARE(t.damage("B2"), 0); // in the Trough already
        QCOMPARE(t.damage("A2"), 0);
    }

    void missedJumpAndGreasingTheLandingDoTheSameWithOneAndThree_AR50()
    {
        for (const auto& [event, markers] :
             {std::pair("missed-jump", 1), std::pair("greasing-the-landing", 3)}) {
            CaseTable t = eventTable();
            t.put("B1", "9.2").put("A1", "11.2");
            PLAY(t, drawing(QString::fromLatin1(event)));
            QCOMPARE(t.at("A1"), "11.1");
            QCOMPARE(t.damage("A1"), markers);
            QCOMPARE(t.damage("B1"), 0);
        }
    }

    void onTheJumpTheActiveCarMayBeTheFurthest_10_0()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "8.0").put("B1", "12.0");
        PLAY(t, "R1 solo+2* 11.0 big-air");
        QCOMPARE(t.at("R1"), "11.1");
        QCOMPARE(t.damage("R1"), 2);
        PLAY(t, "@B1 2/1"); // from the Trough, which counts as lane 1
        QCOMPARE(t.damage("B1"), 1);
    }

    void aTieBetweenJumpsIsThePlayersChoice_AR50()
    {
        for (const char* event : {"big-air", "missed-jump", "greasing-the-landing"}) {
            CaseTable t(twoJumps());
            t.put("R1", "12.1").put("B1", "3.0").put("A1", "9.0").put("A2", "9.2");
            QCOMPARE(t.offered("R1 line+1* 14.1 " + QByteArray(event)), "3 9");
            PLAY(t, "R1 line+1* 14.1 " + QByteArray(event) + " 9");
            QCOMPARE(t.at("A1"), "9.1");
            QCOMPARE(t.at("A2"), "9.1");
            QCOMPARE(t.at("B1"), "3.0");
        }
    }

    void sectionsAreComparedByWhatIsLeftOfThem_AR50()
    {
        CaseTable t(twoJumps());
        t.put("R1", "12.1").put("B1", "4.0").put("A1", "9.0"); // 0 left against 1
        PLAY(t, "R1 line+1* 14.1 big-air");
        QCOMPARE(t.at("B1"), "4.1");
        QCOMPARE(t.at("A1"), "9.0");
    }

    void rollAndSnappedTheStrutsHitTheFurthestOnRough_AR50()
    {
        for (const auto& [event, markers] : {std::pair("roll", 4), std::pair("snapped-the-struts", 3)}) {
            CaseTable t = eventTable();
            t.put("B1", "4.0").put("A1", "6.0").put("T1", "6.2").put("B2", "11.0");
            PLAY(t, drawing(QString::fromLatin1(event)));
            QCOMPARE(t.damage("A1"), markers);
            QCOMPARE(t.damage("T1"), markers);
            QCOMPARE(t.damage("B1"), 0);
            QCOMPARE(t.damage("B2"), 0); // a jump is no rough section here
            QCOMPARE(t.at("A1"), "6.0");
        }
    }

    void neighbouringRoughPiecesAreOneSection_AR50()
    {
        CaseTable t(trackOf(R"({"sectors": 3, "lanes": 3}, {"sectors": 2, "lanes": 3, "surface": "rough"},
            {"sectors": 4, "lanes": 3, "surface": "rough", "turn": 90}, {"sectors": 5, "lanes": 3})"));
        t.put("R1", "10.1").put("B1", "4.0").put("A1", "7.0");
        PLAY(t, "R1 line+1* 12.1 roll");
        QCOMPARE(t.damage("A1"), 4);
        QCOMPARE(t.damage("B1"), 0);
    }

    void aSectionGoesOnOverTheFinishLine_AR50()
    {
        CaseTable t(trackOf(R"({"sectors": 2, "lanes": 3, "surface": "rough"}, {"sectors": 8, "lanes": 3},
            {"sectors": 2, "lanes": 3, "surface": "rough"})"));
        t.put("R1", "4.1").put("B1", "11.0").put("A1", "0.0");
        PLAY(t, "R1 line+1* 6.1 snapped-the-struts");
        QCOMPARE(t.damage("A1"), 3);
        QCOMPARE(t.damage("B1"), 0);
    }

    void aTrackThatIsRoughAllRoundDoesNotHang_AR50()
    {
        CaseTable t(trackOf(R"({"sectors": 8, "lanes": 2, "surface": "rough"})"));
        t.put("R1", "2.1").put("B1", "5.0");
        t.answerTheRest("R1 line+1* 4.1 roll");
        QVERIFY(!t.state.segment.isOpen());
        QVERIFY(t.damage("R1") + t.damage("B1") >= 4); // somebody is furthest
    }

    void bottomingOutHurtsAllOnTheJumps_AR50()
    {
        CaseTable t(twoJumps());
        t.put("R1", "8.0")
            .put("R5", "3.2")
            .put("B1", "4.0")
            .put("A1", "9.2")
            .put("T1", "9.1")
            .put("B2", "5.0");
        PLAY(t, "R1 line+1* 10.0 bottoming-out");
        for (const char* car : {"R1", "R5", "B1", "A1"})
            QCOMPARE(t.damage(car), 1);
        QCOMPARE(t.damage("T1"), 0); // in the Trough
        QCOMPARE(t.damage("B2"), 0);
        QCOMPARE(t.at("B1"), "4.0");
    }

    void bumpyRideHurtsAllOnRough_AR50()
    {
        CaseTable t = eventTable();
        t.put("R5", "4.0").put("B1", "6.2").put("A1", "10.0").put("T1", "3.0");
        PLAY(t, drawing(QStringLiteral("bumpy-ride")));
        QCOMPARE(t.damage("R5"), 1);
        QCOMPARE(t.damage("B1"), 1);
        QCOMPARE(t.damage("A1") + t.damage("T1") + t.damage("R1"), 0);
    }

    void dangerousDebrisIsEachPlayersOwnChoice_10_0()
    {
        CaseTable t = eventTable();
        t.put("B1", "2.0").put("B2", "5.in").put("B3", "10.1").put("B4", "chute");
        t.put("A1", "chute").put("T1", "10.1").token("B2", Token::SpinAround);
        const QByteArray line = drawing(QStringLiteral("dangerous-debris"));
        QCOMPARE(t.question(line), "ask-debris");
        QCOMPARE(t.offered(line), "B1 B2 B3"); // not the one in the chute
        PLAY(t, line + " B3");
        QCOMPARE(t.damage("B3"), 1);
        QCOMPARE(t.damage("B1") + t.damage("B2") + t.damage("B4"), 0);
        QCOMPARE(t.damage("R1"), 1); // the only one of its team
        QCOMPARE(t.damage("T1"), 1);
        QCOMPARE(t.damage("A1"), 0); // a team in the chute ignores the card
    }

    void dangerousDebrisMayPickACarThatIsLostByIt_AR33()
    {
        CaseTable t = eventTable();
        t.put("B1", "2.0", 5).put("A1", "3.0", 5).put("A2", "3.1");
        PLAY(t, drawing(QStringLiteral("dangerous-debris")) + " A1");
        QCOMPARE(t.at("B1"), "destroyed");
        QCOMPARE(t.at("A1"), "destroyed");
        QCOMPARE(t.damage("A2"), 0);
        QCOMPARE(t.vp("red") + t.vp("blue") + t.vp("amber"), 0);
        QCOMPARE(t.state.owed[1].total() + t.state.owed[2].total(), 2);
    }
};

ONE_OF_MANY(TestEventsDamage)
#include "test_events_damage.moc"

// Victory points: crossings, kills, returns, open bonus cards, the end of the race and the countdown (11.0,
// AR-5, AR-40 to AR-44).
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Bonus;
using apocalypse_road::DeckId;
using apocalypse_road::Phase;
using apocalypse_road::Pool;
using apocalypse_road::Token;

namespace {

void open(CaseTable& t, Bonus card, int markers = 4)
{
    const auto kind = card == Bonus::Bounty ? QStringLiteral("bounty") : QStringLiteral("race-bonus");
    const auto& sheet = t.state.setup->decks.of(DeckId::Event);
    t.state.deck(DeckId::Event).places[cards::open].known[static_cast<size_t>(sheet.kindOf(kind))] = 1;
    t.state.bonus[static_cast<size_t>(card)] = markers;
}

int discarded(const CaseTable& t, const char* event)
{
    const auto& sheet = t.state.setup->decks.of(DeckId::Event);
    return t.state.deck(DeckId::Event)
        .at(cards::discard)
        .known[static_cast<size_t>(sheet.kindOf(QString::fromLatin1(event)))];
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT
private slots:
    void everyCarThatGoesOverTheLineScoresForItsTeam_AR5()
    {
        CaseTable pushed;
        pushed.put("R1", "17.1").put("B1", "18.1").put("A1", "19.1").put("T1", "10.1");
        PLAY(pushed, "R1 solo+2 0.1");
        QCOMPARE(pushed.vp("red"), 1);
        QCOMPARE(pushed.vp("blue"), 1);
        QCOMPARE(pushed.vp("amber"), 1);
        QCOMPARE(pushed.vp("teal"), 0);
        QCOMPARE(pushed.car("B1").crossings, 1);
        CaseTable pulled;
        pulled.put("R1", "18.1").put("B1", "17.1");
        PLAY(pulled, "R1 lead+2 1.1");
        QCOMPARE(pulled.vp("red"), 1);
        QCOMPARE(pulled.at("B1"), "0.1");
        QCOMPARE(pulled.vp("blue"), 1);
    }

    void aCarDisplacedForwardOverTheLineScores_AR5()
    {
        CaseTable t(road(20, 2));
        t.put("R1", "19.0").put("B1", "19.1");
        PLAY(t, "R1 solo+2 0.1"); // displaces for 2 MP, then follows, pushing
        QCOMPARE(t.at("B1"), "1.1");
        QCOMPARE(t.vp("blue"), 1);
        QCOMPARE(t.vp("red"), 1);
    }

    void anOvertakingCarScoresTheOtherGoesBack_AR5()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1");
        const QByteArrayList ways = t.offered("R1 overtake+2 2.1").split(' ');
        bool swapped = false;
        for (const QByteArray& way : ways) {
            CaseTable tried = t;
            if (tried.play("R1 overtake+2 2.1 " + way) && tried.at("B1") == "19.1") {
                swapped = true;
                QCOMPARE(tried.vp("red"), 1);
                QCOMPARE(tried.vp("blue"), 0);
                QVERIFY(tried.has("B1", Token::Lapped));
            }
        }
        QVERIFY(swapped);
    }

    void twiceRoundScoresTwice_AR5()
    {
        CaseTable t(road(3, 2));
        t.put("R1", "2.0");
        PLAY(t, "R1 solo+4 0.1"); // 0.0, 1.0, 1.1, 2.1, 0.1
        QCOMPARE(t.vp("red"), 2);
        QCOMPARE(t.car("R1").crossings, 2);
    }

    void aCarMovedBackReturnsACrossingItHasScored_AR40()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1").pool("blue", 9);
        t.car("B1").crossings = 2;
        PLAY(t, "R1 ram+2 19.1 1-1b");
        QCOMPARE(t.poolOf("blue"), (Pool{10, 2, 0}));
        QCOMPARE(t.car("B1").crossings, 1);
        QVERIFY(!t.has("B1", Token::Lapped));
    }

    void pointsForKillsAreNotReturned_AR40()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1").pool("blue", 9); // three points, none of them by this car
        PLAY(t, "R1 ram+2 19.1 1-1b");
        QCOMPARE(t.poolOf("blue"), (Pool{9, 3, 0}));
        QVERIFY(t.has("B1", Token::Lapped));
    }

    void aLappedCarsNextCrossingScoresNothing_AR40()
    {
        CaseTable t;
        t.put("R1", "19.1").token("R1", Token::Lapped).put("B1", "8.1");
        PLAY(t, "R1 solo+2 2.1 done");
        QCOMPARE(t.vp("red"), 0);
        QVERIFY(!t.has("R1", Token::Lapped));
        QCOMPARE(t.car("R1").crossings, 0);
        t.put("R1", "19.1");
        t.car("R1").dark = false;
        t.state.toAct = 0;
        PLAY(t, "R1 solo+2 2.1 done");
        QCOMPARE(t.vp("red"), 1);
    }

    void theLappedTokenStaysThroughOtherActivations_AR40()
    {
        CaseTable t;
        t.put("R1", "9.1").token("R1", Token::Lapped).put("B1", "3.1");
        PLAY(t, "R1 solo+2 12.1 done");
        QVERIFY(t.has("R1", Token::Lapped));
    }

    void raceBonusMakesACrossingWorthTwo_AR41()
    {
        CaseTable t;
        open(t, Bonus::RaceBonus, 2);
        t.put("R1", "17.1").put("B1", "18.1").put("A1", "19.1").put("T1", "5.1", 5).put("T2", "10.1");
        PLAY(t, "R1 solo+2 0.1");
        QCOMPARE(t.vp("amber"), 2); // the foremost first
        QCOMPARE(t.vp("blue"), 2);
        QCOMPARE(t.vp("red"), 1); // no marker was left
        QCOMPARE(t.state.markersOn(Bonus::RaceBonus), 0);
        QCOMPARE(discarded(t, "race-bonus"), 1);
        QVERIFY(!t.state.deck(DeckId::Event).at(QStringLiteral("open")).size());
    }

    void raceBonusDoesNothingForKills_AR41()
    {
        CaseTable t;
        open(t, Bonus::RaceBonus);
        t.put("R1", "5.1").put("B1", "6.1", 5);
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.vp("red"), 1);
        QCOMPARE(t.state.markersOn(Bonus::RaceBonus), 4);
    }

    void bountyMakesAKillWorthTwo_AR41()
    {
        CaseTable t;
        open(t, Bonus::Bounty, 1);
        t.put("R1", "5.1").put("B1", "6.1", 5).put("A1", "6.0", 5);
        PLAY(t, "R1 @B1 2/1s");
        QCOMPARE(t.vp("red"), 3); // two for one marker, then one
        QCOMPARE(t.state.markersOn(Bonus::Bounty), 0);
        QCOMPARE(discarded(t, "bounty"), 1);
    }

    void bountyStaysOpenForKillsThatDoNotScore_AR41()
    {
        CaseTable own;
        open(own, Bonus::Bounty);
        own.put("R1", "5.1").put("R5", "6.1", 5);
        PLAY(own, "R1 @R5 2/1");
        QCOMPARE(own.vp("red"), 0);
        QCOMPARE(own.state.markersOn(Bonus::Bounty), 4);
        CaseTable event(roughAndJump());
        open(event, Bonus::Bounty);
        event.put("R1", "13.1").put("B1", "9.0", 5);
        PLAY(event, "R1 line+1* 15.1 bottoming-out");
        QCOMPARE(event.at("B1"), "destroyed");
        QCOMPARE(event.vp("red"), 0);
        QCOMPARE(event.state.markersOn(Bonus::Bounty), 4);
        CaseTable crossing;
        open(crossing, Bonus::Bounty);
        crossing.put("R1", "18.1");
        PLAY(crossing, "R1 solo+2 1.1");
        QCOMPARE(crossing.vp("red"), 1);
        QCOMPARE(crossing.state.markersOn(Bonus::Bounty), 4);
    }

    void aBackwardCrossingReturnsOneWhateverWasScored_AR41()
    {
        CaseTable t;
        open(t, Bonus::RaceBonus);
        t.put("R1", "19.1").put("B1", "0.1").pool("blue", 9);
        t.car("B1").crossings = 1; // it brought two
        PLAY(t, "R1 ram+2 19.1 1-1b");
        QCOMPARE(t.vp("blue"), 2);
        QCOMPARE(t.vp("red"), 2);
        QCOMPARE(t.state.markersOn(Bonus::RaceBonus), 3); // only the forward crossing takes one off
    }

    void aTeamNeverClaimsMoreThanItsPoolHolds_AR42()
    {
        CaseTable t;
        open(t, Bonus::RaceBonus);
        t.put("R1", "18.1").pool("red", 1);
        PLAY(t, "R1 solo+2 1.1");
        QCOMPARE(t.poolOf("red"), (Pool{0, 12, 0}));
        QCOMPARE(t.state.winner, 0);
        QCOMPARE(t.state.phase, Phase::Over);
    }

    void theRaceEndsInTheMiddleOfAnActivation_AR42()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5).put("B2", "7.1").pool("red", 1);
        PLAY(t, "R1 @B1 2/1");
        QCOMPARE(t.state.phase, Phase::Over);
        QVERIFY(!t.play("B4"));
        QVERIFY(!t.play("solo+2 8.1"));
        CaseTable star;
        star.put("R1", "18.1").put("B1", "2.1").pool("red", 1);
        PLAY(star, "R1 solo+2* 1.1");
        QCOMPARE(star.state.phase, Phase::Over);
        QVERIFY(star.question() != "ask-event");
    }

    void pointsThatComeLaterAreNotAwarded_AR42()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1", 5).pool("red", 1);
        PLAY(t, "R1 ram+2 19.1 1-1"); // a kill, and the line after it
        QCOMPARE(t.poolOf("red"), (Pool{0, 12, 0}));
        CaseTable other;
        other.put("R1", "17.1").put("B1", "18.1").put("A1", "19.1").pool("amber", 1).pool("red", 1);
        PLAY(other, "R1 solo+2 0.1");
        QCOMPARE(other.state.winner, 2);
        QCOMPARE(other.vp("blue"), 0);
        QCOMPARE(other.vp("red"), 11);
    }

    void nothingIsReturnedOnceTheRaceIsOver_AR42()
    {
        // The chain wins the race; the swap over the line comes after it.
        CaseTable t;
        t.put("R1", "19.1").put("R5", "0.1").put("A1", "1.1", 5).pool("red", 1);
        t.car("R5").crossings = 1;
        PLAY(t, "R1 ram+2 19.1 1-1bc");
        QCOMPARE(t.state.winner, 0);
        QCOMPARE(t.poolOf("red"), (Pool{0, 12, 0}));
    }

    void theForemostScoresFirst_AR43()
    {
        CaseTable t;
        t.put("R1", "18.1").put("B1", "19.1").pool("red", 1).pool("blue", 1);
        PLAY(t, "R1 solo+2 1.1");
        QCOMPARE(t.state.winner, 1);
        QCOMPARE(t.left("red"), 1);
        CaseTable pulled;
        pulled.put("R1", "18.1").put("B1", "17.1").pool("red", 1).pool("blue", 1);
        PLAY(pulled, "R1 lead+2 1.1");
        QCOMPARE(pulled.state.winner, 0);
    }

    void whoCrossesInAnEarlierStepScoresFirst_AR42()
    {
        // B1 is pushed over the line, then R1 crosses, changes lane and ends in front of it.
        CaseTable t(road(20, 2));
        t.put("R1", "18.0").put("B1", "19.0").pool("red", 1).pool("blue", 1);
        bool tried = false;
        for (const QByteArray& way : t.offered("R1 solo+4 2.1").split(' ')) {
            CaseTable played = t;
            if (!played.play("R1 solo+4 2.1 " + way) || played.at("B1") != "1.0")
                continue;
            tried = true;
            QCOMPARE(played.state.winner, 1);
        }
        QVERIFY(tried);
    }

    void aCarPushedOverTheLineAndSwappedBackHasScored_AR42()
    {
        CaseTable t(road(20, 1));
        t.put("R1", "18.0").put("B1", "19.0").pool("blue", 1);
        // Of the ways to 1.0 only one leaves B1 on 19.0: pushed first, then overtaken.
        bool tried = false;
        for (const QByteArray& way : t.offered("R1 overtake+2 1.0").split(' ')) {
            CaseTable played = t;
            if (!played.play("R1 overtake+2 1.0 " + way) || played.at("B1") != "19.0")
                continue;
            tried = true;
            QCOMPARE(played.state.winner, 1);
        }
        QVERIFY(tried);
    }

    void theCountdownTakesOneOfEachPoolEachTurn_AR44()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1");
        QCOMPARE(t.left("red"), 12); // not in the first turn
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        QCOMPARE(t.state.turn, 2);
        for (const char* team : {"red", "blue", "amber", "teal"})
            QCOMPARE(t.poolOf(team), (Pool{11, 0, 1}));
    }

    void theCountdownStopsForGoodAtAnybodysLastPoint_AR44()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1").pool("teal", 1);
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        for (const char* team : {"red", "blue", "amber"})
            QCOMPARE(t.poolOf(team), (Pool{12, 0, 0}));
        t.pool("teal", 5); // a crossing was returned
        PLAY(t, "B1 solo+2 15.1 done R1 solo+2 11.1 done next");
        QCOMPARE(t.state.turn, 3);
        QCOMPARE(t.left("red"), 12);
        QCOMPARE(t.left("teal"), 5);
    }

    void aPoolOfTwoStillTicks_AR44()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "9.1").pool("teal", 2);
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        QCOMPARE(t.left("teal"), 1);
        QCOMPARE(t.left("red"), 11);
        QCOMPARE(t.vp("teal"), 10);
    }

    void tokensOfTheCountdownDoNotComeBack_AR44()
    {
        CaseTable t;
        t.put("R1", "19.1").put("B1", "0.1");
        t.poolOf("blue") = {8, 1, 3};
        t.car("B1").crossings = 1;
        PLAY(t, "R1 ram+2 19.1 1-1b");
        QCOMPARE(t.poolOf("blue"), (Pool{9, 0, 3}));
    }
};

ONE_OF_MANY(TestScoring)
#include "test_scoring.moc"

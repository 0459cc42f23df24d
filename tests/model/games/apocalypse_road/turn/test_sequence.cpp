// The sequence of play: order of the questions, passing, replacements, the end of a turn, undo on the way
// (4.0, 8.3, AR-31, AR-44 to AR-46).
#include "games/apocalypse_road/decks/card_place.h"
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::DeckId;
using apocalypse_road::Phase;
using apocalypse_road::Stage;

namespace {

const QJsonObject raceByApp{{QStringLiteral("race"), QStringLiteral("app")}};

QStringList kindsOf(const table::Effects& effects)
{
    QStringList kinds;
    for (const table::Effect& effect : effects)
        kinds.append(effect.kind);
    return kinds;
}

const cards::Holding& hand(const CaseTable& t, int seat)
{
    return apocalypse_road::handOf(t.state, seat);
}

int pile(const CaseTable& t)
{
    return cards::pileSize(t.state.setup->decks.of(DeckId::Race), t.state.deck(DeckId::Race));
}

// One car of each of two teams.
CaseTable twoCars(const QJsonObject& decks = {})
{
    CaseTable t(road(20, 3), decks);
    t.put("R1", "5.1").put("B1", "9.1");
    return t;
}

void playATurn(CaseTable& t)
{
    t.answerTheRest("R1 solo+2 8.1");
    t.answerTheRest("B1 solo+2 12.1");
}

} // namespace

class TestSequence : public QObject
{
    Q_OBJECT
private slots:
    void theQuestionsOfASegmentComeInTheOrderOfPlay_4_4()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.1").put("B2", "12.1");
        QCOMPARE(t.question(), "ask-car");
        QCOMPARE(t.question("R1"), "ask-card");
        QCOMPARE(t.question("R1 ram+2*"), "ask-end");
        QCOMPARE(t.question("R1 ram+2* 5.1"), "ask-ram-card");
        QCOMPARE(t.question("R1 ram+2* 5.1 1-1"), "ask-event");
        QCOMPARE(t.question("R1 ram+2* 5.1 1-1 drift"), "ask-drift");
        QCOMPARE(t.question("R1 ram+2* 5.1 1-1 drift none"), "ask-late-shot");
        QCOMPARE(t.question("R1 ram+2* 5.1 1-1 drift none @B1"), "ask-shot-card");
        PLAY(t, "R1 ram+2* 5.1 1-1 drift none @B1 miss");
        QCOMPARE(t.question(), "ask-car");
        QCOMPARE(t.toAct(), "blue");
    }

    void afterAShotTheCardFollows_4_4()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0");
        QCOMPARE(t.question("R1 @B1"), "ask-shot-card");
        QCOMPARE(t.question("R1 @B1 miss"), "ask-card");
        QVERIFY(!t.offered("R1 @B1 miss").contains('@'));
        QCOMPARE(t.question("R1 @B1 miss solo+2"), "ask-end");
        QCOMPARE(t.question("R1 @B1 miss solo+2 8.1"), "ask-late-event"); // only the star is open
    }

    void theStarIsAskedForWhereNobodySaid_6_0()
    {
        CaseTable t = twoCars();
        QCOMPARE(t.question("R1 solo+2 8.1"), "ask-late-both");
        QVERIFY(t.offers("event", "R1 solo+2 8.1"));
        PLAY(t, "R1 solo+2 8.1 fuel-leak");
        QCOMPARE(t.damage("R1"), 1);
        QCOMPARE(t.question(), "ask-late-shot"); // no second event
        QVERIFY(!t.play("fuel-leak"));
        CaseTable known = twoCars(raceByApp);
        for (const bool star : {false, true}) {
            CaseTable dealt = known;
            PLAY(dealt, star ? "R1 solo+3* 8.0" : "R1 solo+3 8.0");
            QCOMPARE(dealt.question(), star ? "ask-event" : "ask-late-shot");
        }
    }

    void teamsActClockwiseFromTheFirstPlayer_4_4()
    {
        CaseTable t(road(40, 3));
        t.put("R1", "0.0").put("B1", "0.1").put("A1", "0.2").put("T1", "10.0").put("T2", "20.0");
        t.state.firstPlayer = t.state.toAct = 2;
        QStringList order;
        for (const char* line : {"A1 solo+2 3.2 done", "T1 solo+2 13.0 done", "R1 solo+2 3.0 done",
                                 "B1 solo+2 3.1 done", "T2 solo+2 23.0 done"}) {
            order.append(QString::fromLatin1(t.toAct()));
            PLAY(t, line);
        }
        QCOMPARE(order.join(u' '), QStringLiteral("amber teal red blue teal")); // the others pass at the end
        QCOMPARE(t.state.phase, Phase::Discards);
    }

    void nobodyPassesWhoHasACarToActivate_4_4()
    {
        CaseTable t = twoCars();
        for (const char* line : {"done", "next", "none", "pass"})
            QVERIFY(!t.play(line));
        QVERIFY(!t.play("B1 solo+2 12.1"));
        QVERIFY(t.refusedBy("4.4"));
        PLAY(t, "R1 solo+2 8.0 !");
        PLAY(t, "done");
        QVERIFY(!t.play("R1 solo+2 11.0"));
        QVERIFY(t.refusedBy("4.4"));
        QVERIFY(!t.play("next"));
    }

    void theCarIsTurnedOverWhenItsSegmentEnds_4_4()
    {
        CaseTable t = twoCars();
        PLAY(t, "R1 solo+2 8.1");
        QVERIFY(!t.state.activated(t.car("R1")));
        PLAY(t, "done");
        QVERIFY(t.state.activated(t.car("R1")));
        QVERIFY(t.car("R1").dark);
    }

    void replacementsOfSeveralTeamsComeBeforeTheSegmentGoesOn_AR31()
    {
        CaseTable t(roughAndJump());
        t.put("R1", "13.1").put("B1", "9.0", 5).put("A1", "10.2", 5).put("T1", "0.1");
        PLAY(t, "R1 line+1* 15.1 bottoming-out");
        QCOMPARE(t.question(), "ask-replacement");
        PLAY(t, "B8 A8");
        QCOMPARE(t.at("B8"), "chute");
        QCOMPARE(t.at("A8"), "chute");
        QCOMPARE(t.question(), "ask-late-shot");
        PLAY(t, "@T1 2/1");
        QCOMPARE(t.toAct(), "blue");
    }

    void aFreshReplacementActsBeforeTheTurnEnds_AR31()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "6.0", 5);
        CaseTable late = t;
        PLAY(t, "R1 @B1 2/1 B4 solo+2 8.1 done");
        QCOMPARE(t.toAct(), "blue");
        QCOMPARE(t.state.phase, Phase::Race);
        PLAY(t, "B4 solo+2 3.0 done");
        QCOMPARE(t.state.phase, Phase::Discards);
        late.car("B1").dark = true; // it has been activated
        PLAY(late, "R1 @B1 2/1 B4 solo+2 8.1 done");
        QCOMPARE(late.state.phase, Phase::Discards);
    }

    void theTurnEndsWithDiscardsThenTheMarker_4_5()
    {
        CaseTable t = twoCars();
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done");
        QCOMPARE(t.state.phase, Phase::Discards);
        QCOMPARE(t.state.turn, 1);
        QCOMPARE(t.state.firstPlayer, 0);
        QCOMPARE(t.question(), "ask-turn-end");
        QVERIFY(!t.play("done"));
        PLAY(t, "next");
        QCOMPARE(t.state.turn, 2);
        QVERIFY(t.state.markerDark);
        QVERIFY(t.state.canActivate(t.index(QStringLiteral("R1")))); // dark is this turn's fresh side
        QCOMPARE(t.toAct(), "blue");
        PLAY(t, "B1 solo+2 15.1 done R1 solo+2 11.1 done next");
        QVERIFY(!t.state.markerDark);
        QVERIFY(!t.car("R1").dark);
    }

    void aFirstPlayerWithoutCarsPasses_4_4()
    {
        CaseTable t;
        t.put("R1", "5.1").put("A1", "9.1");
        PLAY(t, "R1 solo+2 8.1 done A1 solo+2 12.1 done next");
        QCOMPARE(t.state.firstPlayer, 1); // nobody has damage: Blue sits to the left
        QCOMPARE(t.toAct(), "amber");
    }

    void mostDamageInTheRaceIsFirst_AR45()
    {
        CaseTable t;
        t.put("R1", "5.1", 5).put("B1", "9.1", 1).put("A1", "chute", 1).put("A2", "7.in", 1);
        t.put("T1", "14.1", 1).put("T2", "destroyed", 6);
        t.car("A1").dark = t.car("A2").dark = true;
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done T1 solo+2 17.1 done next");
        QCOMPARE(t.state.firstPlayer, 2); // the holder and the wreck left out, chute and verge counted
    }

    void tiesForTheMarkerGoToTheLeftOfTheHolder_AR45()
    {
        CaseTable t;
        t.put("R1", "5.1", 2).put("B1", "9.1", 1).put("T1", "14.1", 2);
        t.state.firstPlayer = t.state.toAct = 1;
        PLAY(t, "B1 solo+2 12.1 done T1 solo+2 17.1 done R1 solo+2 8.1 done next");
        QCOMPARE(t.state.firstPlayer, 3); // Teal comes before Red, clockwise from Blue
    }

    void handsAreFilledToSixFromTheNewFirstPlayerOn_4_3()
    {
        for (const QJsonObject& decks : {QJsonObject(), raceByApp}) {
            CaseTable t = twoCars(decks);
            playATurn(t);
            PLAY(t, "next");
            QStringList hands;
            for (const table::Effect& effect : t.effects) {
                const QString to = effect.args[QStringLiteral("to")].toString();
                if (effect.kind == QStringLiteral("card-moved") && to.startsWith(QStringLiteral("hand-")) &&
                    (hands.isEmpty() || hands.last() != to))
                    hands.append(to);
            }
            QCOMPARE(hands.join(u' '), QStringLiteral("hand-blue hand-amber hand-teal hand-red"));
            for (int seat = 0; seat < 4; ++seat)
                QCOMPARE(hand(t, seat).size(), 6); // AR-46
        }
    }

    void theCountdownTicksAfterHandsAreFilled_AR44()
    {
        CaseTable t = twoCars();
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        const QStringList kinds = kindsOf(t.effects);
        QVERIFY(kinds.contains(QStringLiteral("vp-moved")));
        QVERIFY(kinds.lastIndexOf(QStringLiteral("card-moved")) < kinds.indexOf(QStringLiteral("vp-moved")));
    }

    void aTurnMayEndWithCarsLeftIfTheTableInsists_4_4()
    {
        CaseTable t;
        t.put("R1", "5.0").put("B1", "7.0");
        PLAY(t, "R1 s2 8.0 done");
        QVERIFY(!t.play("next"));
        QVERIFY(t.refusedBy("4.4") && t.refused.contains(QStringLiteral("B1")));
        PLAY(t, "next !");
        QCOMPARE(t.state.turn, 2);
        // Both have their activation in the new turn, also the one that was passed over.
        QVERIFY(t.offers("B1") || t.offers("R1"));
        QVERIFY(t.state.canActivate(t.index(QStringLiteral("R1"))));
        QVERIFY(t.state.canActivate(t.index(QStringLiteral("B1"))));
    }

    void aTurnDoesNotEndInTheMiddleOfAnActivation_4_4()
    {
        CaseTable t;
        t.put("R1", "5.0").put("B1", "6.0");
        PLAY(t, "R1 ram+2 5.0"); // its combat card is to come
        QVERIFY(!t.play("next !"));
        QCOMPARE(t.state.turn, 1);
    }

    void discardsAreThrownAwayBeforeHandsAreFilled_4_5()
    {
        CaseTable t = twoCars();
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        PLAY(t, "B1 solo+2 15.1 done R1 solo+2 11.1 done");
        QCOMPARE(hand(t, 0).size(), 5);
        PLAY(t, "red solo+3 ? ? done");
        QCOMPARE(hand(t, 0).size(), 2);
        const cards::Holding& discard = t.state.deck(DeckId::Race).at(cards::discard);
        const int kind = t.state.setup->decks.of(DeckId::Race).kindOf(QStringLiteral("solo+3"));
        QCOMPARE(discard.known[static_cast<size_t>(kind)], 1);
        QCOMPARE(discard.unknown, 2);
        PLAY(t, "blue ? ? ? ? ? done"); // the whole hand
        QCOMPARE(hand(t, 1).size(), 0);
        QVERIFY(!t.play("blue ? done"));
        PLAY(t, "next");
        for (int seat = 0; seat < 4; ++seat)
            QCOMPARE(hand(t, seat).size(), 6);
        QCOMPARE(pile(t) + t.state.deck(DeckId::Race).at(cards::discard).size() + 24, 92);
    }

    void aCardThatIsNotInTheHandIsObjectedTo_4_4()
    {
        CaseTable t = twoCars(raceByApp);
        playATurn(t);
        PLAY(t, "next");
        QByteArray missing;
        QByteArray held;
        for (const cards::Kind& kind : t.state.setup->decks.of(DeckId::Race).kinds) {
            const auto index = static_cast<size_t>(t.state.setup->decks.of(DeckId::Race).kindOf(kind.card));
            (hand(t, 1).known[index] > 0 ? held : missing) = kind.card.toLatin1();
        }
        QVERIFY(t.offers(held, "B1"));
        QVERIFY(!t.offers(missing, "B1"));
        QCOMPARE(t.offered("B1 " + missing).isEmpty(), false); // where it would take the car
        const QByteArray end = t.offered("B1 " + missing).split(' ').constFirst();
        QVERIFY(!t.play("B1 " + missing + ' ' + end));
    }

    void aHandThatNobodyHasDealtLeavesEveryCardOpen_4_4()
    {
        CaseTable t = twoCars(raceByApp);
        QVERIFY(t.offers("solo+2", "R1"));
        QVERIFY(t.offers("solo+3*", "R1"));
        PLAY(t, "R1 solo+2 8.1");
    }

    void thePlayedCardGoesToTheDiscards_4_4()
    {
        CaseTable t = twoCars();
        PLAY(t, "R1 solo+2 8.1 done B1 solo+2 12.1 done next");
        const int before = hand(t, 1).size();
        PLAY(t, "B1 pursuit+2 15.1");
        const int kind = t.state.setup->decks.of(DeckId::Race).kindOf(QStringLiteral("pursuit+2"));
        QCOMPARE(t.state.deck(DeckId::Race).at(cards::discard).known[static_cast<size_t>(kind)], 1);
        QCOMPARE(hand(t, 1).size(), before - 1);
    }

    void anEmptyPileIsMadeOfTheDiscards_4_3()
    {
        for (const QJsonObject& decks : {QJsonObject(), raceByApp}) {
            CaseTable t = twoCars(decks);
            cards::Deck& deck = t.state.deck(DeckId::Race);
            const auto& sheet = t.state.setup->decks.of(DeckId::Race);
            for (size_t kind = 0; kind < sheet.kinds.size(); ++kind)
                deck.places[cards::discard].known[kind] = sheet.kinds[kind].copies;
            deck.places[cards::discard].known[0] -= 2; // two are left in the pile
            playATurn(t);
            PLAY(t, "next");
            QCOMPARE(kindsOf(t.effects).count(QStringLiteral("reshuffled")), 1);
            for (int seat = 0; seat < 4; ++seat)
                QCOMPARE(hand(t, seat).size(), 6);
            QCOMPARE(t.state.deck(DeckId::Race).at(cards::discard).size(), 0);
            QCOMPARE(pile(t), 92 - 24);
        }
    }

    void handsAreDealtAfterTheGrid_AR46()
    {
        PlayedTable t({{QStringLiteral("decks"), raceByApp}});
        t.state.phase = Phase::Grid;
        QVERIFY2(t.play(QStringLiteral("app")), qPrintable(t.refused));
        QCOMPARE(t.state.phase, Phase::Race);
        for (int seat = 0; seat < static_cast<int>(t.state.setup->teams.size()); ++seat)
            QCOMPARE(apocalypse_road::handOf(t.state, seat).size(), 6);
        QCOMPARE(t.state.pools[0].left, 12); // no countdown in the first turn
        QCOMPARE(PlayedTable({{QStringLiteral("length"), QStringLiteral("long")}}).state.pools[0].left, 15);
    }

    void everyPointOfASegmentCanBeTakenBack_4_4()
    {
        CaseTable t(trackOf(R"({"sectors": 4, "lanes": 3, "next": [[0, 1], [1, 2], [2, 3]]},
            {"sectors": 6, "lanes": 4, "next": [[0], [0, 1], [1, 2], [2]]}, {"sectors": 6, "lanes": 3})"));
        t.put("R1", "2.1", 1).put("B1", "3.1", 4).put("A1", "4.1", 5).put("T1", "4.2").put("B2", "12.1");
        const std::pair<const char*, Stage> points[] = {
            {"R1 @B1 2/1u", Stage::Move},
            {"ram+2* 2.1", Stage::Collision},
            {"2-1cb", Stage::Chain},
            {"1", Stage::Draw},
            {"B4", Stage::Draw},
            {"A4", Stage::Draw},
            {"bump-and-run", Stage::Event},
            {"none", Stage::None},
            {"B2 solo+2 15.1", Stage::Late},
            {"spin-around", Stage::None},
        };
        for (const auto& [line, stage] : points) {
            const auto before = table::State::of(t.state);
            PLAY(t, line);
            QCOMPARE(t.state.segment.stage, stage);
            const auto after = table::State::of(t.state);
            const auto back = table::evolveAll(t.game(), after, t.game().difference(after, before));
            QVERIFY(back.has_value());
            QCOMPARE(t.game().store(*back), t.game().store(before));
            const auto again = table::evolveAll(t.game(), *back, t.game().difference(*back, after));
            QVERIFY(again.has_value());
            QCOMPARE(t.game().store(*again), t.game().store(after));
        }
    }
};

ONE_OF_MANY(TestSequence)
#include "test_sequence.moc"

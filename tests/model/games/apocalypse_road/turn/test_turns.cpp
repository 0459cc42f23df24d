// The sequence of play, the start, scoring and the end of a race.
#include "games/apocalypse_road/by_hand/correct.h"
#include "games/apocalypse_road/decks/race_deck.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/table/nonsense.h"
#include "games/apocalypse_road/turn/activation.h"
#include "games/apocalypse_road/turn/grid.h"
#include "games/apocalypse_road/turn/scoring.h"
#include "games/apocalypse_road/turn/turn_end.h"
#include "games/apocalypse_road/turn/turns.h"
#include "support/one_of_many.h"

#include <QTest>

#include <numeric>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_road;

namespace {

State racing(const QJsonObject& changes = {})
{
    QJsonObject wanted = demoSetup();
    for (auto field = changes.begin(); field != changes.end(); ++field)
        wanted[field.key()] = field.value();
    State state = beginning(readSetup(completeSetup(wanted, {}).value()).value());
    state.phase = Phase::Race;
    return state;
}

void put(State& state, const char* car, track::Space space)
{
    state.cars[state.setup->carIndex(QString::fromLatin1(car))].at = space;
}

Car& car(State& state, const char* id)
{
    return state.cars[state.setup->carIndex(QString::fromLatin1(id))];
}

State after(const State& state, const table::Effects& effects)
{
    State next = state;
    for (const table::Effect& effect : effects)
        (void)apply(next, toTyped(effect).value());
    return next;
}

// The whole segment without a shot, and the next turn if it was the last.
State play(const State& state, const char* id, const char* card, const char* end)
{
    const QString name = QString::fromLatin1(id);
    table::Random random(1, 0);
    const Activate deed{name, QString::fromLatin1(card), {}, {{name, QString::fromLatin1(end)}}, {}};
    State next = after(state, decideActivation(state, deed, random).value().effects);
    if (next.segment.stage == Stage::Late)
        next = after(next, decideFinish(next, {}, random).value().effects);
    if (next.phase == Phase::Discards)
        next = after(next, decideEndOfTurn(next, {}, random).value().effects);
    return next;
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT
private slots:
    void carsPerTeamFollowThePlayers_AR46()
    {
        QCOMPARE(racing().setup->starters.size(), 20u);
        QJsonArray five{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("amber"),
                        QStringLiteral("teal"), QStringLiteral("violet")};
        QCOMPARE(racing({{QStringLiteral("teams"), five}}).setup->starters.size(), 20u);
        QCOMPARE(racing({{QStringLiteral("length"), QStringLiteral("long")}}).pools[0].left, 15);
        QCOMPARE(racing().pools[0].left, 12);
    }

    void theRaceDeckHas92Cards_AR47()
    {
        QCOMPARE(std::accumulate(raceDeck().begin(), raceDeck().end(), 0,
                                 [](int sum, const auto& kind) { return sum + kind.count; }),
                 92);
        QVERIFY(inRaceDeck(*movement::parseCard(u"solo+6")));
        QVERIFY(!inRaceDeck(*movement::parseCard(u"solo+1")));
    }

    void eachRoundOfTheBagHoldsOneCarOfEachTeam_3_0()
    {
        State state = racing();
        state.phase = Phase::Grid;
        table::Random random(5, 0);
        const auto decision = decideGrid(state, {}, random).value();
        const State lined = after(state, decision.effects);
        const auto grid = startingGrid(*state.setup);
        for (size_t round = 0; round < 5; ++round) {
            std::set<int> teams;
            for (size_t i = round * 4; i < round * 4 + 4; ++i) {
                for (size_t c = 0; c < lined.cars.size(); ++c) {
                    if (lined.cars[c].at == Whereabouts(grid[i]))
                        teams.insert(lined.sheet(static_cast<int>(c)).team);
                }
            }
            QCOMPARE(teams.size(), 4u);
        }
    }

    void theTeamOnPositionOneIsFirst_3_0()
    {
        State state = racing();
        state.phase = Phase::Grid;
        QStringList order;
        for (const char* id : {"27", "12", "21", "17", "54", "45", "36",  "42",  "8",   "6",
                               "7",  "3",  "71", "83", "88", "99", "305", "510", "404", "230"})
            order.append(QString::fromLatin1(id));
        table::Random random(0, 0);
        const State lined = after(state, decideGrid(state, {order}, random).value().effects);
        QCOMPARE(lined.setup->teams[lined.firstPlayer].id, QStringLiteral("amber"));
        QCOMPARE(lined.toAct, lined.firstPlayer);
    }

    void theLastCarOfAForeignTrackStandsJustPastTheLine_12_0()
    {
        const State state = racing({{QStringLiteral("track"), QStringLiteral("saltpan-oval")}});
        const auto grid = startingGrid(*state.setup);
        QCOMPARE(grid.size(), 20u);
        QCOMPARE(grid.back().sector, 0);
        QVERIFY(grid.front().sector > 0);
    }

    void aCarIsActivatedOnceATurnByItsOwnTeam_4_4()
    {
        State state = racing();
        put(state, "21", {5, 0});
        put(state, "17", {9, 0});
        QVERIFY(objectionsToCar(state, state.setup->carIndex(QStringLiteral("21"))).isEmpty());
        QCOMPARE(objectionsToCar(state, state.setup->carIndex(QStringLiteral("17"))).first().message.code,
                 QStringLiteral("not-your-segment"));
        car(state, "21").dark = true;
        QCOMPARE(objectionsToCar(state, state.setup->carIndex(QStringLiteral("21"))).first().message.code,
                 QStringLiteral("already-activated"));
    }

    void teamsWithoutACarToActivateAreSkipped_4_4()
    {
        State state = racing();
        put(state, "21", {5, 0});
        put(state, "12", {9, 0}); // teal, the fourth seat; blue and amber have no car
        QCOMPARE(
            play(state, "21", "solo+2", "15.0").setup->teams[play(state, "21", "solo+2", "15.0").toAct].id,
            QStringLiteral("teal"));
    }

    void whenAllHaveActedTheTurnEndsAndTheMarkerIsFlipped_4_5()
    {
        State state = racing();
        put(state, "21", {5, 0});
        put(state, "17", {9, 1});
        state = play(state, "21", "solo+2", "15.0");
        QCOMPARE(state.turn, 1);
        state = play(state, "17", "solo+2", "19.1");
        QCOMPARE(state.turn, 2);
        QVERIFY(state.markerDark);
        QVERIFY(car(state, "21").dark && car(state, "17").dark);
        QVERIFY(!state.activated(car(state, "21")));
    }

    void mostDamageIsFirstPlayerAndTheHolderIsLeftOut_AR45()
    {
        State state = racing();
        for (const char* id : {"21", "17", "27", "12"})
            put(state, id, {3, 0});
        car(state, "21").damage = 5; // the holder
        car(state, "27").damage = 3;
        car(state, "12").damage = 2;
        QCOMPARE(nextFirstPlayer(state), 2);
        car(state, "12").damage = 3; // a tie goes to the first clockwise from the holder
        QCOMPARE(nextFirstPlayer(state), 2);
        state.firstPlayer = 2;
        QCOMPARE(nextFirstPlayer(state), 0);
        state.firstPlayer = 0;
        car(state, "27").at = Destroyed{}; // its damage does not count any more
        QCOMPARE(nextFirstPlayer(state), 3);
        car(state, "12").at = track::InChute{}; // in the chute it does
        QCOMPARE(nextFirstPlayer(state), 3);
        for (Car& c : state.cars)
            c.damage = 0;
        QCOMPARE(nextFirstPlayer(state), 1); // the marker has to move on
    }

    void theCountdownTakesOneFromEachPoolUntilOneIsLeft_AR44()
    {
        State state = racing();
        put(state, "21", {5, 0});
        state = play(state, "21", "solo+2", "15.0");
        QCOMPARE(state.turn, 2);
        for (const Pool& pool : state.pools)
            QCOMPARE(pool, (Pool{11, 0, 1}));
        state.pools[3] = {1, 11, 0};
        const State next = play(state, "21", "solo+2", "25.0");
        QCOMPARE(next.turn, 3);
        QCOMPARE(next.pools[0], (Pool{11, 0, 1}));
        QCOMPARE(next.pools[3], (Pool{1, 11, 0}));
    }

    void aCrossingScoresOneForTheCarsOwnTeam_AR5()
    {
        State state = racing();
        put(state, "21", {33, 0});
        put(state, "17", {34, 0}); // pushed over the line
        state.cars[state.setup->carIndex(QStringLiteral("27"))].at = track::Space{10, 0};
        table::Random random(1, 0);
        const Activate deed{
            QStringLiteral("21"),
            QStringLiteral("solo+2"),
            {},
            {{QStringLiteral("21"), QStringLiteral("7.0")}, {QStringLiteral("17"), QStringLiteral("8.0")}},
            {}};
        const auto decision = decideActivation(state, deed, random).value();
        QVERIFY(decision.objections.isEmpty());
        const State next = after(state, decision.effects);
        QCOMPARE(next.pools[0].claimed, 1);
        QCOMPARE(next.pools[1].claimed, 1);
        QCOMPARE(next.cars[next.setup->carIndex(QStringLiteral("17"))].crossings, 1);
    }

    void aLappedCarScoresNothingOnceAndLosesTheToken_AR40()
    {
        State state = racing();
        put(state, "21", {33, 0});
        const int index = state.setup->carIndex(QStringLiteral("21"));
        Recorder back(state);
        returnCrossing(back, index);
        QVERIFY(back.state().cars[index].has(Token::Lapped));
        QCOMPARE(back.state().pools[0].claimed, 0);
        Recorder again(back.state());
        scoreCrossing(again, index);
        QVERIFY(!again.state().cars[index].has(Token::Lapped));
        QCOMPARE(again.state().pools[0].claimed, 0);
        scoreCrossing(again, index);
        QCOMPARE(again.state().pools[0].claimed, 1);
        returnCrossing(again, index);
        QCOMPARE(again.state().pools[0], (Pool{12, 0, 0}));
        QVERIFY(!again.state().cars[index].has(Token::Lapped));
    }

    void theRaceEndsWithTheLastTokenAndNobodyScoresAfter_AR42()
    {
        State state = racing();
        put(state, "21", {33, 0});
        put(state, "17", {33, 1});
        state.pools[0] = {1, 11, 0};
        Recorder recorder(state);
        scoreCrossing(recorder, state.setup->carIndex(QStringLiteral("21")));
        scoreCrossing(recorder, state.setup->carIndex(QStringLiteral("17")));
        QCOMPARE(recorder.state().winner, 0);
        QCOMPARE(recorder.state().phase, Phase::Over);
        QCOMPARE(recorder.state().pools[1].claimed, 0);
    }

    void theSixthMarkerEliminatesAndSurplusIsIgnored_AR30()
    {
        State state = racing();
        put(state, "21", {3, 0});
        put(state, "17", {3, 1});
        car(state, "17").damage = 5;
        car(state, "17").tokens = 3;
        Recorder recorder(state);
        const int victim = state.setup->carIndex(QStringLiteral("17"));
        damage(recorder, {{victim, 3}}, {state.setup->carIndex(QStringLiteral("21")), true}, {});
        const Car& lost = recorder.state().cars[victim];
        QVERIFY(std::holds_alternative<Destroyed>(lost.at));
        QCOMPARE(lost.damage, mostDamage);
        QCOMPARE(lost.tokens, 0u);
        QCOMPARE(recorder.state().pools[0].claimed, 1); // AR-32
    }

    void nobodyScoresForItsOwnCar_AR32()
    {
        State state = racing();
        put(state, "21", {3, 0});
        put(state, "36", {3, 1});
        car(state, "36").damage = 5;
        Recorder recorder(state);
        damage(recorder, {{state.setup->carIndex(QStringLiteral("36")), 1}},
               {state.setup->carIndex(QStringLiteral("21")), true}, {});
        QCOMPARE(recorder.state().pools[0].claimed, 0);
    }

    void aReplacementComesAtOnceWithTheLostCarsSide_AR31()
    {
        State state = racing();
        put(state, "21", {3, 0});
        put(state, "17", {3, 1});
        car(state, "17").damage = 5;
        car(state, "17").dark = true;
        Recorder recorder(state);
        damage(recorder, {{state.setup->carIndex(QStringLiteral("17")), 1}},
               {state.setup->carIndex(QStringLiteral("21")), true}, {});
        table::Random random(1, 0);
        QCOMPARE(recorder.state().owed[1], (Owed{{true}}));
        const auto replaced = decideReplacement(recorder.state(), {QStringLiteral("64")}, random).value();
        State next = after(recorder.state(), replaced.effects);
        QVERIFY(std::holds_alternative<track::InChute>(car(next, "64").at));
        QVERIFY(car(next, "64").dark);
        QCOMPARE(next.owed[1].total(), 0);
        QVERIFY(!decideReplacement(next, {QStringLiteral("11")}, random)); // no more are owed
    }

    void twoCarsOnOneCrossoverCellAreNonsense_2_1()
    {
        State state = racing({{QStringLiteral("track"), QStringLiteral("crows-knot")}});
        const auto [one, other] = state.setup->track.crossovers.front();
        put(state, "21", one);
        QVERIFY(!nonsense(state));
        put(state, "17", other);
        QVERIFY(nonsense(state));
    }
};

ONE_OF_MANY(TestTurns)
#include "test_turns.moc"

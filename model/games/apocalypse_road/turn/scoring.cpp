#include "scoring.h"

#include "games/apocalypse_road/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

// An open card loses one of its markers, and goes with the last.
void takeMarkerOff(Recorder& recorder, Bonus bonus, const table::Citation& citation)
{
    if (recorder.state().markersOn(bonus) == 0)
        return;
    recorder.add(BonusMarked{bonus, -1}, citation);
    if (recorder.state().markersOn(bonus) == 0)
        recorder.add(CardMoved{DeckId::Event, wordFor(bonusWords, bonus), QStringLiteral("open"),
                               QStringLiteral("discard"), 1, false},
                     citation);
}

// AR-41: what one is worth: two while its card lies open, which loses a marker by it.
int spendBonus(Recorder& recorder, Bonus bonus)
{
    const int points = recorder.state().markersOn(bonus) > 0 ? 2 : 1;
    takeMarkerOff(recorder, bonus, {QStringLiteral("10.0"), QStringLiteral("AR-41")});
    return points;
}

// AR-42: never more than the pool holds; when it is empty the race is over and nobody scores any more.
int claim(Recorder& recorder, int team, Bonus bonus, const table::Citation& citation)
{
    if (recorder.state().phase != Phase::Race || recorder.state().pools[team].left == 0)
        return 0;
    const int points = std::min(spendBonus(recorder, bonus), recorder.state().pools[team].left);
    recorder.add(VpMoved{recorder.teamId(team), points, Heap::Pool, Heap::Claimed}, citation);
    if (recorder.state().pools[team].left > 0)
        return points;
    const table::Citation ending{QStringLiteral("11.5"), QStringLiteral("AR-42")};
    recorder.add(WinnerDeclared{recorder.teamId(team)}, ending);
    recorder.add(PhaseChanged{Phase::Race, Phase::Over}, ending);
    return points;
}

// AR-41, turned: the table remembers what each crossing has scored.
void noteScore(Recorder& recorder, int car, int points)
{
    if (!recorder.state().setup->rulings.has(Turned::ReturnAsScored))
        return;
    const QString& scores = recorder.state().cars[car].scores;
    recorder.add(ScoresNoted{recorder.carId(car), scores, scores + QString::number(points)},
                 {QStringLiteral("11.2"), QStringLiteral("AR-41")});
}

// What the last crossing of the car that counts has scored.
int takeScore(Recorder& recorder, int car)
{
    const QString scores = recorder.state().cars[car].scores;
    if (scores.isEmpty())
        return 1;
    recorder.add(ScoresNoted{recorder.carId(car), scores, scores.chopped(1)},
                 {QStringLiteral("11.2"), QStringLiteral("AR-41")});
    return scores.back().digitValue();
}

int carsOf(const State& state, int team, auto&& where)
{
    int count = 0;
    for (const int car : state.setup->carsOf(team))
        count += where(state.cars[car]);
    return count;
}

void eliminate(Recorder& recorder, int car, Blame blame)
{
    const State& state = recorder.state();
    const table::Citation citation{QStringLiteral("8.2"), QStringLiteral("AR-30")};
    const int team = state.sheet(car).team;
    const int activeTeam = state.sheet(blame.activeCar).team;
    // AR-31: the replacement shows the side of the lost car; the active car has had its activation.
    const bool dark = car == blame.activeCar ? !state.markerDark : state.cars[car].dark;
    for (int i = 0; i < tokenKinds; ++i) {
        if (state.cars[car].has(static_cast<Token>(i)))
            recorder.add(TokenMoved{recorder.carId(car), static_cast<Token>(i), false}, citation);
    }
    recorder.add(CarMoved{recorder.carId(car), state.cars[car].at, Destroyed{}}, citation);
    if (team != activeTeam && blame.killsScore)
        claim(recorder, activeTeam, Bonus::Bounty, {QStringLiteral("11.3"), QStringLiteral("AR-32")});

    // AR-31: a replacement is a must as long as the reserve has a car for it.
    const int reserve =
        carsOf(state, team, [](const Car& c) { return std::holds_alternative<Reserve>(c.at); });
    const int racing = carsOf(state, team, [](const Car& c) { return c.inRace(); });
    const int owed = state.owed[team].total();
    if (reserve > owed && racing + owed < state.setup->carsInRace())
        recorder.add(ReplacementOwed{recorder.teamId(team), 1, dark},
                     {QStringLiteral("8.3"), QStringLiteral("AR-31")});
}

} // namespace

void scoreCrossing(Recorder& recorder, int car)
{
    const table::Citation citation{QStringLiteral("11.1"), QStringLiteral("AR-5")};
    if (recorder.state().phase != Phase::Race) // AR-42
        return;
    if (recorder.state().cars[car].has(Token::Lapped)) {
        recorder.add(TokenMoved{recorder.carId(car), Token::Lapped, false},
                     {QStringLiteral("11.2"), QStringLiteral("AR-40")});
        takeMarkerOff(recorder, Bonus::RaceBonus, {QStringLiteral("10.0"), QStringLiteral("AR-60")});
        return;
    }
    recorder.add(CrossingCounted{recorder.carId(car), 1}, citation);
    noteScore(recorder, car, claim(recorder, recorder.state().sheet(car).team, Bonus::RaceBonus, citation));
}

void returnCrossing(Recorder& recorder, int car)
{
    const table::Citation citation{QStringLiteral("11.2"), QStringLiteral("AR-40")};
    const int team = recorder.state().sheet(car).team;
    if (recorder.state().phase != Phase::Race) // AR-42: the winner's pool stays empty
        return;
    if (recorder.state().cars[car].crossings == 0 || recorder.state().pools[team].claimed == 0) {
        if (recorder.state().setup->rulings.has(Turned::NoLapped))
            return recorder.add(Remarked{QStringLiteral("back-for-nothing"), recorder.carId(car)}, citation);
        recorder.add(TokenMoved{recorder.carId(car), Token::Lapped, true}, citation);
        return;
    }
    recorder.add(CrossingCounted{recorder.carId(car), -1}, citation);
    const int points = std::min(takeScore(recorder, car), recorder.state().pools[team].claimed);
    if (points > 0)
        recorder.add(VpMoved{recorder.teamId(team), points, Heap::Claimed, Heap::Pool}, citation);
}

void damage(Recorder& recorder, const std::vector<Wound>& wounds, Blame blame,
            const table::Citation& citation)
{
    for (const Wound& wound : wounds) {
        // AR-30: what is more than the sixth marker is ignored.
        const int taken = std::min(wound.markers, mostDamage - recorder.state().cars[wound.car].damage);
        if (taken > 0)
            recorder.add(Damaged{recorder.carId(wound.car), taken}, citation);
    }
    for (const Wound& wound : wounds) {
        const Car& car = recorder.state().cars[wound.car];
        if (car.damage == mostDamage && car.inRace())
            eliminate(recorder, wound.car, blame);
    }
}

} // namespace roadmarshal::apocalypse_road

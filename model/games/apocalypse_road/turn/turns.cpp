#include "turns.h"

#include "first_player.h"
#include "games/apocalypse_road/decks/deck_moves.h"

#include <algorithm>
#include <vector>

namespace roadmarshal::apocalypse_road {

namespace {

// 11.4, AR-44: every pool loses one, unless that would touch somebody's last; then never again.
void countDown(Recorder& recorder)
{
    const table::Citation citation{QStringLiteral("11.4"), QStringLiteral("AR-44")};
    const auto& pools = recorder.state().pools;
    if (recorder.state().clockStopped || recorder.state().setup->rulings.has(Turned::NoCountdown))
        return;
    if (std::ranges::any_of(pools, [](const Pool& pool) { return pool.left <= 1; }))
        return recorder.add(ClockStopped{true}, citation);
    for (int team = 0; team < static_cast<int>(pools.size()); ++team)
        recorder.add(VpMoved{recorder.teamId(team), 1, Heap::Pool, Heap::Removed}, citation);
}

void act(Recorder& recorder, int team)
{
    if (team != recorder.state().toAct)
        recorder.add(ActingChanged{recorder.teamId(recorder.state().toAct), recorder.teamId(team)},
                     {QStringLiteral("4.4"), {}});
}

// The next team from a seat on that has a car to activate.
std::optional<int> nextToAct(const State& state, int from)
{
    const int teams = static_cast<int>(state.pools.size());
    for (int step = 0; step < teams; ++step) {
        if (canAct(state, (from + step) % teams))
            return (from + step) % teams;
    }
    return std::nullopt;
}

} // namespace

int countedDamage(const State& state, int team)
{
    int sum = 0;
    for (const int car : state.setup->carsOf(team))
        sum += state.cars[car].inRace() ? damageThatCounts(state.cars[car].damage) : 0;
    return sum;
}

int nextFirstPlayer(const State& state)
{
    std::vector<int> damage;
    for (int team = 0; team < static_cast<int>(state.pools.size()); ++team)
        damage.push_back(countedDamage(state, team));
    return nextFirstPlayer(damage, state.firstPlayer);
}

bool canAct(const State& state, int team)
{
    return std::ranges::any_of(state.setup->carsOf(team), [&](int car) { return state.canActivate(car); });
}

bool waitsForReplacement(const State& state)
{
    for (int team = 0; team < static_cast<int>(state.owed.size()); ++team) {
        if (state.owed[team].total() > 0 && state.hasReserve(team))
            return true;
    }
    return false;
}

void passOn(Recorder& recorder)
{
    const State& state = recorder.state();
    if (state.phase != Phase::Race || waitsForReplacement(state))
        return;
    if (const auto team = nextToAct(state, state.toAct + 1))
        return act(recorder, *team);
    recorder.add(PhaseChanged{Phase::Race, Phase::Discards}, {QStringLiteral("4.5"), {}});
}

namespace {

// AR-34: what can't go on because its cars are gone.
void settleSegment(Recorder& recorder)
{
    const State& state = recorder.state();
    Segment segment = state.segment;
    const bool attacks = segment.stage == Stage::Collision || segment.stage == Stage::Chain;
    const bool carIsGone = !state.cars[segment.car].inRace();
    if (carIsGone && (attacks || segment.stage == Stage::Move))
        segment = {};
    else if (attacks && !state.cars[segment.target].inRace())
        segment.stage = segment.star == Star::Yes && !segment.sideswipe ? Stage::Draw : Stage::Late;
    if (segment != state.segment)
        recorder.add(SegmentChanged{segment}, {QStringLiteral("4.4"), QStringLiteral("AR-34")});
}

} // namespace

void settleWhoActs(Recorder& recorder)
{
    const State& state = recorder.state();
    const bool isUnderWay = state.phase == Phase::Race || state.phase == Phase::Discards;
    if (!isUnderWay || waitsForReplacement(state))
        return;
    if (state.segment.isOpen())
        settleSegment(recorder);
    if (state.segment.isOpen() || (state.phase == Phase::Race && canAct(state, state.toAct)))
        return;
    const auto team = nextToAct(state, state.toAct + 1);
    const Phase phase = team ? Phase::Race : Phase::Discards;
    if (phase != state.phase)
        recorder.add(PhaseChanged{state.phase, phase},
                     {team ? QStringLiteral("4.4") : QStringLiteral("4.5"), {}});
    if (team)
        act(recorder, *team);
}

State settled(const State& state)
{
    Recorder recorder(state);
    settleWhoActs(recorder);
    return recorder.state();
}

void beginNextTurn(Recorder& recorder, table::Random& random)
{
    const State& state = recorder.state();
    const table::Citation citation{QStringLiteral("4.5"), QStringLiteral("AR-45")};
    const int first = nextFirstPlayer(state);
    recorder.add(FirstPlayerChanged{recorder.teamId(state.firstPlayer), recorder.teamId(first)}, citation);
    recorder.add(MarkerFlipped{!state.markerDark}, {QStringLiteral("4.5"), {}});
    recorder.add(TurnChanged{state.turn, state.turn + 1}, {QStringLiteral("4.2"), {}});
    recorder.add(PhaseChanged{state.phase, Phase::Race}, {QStringLiteral("4.2"), {}});
    fillHands(recorder, random);
    countDown(recorder);
    // 4.4: a first player without any car left passes.
    if (const auto team = nextToAct(state, first))
        return act(recorder, *team);
    // 11.5 knows no race without cars: it is over, and nobody has won.
    recorder.add(PhaseChanged{Phase::Race, Phase::Over}, {QStringLiteral("11.5"), {}});
}

} // namespace roadmarshal::apocalypse_road

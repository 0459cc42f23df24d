#include "turns.h"

#include "first_player.h"

#include <algorithm>
#include <vector>

namespace roadmarshal::apocalypse_road {

namespace {

// 11.4, AR-44: every pool loses one, unless that would touch somebody's last.
void countDown(Recorder& recorder)
{
    const auto& pools = recorder.state().pools;
    if (std::ranges::any_of(pools, [](const Pool& pool) { return pool.left <= 1; }))
        return;
    for (int team = 0; team < static_cast<int>(pools.size()); ++team)
        recorder.add(VpMoved{recorder.teamId(team), 1, Heap::Pool, Heap::Removed},
                     {QStringLiteral("11.4"), QStringLiteral("AR-44")});
}

void act(Recorder& recorder, int team)
{
    if (team != recorder.state().toAct)
        recorder.add(ActingChanged{recorder.teamId(recorder.state().toAct), recorder.teamId(team)},
                     {QStringLiteral("4.4"), {}});
}

void endTurn(Recorder& recorder)
{
    const table::Citation citation{QStringLiteral("4.5"), QStringLiteral("AR-45")};
    const int first = nextFirstPlayer(recorder.state());
    recorder.add(FirstPlayerChanged{recorder.teamId(recorder.state().firstPlayer), recorder.teamId(first)},
                 citation);
    recorder.add(MarkerFlipped{!recorder.state().markerDark}, {QStringLiteral("4.5"), {}});
    recorder.add(TurnChanged{recorder.state().turn, recorder.state().turn + 1}, {QStringLiteral("4.2"), {}});
    countDown(recorder);
    act(recorder, first);
}

} // namespace

int countedDamage(const State& state, int team)
{
    int sum = 0;
    for (int car = team * carsPerTeam; car < (team + 1) * carsPerTeam; ++car)
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
    for (int car = team * carsPerTeam; car < (team + 1) * carsPerTeam; ++car) {
        if (state.canActivate(car))
            return true;
    }
    return false;
}

void passOn(Recorder& recorder)
{
    if (recorder.state().phase != Phase::Race)
        return;
    // 8.3: a replacement comes at once, so nobody goes on before it is there.
    const int seats = static_cast<int>(recorder.state().owed.size());
    for (int team = 0; team < seats; ++team) {
        if (recorder.state().owed[team].total() > 0 && recorder.state().hasReserve(team))
            return;
    }
    const int teams = static_cast<int>(recorder.state().pools.size());
    const int from = recorder.state().toAct;
    for (int step = 1; step <= teams; ++step) {
        const int team = (from + step) % teams;
        if (canAct(recorder.state(), team))
            return act(recorder, team);
    }
    endTurn(recorder);
    // 4.4: a first player without any car left passes.
    for (int step = 0; step < teams; ++step) {
        const int team = (recorder.state().firstPlayer + step) % teams;
        if (canAct(recorder.state(), team))
            return act(recorder, team);
    }
}

} // namespace roadmarshal::apocalypse_road

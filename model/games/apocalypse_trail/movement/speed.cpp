#include "speed.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

// ATR-8: ties count one by one; a single vehicle is its own second slowest.
std::optional<int> secondSlowest(std::vector<int> speeds)
{
    if (speeds.empty())
        return std::nullopt;
    std::ranges::sort(speeds);
    return speeds[speeds.size() > 1 ? 1 : 0];
}

int pushSpeedOf(const Box& box, const Crew& crew)
{
    int speed = box.vehicle(crew.vehicle->card)->push;
    for (const Mod& mod : crew.mods)
        speed = std::max(speed, box.mod(mod.card)->push.value_or(0));
    return speed;
}

template <class SpeedOf>
std::vector<int> speedsOf(const State& state, const QString& pawn, SpeedOf speedOf)
{
    std::vector<int> speeds;
    for (const int index : state.convoyOf(pawn)) {
        if (const Crew& crew = state.crews[static_cast<size_t>(index)]; crew.vehicle)
            speeds.push_back(speedOf(crew));
    }
    return speeds;
}

} // namespace

std::optional<int> movementDie(const State& state, const QString& pawn)
{
    return secondSlowest(speedsOf(
        state, pawn, [&](const Crew& crew) { return state.box().vehicle(crew.vehicle->card)->speed; }));
}

int pushSpeed(const State& state, const QString& pawn)
{
    // ATR-32: without any vehicle 1
    return secondSlowest(
               speedsOf(state, pawn, [&](const Crew& crew) { return pushSpeedOf(state.box(), crew); }))
        .value_or(1);
}

} // namespace roadmarshal::apocalypse_trail

#include "powers.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// Those that hold now.
std::vector<PowerHook> hooksOf(const State& state, int player, bool ofCharacter)
{
    std::vector<PowerHook> hooks;
    const Seat& seat = state.seat(player);
    if (ofCharacter)
        hooks = seat.character.power.hooks;
    const Vehicle* own = state.vehicleOf(player);
    if (own && own->kind == Kind::Start)
        hooks.insert(hooks.end(), seat.board.power.hooks.begin(), seat.board.power.hooks.end());
    return hooks;
}

bool countsCharacter(const State& state, int player, Skill skill)
{
    return skill != Skill::Defense || state.player(player).peg.isAtWheel();
}

} // namespace

int extraDice(const State& state, int player, Skill skill)
{
    return static_cast<int>(std::ranges::count_if(
        hooksOf(state, player, countsCharacter(state, player, skill)), [&](const PowerHook& hook) {
            return hook.does == PowerHook::Does::ExtraDie && hook.skill == skill;
        }));
}

int extraSpaces(const State& state, int player, const QString& action)
{
    int spaces = 0;
    for (const PowerHook& hook : hooksOf(state, player, true))
        spaces += hook.does == PowerHook::Does::RangeBonus && hook.action == action ? hook.by : 0;
    return spaces;
}

bool hasHook(const State& state, int player, PowerHook::Does does, Skill skill)
{
    return std::ranges::any_of(
        hooksOf(state, player, countsCharacter(state, player, skill)),
        [&](const PowerHook& hook) { return hook.does == does && hook.skill == skill; });
}

} // namespace roadmarshal::highway_heist

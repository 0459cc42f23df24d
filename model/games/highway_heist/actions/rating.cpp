#include "rating.h"

namespace roadmarshal::highway_heist {

const BoardSide* boardSide(const State& state, int player)
{
    const Vehicle* vehicle = state.vehicleOf(player);
    if (!vehicle)
        return nullptr;
    const VehicleBoard& board = state.seat(player).board;
    return vehicle->kind == Kind::Start ? &board.front : &board.hijacked;
}

Rating ratingOf(const State& state, int player, Skill skill)
{
    const BoardSide* side = boardSide(state, player); // HH-37
    return {state.seat(player).character.icons.of(skill), side ? side->icons.of(skill) : 0};
}

} // namespace roadmarshal::highway_heist

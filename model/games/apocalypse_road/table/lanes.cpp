#include "lanes.h"

namespace roadmarshal::apocalypse_road {

std::optional<track::Index> laneOf(const State& state, int car)
{
    const auto* space = std::get_if<track::Space>(&state.cars[car].at);
    if (!space)
        return std::nullopt;
    const track::Index index = state.setup->graph.indexOf(*space);
    return index == track::none || state.setup->graph.isTrough(index) ? std::nullopt : std::optional(index);
}

int carOn(const State& state, track::Index space)
{
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (laneOf(state, car) == space)
            return car;
    }
    return -1;
}

int holderOf(const State& state, track::Index space)
{
    const int car = carOn(state, space);
    const track::Index twin = state.setup->graph.twin(space);
    return car >= 0 || twin == track::none ? car : carOn(state, twin);
}

bool isEmpty(const State& state, track::Index space)
{
    return holderOf(state, space) < 0;
}

} // namespace roadmarshal::apocalypse_road

#include "traffic.h"

namespace roadmarshal::road_kill_rally {

Traffic::Traffic(const State& state, int mover) : m_places(state.road->spaces().size())
{
    const auto placeAt = [&](SpaceId id) -> Place* {
        const int space = state.road->indexOf(id);
        return space == none ? nullptr : &m_places[static_cast<size_t>(space)];
    };
    for (int index = 0; index < std::ssize(state.cars); ++index) {
        const Car& car = state.car(index);
        Place* place = index != mover && car.isOnRoad() ? placeAt(car.at) : nullptr;
        if (place && car.destroyed)
            place->wreck = true;
        else if (place)
            place->car = index;
    }
    const Car& car = state.car(mover);
    for (const Pedestrian& pedestrian : state.pedestrians) {
        // RKR-40: who wiped out scores nobody; RKR-52: one try each.
        if (Place* place = placeAt(pedestrian.at);
            place && !car.wipedOut && !pedestrian.tried.contains(car.id))
            ++place->chances;
    }
    for (const Hazard& hazard : state.hazards) { // sorted by name
        if (Place* place = placeAt(hazard.at))
            place->hazards.push_back(state.setup->data.hazard(hazard.hazard)->dice);
    }
}

} // namespace roadmarshal::road_kill_rally

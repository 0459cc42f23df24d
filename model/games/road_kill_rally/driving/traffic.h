// Who and what stands in the way of one car, by the spaces of the road.
#pragma once

#include "games/road_kill_rally/table/state.h"

namespace roadmarshal::road_kill_rally {

class Traffic
{
public:
    Traffic(const State& state, int mover);

    // A car in play other than the one that moves; -1 if there is none.
    int carAt(int space) const { return m_places[static_cast<size_t>(space)].car; }
    bool hasWreck(int space) const { return m_places[static_cast<size_t>(space)].wreck; }
    // Pedestrians that the car may still try to run over.
    int chances(int space) const { return m_places[static_cast<size_t>(space)].chances; }
    // Dice of the hazards there, by name.
    const std::vector<int>& hazardDice(int space) const
    {
        return m_places[static_cast<size_t>(space)].hazards;
    }

private:
    struct Place
    {
        int car = -1;
        bool wreck = false;
        int chances = 0;
        std::vector<int> hazards = {};
    };
    std::vector<Place> m_places;
};

} // namespace roadmarshal::road_kill_rally

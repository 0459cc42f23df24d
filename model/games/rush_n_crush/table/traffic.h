// Who and what stands in the way of one car.
#pragma once

#include "state.h"

namespace roadmarshal::rush_n_crush {

class Traffic
{
public:
    Traffic(const State& state, int mover);

    // A racing car other than the one that moves; -1 if there is none.
    int carAt(int space) const { return m_cars[static_cast<size_t>(space)]; }
    bool hasWreck(int space) const { return m_wrecks[static_cast<size_t>(space)]; }
    int nailsAt(int space) const { return m_nails[static_cast<size_t>(space)]; }
    bool isEmpty(int space) const { return carAt(space) < 0 && !hasWreck(space); }
    // Where another racing car stands.
    int placeOf(int car) const { return m_places[static_cast<size_t>(car)]; }

    // Another car is pushed somewhere and takes up the nails there (A34).
    void push(int car, int to);
    void takeUpNails(int space) { m_nails[static_cast<size_t>(space)] = 0; }

private:
    std::vector<int> m_cars;
    std::vector<bool> m_wrecks;
    std::vector<int> m_nails;
    std::vector<int> m_places; // of all cars
};

} // namespace roadmarshal::rush_n_crush

#include "traffic.h"

namespace roadmarshal::rush_n_crush {

Traffic::Traffic(const State& state, int mover)
    : m_cars(state.setup->course.spaces.size(), -1), m_wrecks(m_cars.size()), m_nails(m_cars.size())
{
    for (int i = 0; i < std::ssize(state.cars); ++i) {
        const Car& car = state.car(i);
        m_places.push_back(car.at);
        if (!state.isPlaced(car))
            continue;
        if (car.isWreck())
            m_wrecks[static_cast<size_t>(car.at)] = true;
        else if (i != mover)
            m_cars[static_cast<size_t>(car.at)] = i;
    }
    for (const int space : state.nails)
        ++m_nails[static_cast<size_t>(space)];
}

void Traffic::push(int car, int to)
{
    int& place = m_places[static_cast<size_t>(car)];
    m_cars[static_cast<size_t>(place)] = -1;
    m_cars[static_cast<size_t>(to)] = car;
    place = to;
    takeUpNails(to);
}

} // namespace roadmarshal::rush_n_crush

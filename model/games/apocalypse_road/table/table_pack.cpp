#include "table_pack.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::apocalypse_road {

namespace {

std::vector<int> asSeated(const State& state)
{
    std::vector<int> cars(state.cars.size());
    std::iota(cars.begin(), cars.end(), 0);
    return cars;
}

} // namespace

TablePack::TablePack(const State& state) : TablePack(state, asSeated(state)) {}

TablePack TablePack::asListed(const State& state)
{
    return TablePack(state, state.setup->listed ? state.setup->listed->cars : asSeated(state));
}

TablePack::TablePack(const State& state, const std::vector<int>& inOrder)
    : m_pack{&state.setup->graph, state.setup->track.chute, {}}
{
    for (const int car : inOrder) {
        if (const auto place = placeOf(state.cars[car].at)) {
            m_cars.push_back(car);
            m_pack.cars.push_back(*place);
        }
    }
}

movement::Car TablePack::packed(int car) const
{
    const auto found = std::ranges::find(m_cars, car);
    Q_ASSERT(found != m_cars.end());
    return static_cast<movement::Car>(found - m_cars.begin());
}

std::vector<int> TablePack::carsOf(const std::vector<movement::Car>& packed) const
{
    std::vector<int> cars;
    for (const movement::Car car : packed)
        cars.push_back(carOf(car));
    return cars;
}

QStringList TablePack::names(const State& state) const
{
    QStringList names;
    for (const int car : m_cars)
        names.append(state.sheet(car).id);
    return names;
}

} // namespace roadmarshal::apocalypse_road

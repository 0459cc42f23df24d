#include "stretch.h"

#include "games/apocalypse_road/table/lanes.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using track::Surface;

bool isOn(const State& state, int car, Surface surface)
{
    const auto index = laneOf(state, car);
    return index && state.setup->graph.surface(*index) == surface;
}

std::vector<int> carsOn(const State& state, Surface surface)
{
    std::vector<int> cars;
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (isOn(state, car, surface))
            cars.push_back(car);
    }
    return cars;
}

int sectorsLeft(const track::Graph& graph, int sector, Surface surface)
{
    const auto surfaceOf = [&](int s) { return graph.surface(graph.indexOf({s, 0})); };
    int left = 0;
    while (left + 1 < graph.sectorCount() && surfaceOf((sector + left + 1) % graph.sectorCount()) == surface)
        ++left;
    return left;
}

std::vector<Group> furthest(const State& state, Surface surface)
{
    std::vector<Group> groups;
    for (const int car : carsOn(state, surface)) {
        const int sector = std::get<track::Space>(state.cars[car].at).sector;
        const auto found = std::ranges::find(groups, sector, &Group::sector);
        if (found != groups.end())
            found->cars.push_back(car);
        else
            groups.push_back({sector, sectorsLeft(state.setup->graph, sector, surface), {car}});
    }
    if (groups.empty())
        return groups;
    const int fewest = std::ranges::min(groups, {}, &Group::left).left;
    std::erase_if(groups, [&](const Group& group) { return group.left > fewest; });
    std::ranges::sort(groups, {}, &Group::sector);
    return groups;
}

std::vector<int> flyers(const State& state)
{
    std::vector<int> cars;
    for (const Group& group : furthest(state, Surface::Jump))
        cars.insert(cars.end(), group.cars.begin(), group.cars.end());
    if (cars.empty())
        return cars;
    const auto laneOfCar = [&](int car) { return std::get<track::Space>(state.cars[car].at).lane; };
    const int inside = std::ranges::min(cars, {}, laneOfCar);
    std::erase_if(cars, [&](int car) { return laneOfCar(car) > laneOfCar(inside); });
    return cars;
}

QString namesOf(const State& state, const std::vector<int>& cars)
{
    QStringList names;
    for (const int car : cars)
        names.append(state.sheet(car).id);
    return names.join(QStringLiteral(", "));
}

} // namespace roadmarshal::apocalypse_road::events

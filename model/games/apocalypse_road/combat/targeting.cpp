#include "targeting.h"

#include "ground.h"

namespace roadmarshal::apocalypse_road::combat {

using movement::Car;
using movement::Pack;

namespace {

// 8.5: orthogonally or diagonally, whichever of the two looks.
bool areAdjacent(const Pack& pack, Car one, Car other)
{
    return arcsBetween(pack, one, other) || arcsBetween(pack, other, one);
}

} // namespace

Arcs arcsOf(Mount mount)
{
    switch (mount) {
    case Mount::Front:
        return Arc::Front;
    case Mount::Rear:
        return Arc::Rear;
    case Mount::Turret:
        break;
    }
    return Arc::Front | Arc::Rear | Arc::Side;
}

Arcs arcsBetween(const Pack& pack, Car from, Car to)
{
    const track::Graph& graph = *pack.graph;
    const auto here = spotOf(graph, pack.cars[from]);
    const auto there = spotOf(graph, pack.cars[to]);
    Arcs arcs;
    if (from == to || !here || !there)
        return arcs;
    for (const Spot met : spotsMet(graph, *there)) {
        arcs.setFlag(Arc::Front, arcs.testFlag(Arc::Front) || isAhead(graph, *here, met));
        arcs.setFlag(Arc::Rear, arcs.testFlag(Arc::Rear) || isAhead(graph, met, *here));
        arcs.setFlag(Arc::Side, arcs.testFlag(Arc::Side) || isBeside(*here, met));
    }
    return arcs;
}

bool canTarget(const Pack& pack, Car shooter, Mount mount, Car target)
{
    return bool(arcsBetween(pack, shooter, target) & arcsOf(mount));
}

std::vector<Car> targetsOf(const Pack& pack, Car shooter, Mount mount)
{
    std::vector<Car> targets;
    for (std::size_t i = 0; i < pack.cars.size(); ++i) {
        const auto car = static_cast<Car>(i);
        if (canTarget(pack, shooter, mount, car))
            targets.push_back(car);
    }
    return targets;
}

std::vector<Car> sprayedBy(const Pack& pack, Car shooter, Mount mount, Car target)
{
    std::vector<Car> sprayed;
    for (const Car car : targetsOf(pack, shooter, mount)) {
        if (car != target && areAdjacent(pack, target, car))
            sprayed.push_back(car);
    }
    return sprayed;
}

} // namespace roadmarshal::apocalypse_road::combat

#include "guide.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

const GuideVehicle* Guide::vehicle(const QString& vehicle) const
{
    const auto found = std::ranges::find(vehicles, vehicle, &GuideVehicle::id);
    return found == vehicles.end() ? nullptr : &*found;
}

} // namespace roadmarshal::highway_heist

// What is written on vehicles, where there is room for a few letters.
#pragma once

#include <QString>

namespace roadmarshal::highway_heist {

// "SD" of street-drifter, "S12" of suv12, "OLD" of old.
QString vehicleLabel(const QString& id);
// There is one of each, people know it by its name: "TANK".
QString enemyLabel(const QString& name);

} // namespace roadmarshal::highway_heist

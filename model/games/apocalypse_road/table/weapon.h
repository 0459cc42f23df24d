// What a car is armed with, as the team mat prints it.
#pragma once

#include <QString>

namespace roadmarshal::apocalypse_road {

enum class Weapon { MachineGun, AutoCannon, MissileLauncher };
enum class Mount { Front, Rear, Turret };

QString toText(Weapon weapon);
QString toText(Mount mount);

} // namespace roadmarshal::apocalypse_road

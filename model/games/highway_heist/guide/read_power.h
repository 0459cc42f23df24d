// Special Powers as boards tell them.
#pragma once

#include "games/highway_heist/table/power.h"
#include "json/reader.h"

namespace roadmarshal::highway_heist {

// What the app can do of a Special Power, and whose spaces it adds to.
inline const QStringList hookWords{QStringLiteral("extraDie"), QStringLiteral("rerollOne"),
                                   QStringLiteral("autoSuccess"), QStringLiteral("rangeBonus")};
inline const QStringList rangeWords{QStringLiteral("drive"), QStringLiteral("leap"), QStringLiteral("force")};
inline constexpr int mostHookSpaces = 20;

inline constexpr int mostHooks = 20;
// `power` and `hooks` of a board.
Power readPower(const json::Reader& board);

} // namespace roadmarshal::highway_heist

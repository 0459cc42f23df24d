// Words for the enumerations of Apocalypse Road as they stand in files.
#pragma once

#include "table/enum_words.h"

namespace roadmarshal::apocalypse_road {

using table::enumFor;
using table::wordFor;

inline const QStringList weaponWords{QStringLiteral("machine-gun"), QStringLiteral("auto-cannon"),
                                     QStringLiteral("missile-launcher")};
inline const QStringList mountWords{QStringLiteral("front"), QStringLiteral("rear"),
                                    QStringLiteral("turret")};
inline const QStringList tokenWords{QStringLiteral("suppressed"), QStringLiteral("reloading"),
                                    QStringLiteral("spin-around"), QStringLiteral("lapped")};
inline const QStringList heapWords{QStringLiteral("pool"), QStringLiteral("claimed"),
                                   QStringLiteral("removed")};
inline const QStringList phaseWords{QStringLiteral("grid"), QStringLiteral("race"), QStringLiteral("over"),
                                    QStringLiteral("discards")};
inline const QStringList deckWords{QStringLiteral("race"), QStringLiteral("event"), QStringLiteral("combat")};
inline const QStringList bonusWords{QStringLiteral("bounty"), QStringLiteral("race-bonus")};

} // namespace roadmarshal::apocalypse_road

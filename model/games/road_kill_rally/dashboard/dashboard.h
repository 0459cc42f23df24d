// A car's dashboard: the dice that its crash table asks for, and its mounts for accessories.
#pragma once

#include "games/road_kill_rally/decks/cards.h"
#include "games/road_kill_rally/road/colours.h"

#include <array>
#include <optional>

namespace roadmarshal::road_kill_rally {

inline constexpr int fastest = 10; // boxes of the speed log
inline constexpr int mostSlots = 12;

struct Slot
{
    QString id;
    SlotColour colour = SlotColour::Red;
    bool operator==(const Slot&) const = default;
};

// Nothing where the table is blank: no check at all, also not for a lane change (RKR-36).
using CrashRow = std::array<std::optional<int>, fastest>;

struct Dashboard
{
    std::array<CrashRow, dangers> crash; // by danger, then box
    std::vector<Slot> mounts;
    int wipeOutSlots = 3;

    std::optional<int> dice(Danger danger, int box) const;
    int slotOf(QStringView id) const; // -1 if there is none
    // Whether the accessory's colours are those of the mounts from this one on (RKR-8).
    bool takes(const Accessory& accessory, int slot) const;
    bool operator==(const Dashboard&) const = default;
};

} // namespace roadmarshal::road_kill_rally

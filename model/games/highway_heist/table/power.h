// What the app knows of a Special Power (HH-53) beside its words.
#pragma once

#include "skills.h"

#include <QString>

#include <vector>

namespace roadmarshal::highway_heist {

struct PowerHook
{
    enum class Does {
        ExtraDie,    // one more in rolls of the skill
        RerollOne,   // one die of the skill: said when it is rolled
        AutoSuccess, // one success of the skill: the same
        RangeBonus,  // further with an action: drive, leap or force
    };
    Does does = Does::ExtraDie;
    Skill skill = Skill::Speed;
    QString action;
    int by = 0; // spaces
    bool operator==(const PowerHook&) const = default;
};

struct Power
{
    QString text; // in the owner's words
    std::vector<PowerHook> hooks;
    bool operator==(const Power&) const = default;
};

} // namespace roadmarshal::highway_heist

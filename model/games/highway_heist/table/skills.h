// The four skills, and the icons that boards have of them (HH-35).
#pragma once

#include <array>

namespace roadmarshal::highway_heist {

enum class Skill { Speed, Control, Athletics, Defense };
inline constexpr std::array skills{Skill::Speed, Skill::Control, Skill::Athletics, Skill::Defense};
inline constexpr int mostIcons = 9;
inline constexpr int mostDice = 5; // HH-49

struct Icons
{
    int speed = 0;
    int control = 0;
    int athletics = 0;
    int defense = 0;

    int of(Skill skill) const
    {
        switch (skill) {
        case Skill::Speed:
            return speed;
        case Skill::Control:
            return control;
        case Skill::Athletics:
            return athletics;
        case Skill::Defense:
            return defense;
        }
        return 0;
    }
    bool operator==(const Icons&) const = default;
};

} // namespace roadmarshal::highway_heist

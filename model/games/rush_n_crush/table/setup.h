// What a race is run on and by, from its start to its end.
#pragma once

#include "games/rush_n_crush/course/course.h"
#include "games/rush_n_crush/dashboard/dashboard.h"
#include "rulings.h"

namespace roadmarshal::rush_n_crush {

struct Setup
{
    Course course;
    Dashboard dashboard;
    int thermometer = 6; // steps up to black
    bool diceInApp = false;
    TurnedRulings rulings;
    bool operator==(const Setup&) const = default;
};

} // namespace roadmarshal::rush_n_crush

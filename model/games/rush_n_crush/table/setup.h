// What a race is run on and by, from its start to its end.
#pragma once

#include "games/rush_n_crush/course/course.h"
#include "games/rush_n_crush/dashboard/dashboard.h"
#include "rulings.h"
#include "table/team.h"

#include <QList>

namespace roadmarshal::rush_n_crush {

struct Setup
{
    QList<table::Team> drivers; // each has the car of the same id; those that nobody named are only ids
    Course course;
    Dashboard dashboard;
    int thermometer = 6; // steps up to black
    bool diceInApp = false;
    TurnedRulings rulings;

    QJsonObject json = {}; // as it was read

    // As this table rules it.
    std::optional<int> winningCrossing() const
    {
        return course.winningCrossing(rulings.has(Turned::StartCounts));
    }
    bool operator==(const Setup&) const = default;
};

} // namespace roadmarshal::rush_n_crush

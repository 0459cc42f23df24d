// Where a game is played, for archive, log and prints.
#pragma once

#include <QString>

namespace roadmarshal::table {

struct Venue
{
    QString id; // of a track, a course, a scenario
    QString name;
    bool operator==(const Venue&) const = default;
};

} // namespace roadmarshal::table

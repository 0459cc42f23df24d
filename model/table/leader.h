// Who is ahead of all others.
#pragma once

#include "standing.h"

#include <QList>

namespace roadmarshal::table {

// Empty where two are level, or nobody is ranked.
inline QString leaderIn(const QList<Standing>& standings)
{
    const auto first = std::ranges::find(standings, 1, &Standing::rank);
    return std::ranges::count(standings, 1, &Standing::rank) == 1 ? first->team : QString();
}

} // namespace roadmarshal::table

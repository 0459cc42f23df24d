#include "course.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

int Course::indexOf(SpaceId wanted) const
{
    const auto found = std::ranges::find(spaces, wanted, &Space::id);
    return found == spaces.end() ? none : static_cast<int>(found - spaces.begin());
}

int Course::indexOf(QStringView wanted) const
{
    const auto parsed = parseSpaceId(wanted);
    return parsed ? indexOf(*parsed) : none;
}

int Course::ranksBetween(int from, int to) const
{
    const int ranks = at(to).rank - at(from).rank;
    return closed ? (ranks % length + length) % length : ranks;
}

bool Course::crossesFinish(int from, int to) const
{
    if (!finish)
        return false;
    int behind = *finish - at(from).rank; // ranks from here to the last one before the line
    if (closed)
        behind = (behind % length + length) % length;
    return behind >= 0 && behind < ranksBetween(from, to);
}

std::optional<int> Course::winningCrossing(bool startCounts) const
{
    if (!finish)
        return std::nullopt;
    const bool oneLine = start && closed && (*start - *finish) % length == 0;
    return oneLine && !startCounts ? laps + 1 : laps;
}

} // namespace roadmarshal::rush_n_crush

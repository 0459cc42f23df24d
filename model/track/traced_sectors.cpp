#include "traced_sectors.h"

#include "traced_course.h"

#include <algorithm>

namespace roadmarshal::track {

void insertSectors(Traced& traced, int at, int count)
{
    const auto sectors = static_cast<int>(traced.sectors.size());
    const int divided = (at + sectors - 1) % sectors;
    const TracedCourse course(traced.sectors, 1);
    std::vector<std::vector<Line>> parts;
    for (int i = 0; i <= count; ++i) {
        const auto lineAt = [&](double part) { return course.lineAt(divided, part / (count + 1)); };
        parts.push_back({lineAt(i), lineAt(i + 0.5)});
    }
    traced.sectors[static_cast<std::size_t>(divided)] = parts.front();
    traced.sectors.insert(traced.sectors.begin() + divided + 1, parts.begin() + 1, parts.end());
}

void removeSectors(std::optional<Traced>& traced, int from, int count)
{
    constexpr int fewest = 3;
    if (static_cast<int>(traced->sectors.size()) - count < fewest) {
        traced.reset();
        return;
    }
    const auto first = traced->sectors.begin() + from;
    traced->sectors.erase(first, first + count);
}

} // namespace roadmarshal::track

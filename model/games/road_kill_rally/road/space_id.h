// What a space is called: the letter of its lane and its row, counted through the whole race, "b12".
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace roadmarshal::road_kill_rally {

inline constexpr int mostLanes = 6;
inline constexpr int lastRow = 99'999;

// In the order of rows, then of lanes.
struct SpaceId
{
    int row = 0;  // from 1
    int lane = 0; // from 0, the left one
    auto operator<=>(const SpaceId&) const = default;
};

QString toText(SpaceId id);
// Nothing for what is no space: another letter, a leading zero, too large.
std::optional<SpaceId> parseSpaceId(QStringView text);

} // namespace roadmarshal::road_kill_rally

// Names of the places on a track: sector, lane and surface.
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace roadmarshal::track {

enum class Surface { Paved, Rough, Jump };

// The middle lane of a jump sector.
inline constexpr int troughLane = 1;

// One square of one driving direction, written "12.0".
struct Space
{
    int sector = 0;
    int lane = 0;
    auto operator<=>(const Space&) const = default;
};

QString toText(Space space);
std::optional<Space> parseSpace(QStringView text);

} // namespace roadmarshal::track

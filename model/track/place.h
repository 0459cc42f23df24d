// Where a vehicle can be: on a space, in the chute, or off the track beside a sector.
#pragma once

#include "track.h"

#include <variant>

namespace roadmarshal::track {

struct InChute
{
    auto operator<=>(const InChute&) const = default;
};

// Next to the inside or outside lane of a sector, written "12.in" or "12.out".
struct Beside
{
    int sector = 0;
    Side side = Side::In;
    auto operator<=>(const Beside&) const = default;
};

using Place = std::variant<InChute, Beside, Space>;

QString toText(const Place& place);
std::optional<Place> parsePlace(QStringView text);

} // namespace roadmarshal::track

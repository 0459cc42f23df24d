// What a space is called: a lane letter and a number, "b14".
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace roadmarshal::rush_n_crush {

inline constexpr int mostNumber = 9999;

struct SpaceId
{
    char lane = 'a'; // any small letter but g, which changes gear
    int number = 1;
    auto operator<=>(const SpaceId&) const = default;
};

QString toText(SpaceId id);
// Nothing for what is no space: another letter, a leading zero, too large.
std::optional<SpaceId> parseSpaceId(QStringView text);

} // namespace roadmarshal::rush_n_crush

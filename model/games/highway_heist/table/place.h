// A space of the road, c4r2: column from the West and row from the North, both from 1.
#pragma once

#include <QStringList>

#include <compare>
#include <optional>

namespace roadmarshal::highway_heist {

inline constexpr int mostColumns = 40;
inline constexpr int mostRows = 12;

// Sorted by column, then by row: column-first is the usual Resolution Order (HR-2).
struct Place
{
    int column = 1;
    int row = 1;
    auto operator<=>(const Place&) const = default;
};

// East is forward, and where rows go up is South (HH-16).
enum class Heading { North, South, East, West };

Place stepped(const Place& from, Heading heading, int spaces = 1);
QString toText(const Place& place);
std::optional<Place> parsePlace(QStringView text);

// As they stand in what is stored.
const QStringList& wordsOf(Heading);

} // namespace roadmarshal::highway_heist

// The colours of the road's edge and those of pedestrians: two sets that only look alike.
#pragma once

#include <QStringList>

#include <array>

namespace roadmarshal::road_kill_rally {

// How dangerous a space is.
enum class Danger { Green, Yellow, Orange, Red };
inline constexpr int dangers = 4;
const QStringList& dangerWords();

// Of a splatter, and of the base of the pedestrian that stands on it.
enum class Colour { Green, Yellow, Red };
inline constexpr int colours = 3;
inline constexpr std::array allColours{Colour::Green, Colour::Yellow, Colour::Red};
const QStringList& colourWords();
QString toText(Colour colour);

} // namespace roadmarshal::road_kill_rally

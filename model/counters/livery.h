// Colour and pattern of a team, told apart without colour vision and in greyscale.
#pragma once

#include <QString>

namespace roadmarshal::counters {

enum class Pattern { Plain, Stripe, TwoStripes, Band, Chequer, Dots, Diagonal, Halves, Cross, Chevron };

// A colour as 0xRRGGBB: the model has no painter.
struct Colour
{
    quint32 rgb = 0;
    constexpr int red() const { return static_cast<int>(rgb >> 16 & 0xFF); }
    constexpr int green() const { return static_cast<int>(rgb >> 8 & 0xFF); }
    constexpr int blue() const { return static_cast<int>(rgb & 0xFF); }
    bool operator==(const Colour&) const = default;
};

// "#c8322b"
QString toText(Colour colour);
// As light as the colour is to the eye.
Colour grey(Colour colour);
// `part` of the way from one to the other.
Colour mixed(Colour from, Colour to, double part);

struct Livery
{
    Colour colour; // of the body
    Colour mark;   // of the pattern, lighter or darker than the body
    Colour text;   // readable on the body, at least 4.5:1
    Pattern pattern = Pattern::Plain;
};

inline constexpr int liveryCount = 10;
// Of pieces that belong to no team.
inline constexpr int nobodys = -1;
// Numbers beyond the last begin anew; any below 0 are nobody's.
const Livery& livery(int number);

} // namespace roadmarshal::counters

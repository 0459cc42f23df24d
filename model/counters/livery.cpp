#include "livery.h"

#include <array>
#include <cmath>

namespace roadmarshal::counters {

namespace {

constexpr Colour white{0xFFFFFF};
constexpr Colour black{0x000000};

constexpr std::array<Livery, liveryCount> liveries{{
    {{0xC8322B}, {0xF2B8A8}, white, Pattern::Stripe},
    {{0x1F5FBF}, {0xA9CBFF}, white, Pattern::TwoStripes},
    {{0xF0A818}, {0x6B4700}, black, Pattern::Band},
    {{0x0E8577}, {0x9FE3D6}, white, Pattern::Chequer},
    {{0x7B3FA8}, {0xDDBBF2}, white, Pattern::Dots},
    {{0x9BC53D}, {0x3C5410}, black, Pattern::Diagonal},
    {{0xF4F1E8}, {0x8D8775}, black, Pattern::Halves},
    {{0x2B2B31}, {0xC9C9D2}, white, Pattern::Cross},
    {{0xF08CB4}, {0x8A2150}, black, Pattern::Chevron},
    {{0x5E7387}, {0xD5E0EA}, white, Pattern::Plain},
}};

constexpr Livery neutral{{0x9A958A}, {0xB9B4A8}, black, Pattern::Plain};

Colour ofParts(double red, double green, double blue)
{
    const auto byte = [](double value) { return static_cast<quint32>(std::lround(value)); };
    return {byte(red) << 16 | byte(green) << 8 | byte(blue)};
}

} // namespace

QString toText(Colour colour)
{
    return u'#' + QString::number(colour.rgb, 16).rightJustified(6, u'0');
}

Colour grey(Colour colour)
{
    // Rec. 709 weights.
    const double luma = 0.2126 * colour.red() + 0.7152 * colour.green() + 0.0722 * colour.blue();
    return ofParts(luma, luma, luma);
}

Colour mixed(Colour from, Colour to, double part)
{
    const auto mix = [part](int a, int b) { return a + (b - a) * part; };
    return ofParts(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

const Livery& livery(int number)
{
    return number < 0 ? neutral : liveries[static_cast<size_t>(number % liveryCount)];
}

} // namespace roadmarshal::counters

#include "scaled.h"

#include "theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

double scaled(double pixels)
{
    constexpr double usual = 17; // pixels of a line of text
    return std::round(pixels * std::max(1.0, QFontMetricsF(bodyFont()).height() / usual));
}

int scaled(int pixels)
{
    return static_cast<int>(scaled(static_cast<double>(pixels)));
}

} // namespace roadmarshal::views

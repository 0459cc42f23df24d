// The banner of the table screen: whose turn it is, or how the game ended.
#pragma once

#include "screen_layout.h"

namespace roadmarshal::views {

struct BannerMeasures
{
    double smallest; // type
    double margin;
    bool upright; // the screen stands on its side
};

void layOutBanner(const ScreenFacts& facts, const QRectF& rect, const BannerMeasures& measures,
                  const Colours& colours, QList<ScreenPart>& parts);

// The largest type up to `most` in which a line fits; never smaller than `least`.
double fittingType(const QString& text, double width, double most, double least, bool bold);

} // namespace roadmarshal::views

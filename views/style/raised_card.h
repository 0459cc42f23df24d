// A card that floats above what is below it: ground, hairline and shadow.
#pragma once

#include "theme.h"

class QPainter;
class QRectF;

namespace roadmarshal::views {

// Around the card, on every side.
inline constexpr int cardShadow = 3;
void paintRaisedCard(QPainter& painter, const QRectF& card, const Colours& colours);

} // namespace roadmarshal::views

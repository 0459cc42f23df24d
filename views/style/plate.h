// The number plate of a car or team, and other small things that lie on cards.
#pragma once

#include "livery.h"
#include "theme.h"

#include <QString>

class QFont;

namespace roadmarshal::views {

enum class PlateState {
    Filled, // in play
    Hollow, // waiting
    Crossed // out for good
};

struct Plate
{
    QString text;
    const Livery& livery;
    PlateState state = PlateState::Filled;
};

QFont plateFont();
// Width that holds the text at a height of 36.
double plateWidth(const QString& text);
void paintPlate(QPainter& painter, const QRectF& rect, const Plate& plate, const Colours& colours);

// A small square of colour and pattern with an outline that keeps white and black ones visible.
void paintSwatch(QPainter& painter, const QRectF& rect, const Livery& livery, const Colours& colours);

} // namespace roadmarshal::views

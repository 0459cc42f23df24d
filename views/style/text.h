// Text from data: as a tool tip, or painted on one line that never leaves its place.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace roadmarshal::views {

// A tool tip that says just this: what looks like markup stays text, line breaks stay, long lines wrap.
QString tipOf(const QString& plain);

double textWidth(const QFont& font, const QString& text);

// Shortened with an ellipsis where the place is too narrow.
void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour, Qt::Alignment alignment = Qt::AlignLeft);

} // namespace roadmarshal::views

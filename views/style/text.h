// One line of painted text: how wide it is, and drawn so that it never leaves its place.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace roadmarshal::views {

double textWidth(const QFont& font, const QString& text);

// Shortened with an ellipsis where the place is too narrow.
void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour, Qt::Alignment alignment = Qt::AlignLeft);

} // namespace roadmarshal::views

// Text on paper: wrapped, or on one line that never leaves its place.
#pragma once

#include "paper.h"

class QPainter;

namespace roadmarshal::views::print {

double lineHeight(const QFont& font);
// Shortened with an ellipsis where the place is too narrow. Left is left for every script.
void paintLine(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour, Qt::Alignment alignment = Qt::AlignLeft);

// Text that is too wide for one line in two, cut where the wider half is narrowest.
QStringList inTwo(const QString& text, const QFont& font, double width);

double wrappedHeight(const QString& text, const QFont& font, double width);
void paintWrapped(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                  const QColor& colour);

// The colours and pattern of a team, with an outline that keeps light ones visible.
void paintSwatch(QPainter& painter, const QRectF& rect, int livery, Ink ink);
// Boxes in a row, the first ones filled.
void paintBoxes(QPainter& painter, const QRectF& rect, int filled, int count, Ink ink);
double boxesWidth(int count, double height);

} // namespace roadmarshal::views::print

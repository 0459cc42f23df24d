// The icon set in the colours of a palette, crisp at every size.
#pragma once

#include <QIcon>

class QColor;
class QPainter;
class QPalette;
class QRectF;

namespace roadmarshal::views {

// An icon of resources/icons by its file name without ".svg", in the application's colours, also when they
// change.
QIcon icon(const QString& name);
// In the colours of a palette; fetch it again when that changes.
QIcon icon(const QString& name, const QPalette& palette);

// The same drawing in one colour, for painted widgets.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour);

} // namespace roadmarshal::views

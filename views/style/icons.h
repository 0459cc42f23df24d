// The icon set in the colours of a palette, crisp at every size.
#pragma once

#include <QIcon>

class QColor;
class QPainter;
class QPalette;
class QRectF;

namespace roadmarshal::views {

// An icon of resources/icons by its file name without ".svg". Fetch it again when the palette changes.
QIcon icon(const QString& name, const QPalette& palette);

// The same drawing in one colour, for painted widgets.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour);

} // namespace roadmarshal::views

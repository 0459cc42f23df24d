// Where the keyboard is, drawn the same way everywhere.
#pragma once

class QPainter;
class QRectF;

namespace roadmarshal::views {

struct Colours;

// A double line just inside of the edge, which shows on whatever lies there.
void paintFocus(QPainter& painter, const QRectF& edge, const Colours& colours);

} // namespace roadmarshal::views

#include "shape_path.h"

namespace roadmarshal::views {

using namespace board;

QPainterPath toPath(const Shape& shape)
{
    QPainterPath path;
    for (const Stroke& stroke : shape.strokes) {
        switch (stroke.kind) {
        case Stroke::Kind::Move:
            path.moveTo(stroke.points[0]);
            break;
        case Stroke::Kind::Line:
            path.lineTo(stroke.points[0]);
            break;
        case Stroke::Kind::Cubic:
            path.cubicTo(stroke.points[0], stroke.points[1], stroke.points[2]);
            break;
        case Stroke::Kind::Close:
            path.closeSubpath();
            break;
        }
    }
    return path;
}

QPainterPath toPath(const Space& space)
{
    if (!space.outline.strokes.empty())
        return toPath(space.outline);
    QPainterPath path;
    path.addEllipse(space.centre, space.reach, space.reach);
    return path;
}

} // namespace roadmarshal::views

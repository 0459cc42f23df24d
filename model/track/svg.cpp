#include "svg.h"

#include "svg_layers.h"

namespace roadmarshal::track {

QString svgId(Space space)
{
    return QStringLiteral("space-") + toText(space);
}

QByteArray toSvg(const Track& track, const Geometry& geometry, const Theme& theme)
{
    QByteArray out;
    const Drawing drawing{track, Graph(track), geometry, theme};
    {
        SvgPen pen(out, geometry.bounds());
        pen.title(track.name);
        for (auto layer : {drawGround, drawChute, drawSpaces, drawTextures, drawLines, drawCrossovers,
                           drawArrows, drawJoins, drawGrid, drawFinishLine, drawLabels})
            layer(drawing, pen);
    }
    return out;
}

} // namespace roadmarshal::track

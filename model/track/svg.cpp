#include "svg.h"

#include "svg_layers.h"

namespace roadmarshal::track {

QString svgId(Space space)
{
    return QStringLiteral("space-") + toText(space);
}

void drawTrack(const Track& track, const Geometry& geometry, const Theme& theme, SvgPen& pen)
{
    const Drawing drawing{track, Graph(track), geometry, theme};
    for (auto layer : {drawGround, drawChute, drawSpaces, drawTextures, drawLines, drawCrossovers, drawArrows,
                       drawJoins, drawGrid, drawFinishLine, drawLabels})
        layer(drawing, pen);
}

QByteArray toSvg(const Track& track, const Geometry& geometry, const Theme& theme)
{
    QByteArray out;
    {
        SvgPen pen(out, geometry.bounds());
        pen.title(track.name);
        drawTrack(track, geometry, theme, pen);
    }
    return out;
}

} // namespace roadmarshal::track

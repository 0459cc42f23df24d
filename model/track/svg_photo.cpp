#include "board/svg.h"
#include "svg_layers.h"

namespace roadmarshal::track {

using namespace board;

namespace {

// On any picture one of the two is seen.
void drawLanes(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    Shape lines;
    for (int sector = 0; sector < road.sectorCount(); ++sector) {
        const Edges start = road.edgesAt(sector, 0);
        lines.moveTo(road.pointAt(sector, 0, start.front())).lineTo(road.pointAt(sector, 0, start.back()));
        for (int edge = 0; edge <= road.laneCount(sector); ++edge)
            lines.append(road.edge(sector, edge));
    }
    pen.beginGroup(QStringLiteral("lines"));
    pen.path(lines, {.stroke = QStringLiteral("#000000"), .width = 2.6, .opacity = 0.22});
    pen.path(lines, {.stroke = QStringLiteral("#ffffff"), .width = 1.2, .opacity = 0.4});
    pen.endGroup();
}

} // namespace

void drawPhoto(const Drawing& drawing, SvgPen& pen)
{
    const Photo& photo = *drawing.track.traced->photo;
    pen.beginGroup(QStringLiteral("ground"));
    pen.rectangle(drawing.geometry.bounds(), {.fill = drawing.theme.ground});
    pen.image(*drawing.geometry.photo(), photo.type, photo.data);
    pen.endGroup();
    pen.beginGroup(QStringLiteral("spaces"));
    for (int i = 0; i < drawing.graph.size(); ++i) {
        const auto index = static_cast<Index>(i);
        pen.path(drawing.geometry.cell(index).outline, {}, svgId(toText(drawing.graph.spaceAt(index))));
    }
    pen.endGroup();
    drawLanes(drawing, pen);
}

} // namespace roadmarshal::track

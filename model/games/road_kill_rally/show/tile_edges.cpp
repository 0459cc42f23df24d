#include "board/svg_pen.h"
#include "board/theme.h"
#include "road_board.h"
#include "tile_picture.h"

#include <array>

namespace roadmarshal::road_kill_rally {

using namespace board;

namespace {

// The edge of a space: its colour, how it is dashed, how wide. On top of that every step of danger has one
// more chevron, so that nobody needs to tell the colours apart.
struct Edge
{
    QString colour;
    QString dashes;
    double width = 0;
};

const Edge& edgeOf(Danger danger)
{
    static const std::array edges{Edge{QStringLiteral("#57b86b"), {}, 1.6},
                                  Edge{QStringLiteral("#f2cf3a"), QStringLiteral("13 4"), 2.8},
                                  Edge{QStringLiteral("#f08a24"), QStringLiteral("5 3"), 3.8},
                                  Edge{QStringLiteral("#e8402f"), {}, 4.8}};
    return edges[static_cast<size_t>(danger)];
}

// At the right rear corner, pointing ahead.
Shape chevrons(const TileSight& sight, const TileSpace& space)
{
    Shape shape;
    const double row = space.id.row - 1;
    const double across = space.id.lane + 0.83;
    for (int i = 0; i < static_cast<int>(space.danger); ++i) {
        const double at = row + 0.16 + 0.11 * i;
        shape.moveTo(sight.run.pointAt(at, across - 0.075))
            .lineTo(sight.run.pointAt(at + 0.085, across))
            .lineTo(sight.run.pointAt(at, across + 0.075));
    }
    return shape;
}

} // namespace

void drawEdges(const TileSight& sight, SvgPen& pen, const Theme& theme)
{
    constexpr double inset = 0.05;
    for (int danger = 0; danger < dangers; ++danger) {
        const Edge& edge = edgeOf(static_cast<Danger>(danger));
        Shape outlines;
        Shape marks;
        for (const TileSpace& space : sight.tile->spaces) {
            if (static_cast<int>(space.danger) != danger)
                continue;
            outlines.append(outlineOf(sight, space, inset));
            marks.append(chevrons(sight, space));
        }
        // Dark below, so that every colour stands out on light paper, too.
        pen.path(outlines, {.stroke = theme.finishDark, .width = edge.width + 1.4, .opacity = 0.45});
        pen.path(outlines, {.stroke = edge.colour, .width = edge.width, .dashes = edge.dashes});
        pen.path(marks, {.stroke = theme.finishDark, .width = 5, .opacity = 0.6, .roundEnds = true});
        pen.path(marks, {.stroke = edge.colour, .width = 3, .roundEnds = true});
    }
}

void drawLines(const TileSight& sight, SvgPen& pen, const Theme& theme)
{
    const RoadTile& tile = *sight.tile;
    Shape kerbs;
    for (const double side : {0.0, static_cast<double>(tile.lanes)})
        kerbs.append(sight.run.edge(side, 0, tile.rows));
    pen.path(kerbs, {.stroke = theme.kerbDark, .width = 4});
    pen.path(kerbs, {.stroke = theme.kerbLight, .width = 4, .dashes = QStringLiteral("12 12")});
    Shape seam;
    seam.moveTo(sight.run.pointAt(0, 0)).lineTo(sight.run.pointAt(0, tile.lanes));
    pen.path(seam, {.stroke = theme.finishDark, .width = 2.4, .opacity = 0.8});
    if (tile.finishAfter > 0) {
        constexpr int squares = 4; // to a lane
        constexpr double deep = 0.12;
        for (int rank = 0; rank < 2; ++rank) {
            for (int i = 0; i < tile.lanes * squares; ++i) {
                const double left = static_cast<double>(i) / squares;
                const double row = tile.finishAfter + deep * rank;
                pen.path(sight.run.outline({row, row + deep, left, left + 1.0 / squares}),
                         {.fill = (i + rank) % 2 == 0 ? theme.finishDark : theme.finishLight});
            }
        }
    }
    for (int row = 1; row <= (tile.finishAfter > 0 ? tile.finishAfter : tile.rows); ++row)
        pen.text(sight.run.pointAt(row - 0.5, -tileVerge * 0.55), QString::number(sight.firstRow + row - 1),
                 {.size = 15, .colour = theme.label, .bold = true, .rotation = -sight.heading});
}

} // namespace roadmarshal::road_kill_rally

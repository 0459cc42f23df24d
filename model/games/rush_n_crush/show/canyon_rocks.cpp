#include "board/svg_pen.h"
#include "board/theme.h"
#include "canyon.h"

namespace roadmarshal::rush_n_crush {

using namespace board;

namespace {

struct Boulder
{
    QPointF centre;
    QPointF ahead; // half its length
    QPointF aside; // half its width
};

// A ragged ring round the middle.
std::vector<QPointF> ringOf(const Boulder& boulder, Strewing& strewing)
{
    constexpr int corners = 10;
    std::vector<QPointF> ring;
    for (int i = 0; i < corners; ++i) {
        const QPointF out = direction(360.0 * i / corners + strewing.within(-9, 9));
        const double size = strewing.within(0.84, 1.08);
        ring.push_back(boulder.centre + size * (out.x() * boulder.ahead + out.y() * boulder.aside));
    }
    return ring;
}

Shape closed(const std::vector<QPointF>& corners, QPointF shift = {})
{
    Shape shape;
    shape.moveTo(corners.front() + shift);
    for (std::size_t i = 1; i < corners.size(); ++i)
        shape.lineTo(corners[i] + shift);
    return shape.close();
}

// Light falls from the top left of the board, whichever way the module lies.
void drawBoulder(const Boulder& boulder, const Canyon& canyon, Strewing& strewing, SvgPen& pen,
                 const Theme& theme)
{
    const QPointF light = direction(-135 - canyon.heading);
    const std::vector<QPointF> ring = ringOf(boulder, strewing);
    const double size = length(boulder.aside);
    pen.path(closed(ring, -0.24 * size * light), {.fill = theme.rockDark, .opacity = 0.5});
    pen.path(closed(ring), {.fill = theme.rock, .stroke = theme.rockDark, .width = 1.4});
    const QPointF top = boulder.centre + 0.26 * size * light;
    std::vector<QPointF> lit;
    Shape facets;
    for (const QPointF& corner : ring) {
        const QPointF from = corner - boulder.centre;
        lit.push_back(top + 0.56 * from);
        if (QPointF::dotProduct(from, light) < 0)
            facets.moveTo(lit.back()).lineTo(corner);
    }
    pen.path(closed(lit), {.fill = theme.rockLight});
    pen.path(facets, {.stroke = theme.rockDark, .width = 1, .opacity = 0.6});
}

Boulder boulderAt(const Canyon& canyon, const tiles::Run::Area& area, double along, double across, double size)
{
    const double row = std::lerp(area.fromRow, area.toRow, along);
    const double lane = std::lerp(area.left, area.right, across);
    const QPointF ahead = canyon.run.pointAt(area.toRow, lane) - canyon.run.pointAt(area.fromRow, lane);
    const QPointF aside = canyon.run.pointAt(row, area.right) - canyon.run.pointAt(row, area.left);
    return {canyon.run.pointAt(row, lane), size * ahead / 2, size * aside / 2};
}

} // namespace

void drawRocks(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    Strewing strewing(canyon.seed + 31);
    Shape feet;
    for (const Canyon::Ground& ground : canyon.grounds) {
        if (ground.rock)
            feet.append(canyon.run.outline(ground.area));
    }
    pen.path(feet, {.fill = theme.cliffDark, .stroke = theme.cliffDark, .width = 1});
    for (const Canyon::Ground& ground : canyon.grounds) {
        if (!ground.rock)
            continue;
        drawBoulder(boulderAt(canyon, ground.area, strewing.within(0.78, 0.86), strewing.within(0.2, 0.8), 0.3),
                    canyon, strewing, pen, theme);
        drawBoulder(boulderAt(canyon, ground.area, strewing.within(0.4, 0.48), strewing.within(0.46, 0.54), 0.84),
                    canyon, strewing, pen, theme);
        drawBoulder(boulderAt(canyon, ground.area, strewing.within(0.14, 0.2), strewing.within(0.15, 0.85), 0.24),
                    canyon, strewing, pen, theme);
    }
}

} // namespace roadmarshal::rush_n_crush

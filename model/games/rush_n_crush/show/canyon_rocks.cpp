#include "board/svg_pen.h"
#include "board/theme.h"
#include "canyon.h"

#include <array>

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

// In parts of a space.
struct Heaped
{
    double along = 0;
    double across = 0;
    double size = 0;
};
constexpr std::array heap{Heaped{0.14, 0.2, 0.26}, Heaped{0.9, 0.86, 0.2},  Heaped{0.74, 0.3, 0.5},
                          Heaped{0.2, 0.76, 0.36}, Heaped{0.42, 0.5, 0.72}, Heaped{0.72, 0.68, 0.46}};

Boulder boulderAt(const Canyon& canyon, const tiles::Run::Area& area, double along, double across,
                  double size)
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
    for (const Canyon::Ground& ground : canyon.grounds) {
        if (!ground.rock)
            continue;
        const auto boulder = [&](double along, double across, double size) {
            drawBoulder(boulderAt(canyon, ground.area, along, across, size), canyon, strewing, pen, theme);
        };
        // Three that lean on each other, and some rubble; no two heaps alike.
        const bool isTurned = strewing.within(0, 1) < 0.5;
        const bool isMirrored = strewing.within(0, 1) < 0.5;
        for (const Heaped& one : heap) {
            const double along = one.along + strewing.within(-0.04, 0.04);
            const double across = one.across + strewing.within(-0.04, 0.04);
            boulder(isTurned ? 1 - along : along, isMirrored ? 1 - across : across,
                    one.size * strewing.within(0.92, 1.06));
        }
    }
}

} // namespace roadmarshal::rush_n_crush

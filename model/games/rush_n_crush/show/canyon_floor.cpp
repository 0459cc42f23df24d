#include "board/svg_pen.h"
#include "board/theme.h"
#include "canyon.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::rush_n_crush {

using namespace board;

namespace {

bool isSandAt(const Canyon& canyon, double row, double across)
{
    return std::ranges::any_of(canyon.grounds, [&](const Canyon::Ground& ground) {
        return !ground.rock && row >= ground.area.fromRow && row <= ground.area.toRow &&
               across >= ground.area.left && across <= ground.area.right;
    });
}

// Ripples lie across the wind, which blows the same way all over the board.
void addRipples(const Canyon& canyon, Strewing& strewing, Shape& dark, Shape& light)
{
    const double row = strewing.within(0.4, canyon.run.rows() - 0.4);
    const double across = strewing.within(0.35, canyon.run.lanes() - 0.35);
    if (!isSandAt(canyon, row, across))
        return;
    const QPointF wind = direction(62 - canyon.heading);
    const QPointF along(wind.y(), -wind.x());
    const QPointF middle = canyon.run.pointAt(row, across);
    const int ripples = 2 + static_cast<int>(strewing.within(0, 3));
    for (int i = 0; i < ripples; ++i) {
        const double half = strewing.within(9, 19);
        const QPointF at = middle + (5.2 * i - 6) * wind + strewing.within(-7, 7) * along;
        const QPointF bow = strewing.within(1.2, 2.6) * wind;
        const auto stroke = [&](QPointF shift, Shape& shape) {
            shape.moveTo(at - half * along + shift)
                .cubicTo(at - 0.4 * half * along + bow + shift, at + 0.3 * half * along - bow + shift,
                         at + half * along + shift);
        };
        stroke({}, dark);
        stroke(1.6 * wind, light);
    }
}

// Scratched into the sand: this way.
Shape arrow(const Canyon& canyon)
{
    const double row = canyon.run.rows() / 2.0;
    const double middle = canyon.run.lanes() / 2.0;
    const auto at = [&](double ahead, double aside) {
        return canyon.run.pointAt(row + ahead, middle + aside);
    };
    Shape shape;
    shape.moveTo(at(-0.55, 0)).lineTo(at(0.5, 0));
    return shape.moveTo(at(0.18, -0.3)).lineTo(at(0.55, 0)).lineTo(at(0.18, 0.3));
}

// A pair of wheels went here, in one lane and then in another.
Shape tracks(const Canyon& canyon, Strewing& strewing)
{
    constexpr double wheels = 0.2; // lanes from the middle
    const double from = strewing.within(0.6, canyon.run.lanes() - 0.6);
    const double wide = strewing.within(0.15, 0.45);
    const double phase = strewing.within(0, 2 * std::numbers::pi);
    Shape both;
    for (const double wheel : {-wheels, wheels}) {
        std::vector<QPointF> points;
        for (double row = 0; row <= canyon.run.rows(); row += 0.5) {
            const double across = from + wide * std::sin(row * 0.55 + phase) + wheel;
            points.push_back(canyon.run.pointAt(row, std::clamp(across, 0.08, canyon.run.lanes() - 0.08)));
        }
        both.append(smoothLine(points));
    }
    return both;
}

Shape borderAhead(const Canyon& canyon, const tiles::Run::Area& area)
{
    Shape shape;
    return shape.moveTo(canyon.run.pointAt(area.toRow, area.left))
        .lineTo(canyon.run.pointAt(area.toRow, area.right));
}

} // namespace

void drawFloor(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    Shape all;
    Shape alternate;
    for (const Canyon::Ground& ground : canyon.grounds) {
        const Shape outline = canyon.run.outline(ground.area);
        all.append(outline);
        const auto row = static_cast<std::size_t>((ground.area.fromRow + ground.area.toRow) / 2);
        if (canyon.ranks[std::min(row, canyon.ranks.size() - 1)] % 2 == 0)
            alternate.append(outline);
    }
    pen.path(all, {.fill = theme.sand, .stroke = theme.sand, .width = 1});
    pen.path(alternate, {.fill = theme.sandAlternate});
}

void drawWind(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    Strewing strewing(canyon.seed + 7);
    for (int i = 0; i < 2; ++i)
        pen.path(
            tracks(canyon, strewing),
            {.stroke = theme.sandDark, .width = 3.4, .opacity = 0.17, .dashes = QStringLiteral("2.2 1.8")});
    Shape dark;
    Shape light;
    for (int i = 0; i < canyon.run.rows() * canyon.run.lanes() / 3; ++i)
        addRipples(canyon, strewing, dark, light);
    pen.path(light, {.stroke = theme.sandLight, .width = 1.4, .opacity = 0.55, .roundEnds = true});
    pen.path(dark, {.stroke = theme.sandDark, .width = 1, .opacity = 0.28, .roundEnds = true});
    if (isSandAt(canyon, canyon.run.rows() / 2.0, canyon.run.lanes() / 2.0 - 0.2))
        pen.path(arrow(canyon), {.stroke = theme.sandDark, .width = 5, .opacity = 0.2, .roundEnds = true});
    for (int i = 0; i < canyon.run.rows() * 3; ++i) {
        const QPointF at = canyon.run.pointAt(strewing.within(0, canyon.run.rows()),
                                              strewing.within(0.03, canyon.run.lanes() - 0.03));
        pen.circle(at, strewing.within(0.5, 1.5), {.fill = theme.sandDark, .opacity = 0.4});
    }
}

void drawBorders(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    Shape lanes;
    Shape rows;
    Shape rim;
    for (const Canyon::Ground& ground : canyon.grounds) {
        const tiles::Run::Area& area = ground.area;
        if (area.left > 0.5)
            lanes.append(canyon.run.edge(area.left, area.fromRow, area.toRow));
        rows.append(borderAhead(canyon, area));
    }
    for (const double side : {0.0, static_cast<double>(canyon.run.lanes())})
        rim.append(canyon.run.edge(side, 0, canyon.run.rows()));
    // The foot of the walls throws a little shade.
    pen.path(rim, {.stroke = theme.rockDark, .width = 9, .opacity = 0.22});
    pen.path(rows, {.stroke = theme.sandDark, .width = 1.1, .opacity = 0.5});
    pen.path(lanes,
             {.stroke = theme.sandDark, .width = 1.5, .opacity = 0.7, .dashes = QStringLiteral("9 6")});
    pen.path(rim, {.stroke = theme.rockDark, .width = 1.6, .opacity = 0.55});
}

} // namespace roadmarshal::rush_n_crush

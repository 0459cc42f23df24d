#include "board/svg_pen.h"
#include "board/theme.h"
#include "road_board.h"
#include "tile_picture.h"

#include <array>
#include <numbers>

#include <cmath>

namespace roadmarshal::road_kill_rally {

using namespace board;

namespace {

struct Blot
{
    QString colour;
    int corners = 0; // 0: round
};

// Told apart by their outlines as well: a round blot, one with four tips, one with seven.
const Blot& blotOf(Colour colour)
{
    static const std::array blots{Blot{QStringLiteral("#3f9d55"), 0}, Blot{QStringLiteral("#e0b91f"), 4},
                                  Blot{QStringLiteral("#c22f23"), 7}};
    return blots[static_cast<size_t>(colour)];
}

Shape star(QPointF centre, double radius, int tips)
{
    Shape shape;
    for (int i = 0; i < 2 * tips; ++i) {
        const double reach = i % 2 == 0 ? radius : radius * 0.55;
        const double angle = std::numbers::pi * i / tips;
        const QPointF at = centre + reach * QPointF(std::cos(angle), std::sin(angle));
        i == 0 ? shape.moveTo(at) : shape.lineTo(at);
    }
    return shape.close();
}

void drawSplatters(const TileSight& sight, const TileSpace& space, SvgPen& pen, const Theme& theme)
{
    constexpr double radius = 0.15 * lane;
    const auto count = static_cast<double>(space.splatters.size());
    for (size_t i = 0; i < space.splatters.size(); ++i) {
        const double across = space.id.lane + 0.5 + (static_cast<double>(i) - (count - 1) / 2) * 0.26;
        const QPointF at = sight.run.pointAt(space.id.row - 0.5, across);
        const Blot& blot = blotOf(space.splatters[i]);
        const Look look{.fill = blot.colour, .stroke = theme.finishDark, .width = 1.2};
        if (blot.corners == 0)
            pen.circle(at, radius * 0.8, look);
        else
            pen.path(star(at, radius, blot.corners), look);
    }
}

void drawSigns(const TileSight& sight, const TileSpace& space, SvgPen& pen, const Theme& theme)
{
    const QPointF at = middleOf(sight, space);
    const auto letter = [&](const QString& text, double size) {
        pen.text(
            at, text,
            {.size = size, .colour = theme.line, .bold = true, .opacity = 0.85, .rotation = -sight.heading});
    };
    if (space.pit) {
        pen.path(outlineOf(sight, space, 0.25), {.fill = theme.bay, .stroke = theme.line, .width = 1.5});
        letter(QStringLiteral("P"), 20);
    }
    if (space.pole > 0) {
        Shape box;
        const auto corner = [&](double row, double across) {
            return sight.run.pointAt(space.id.row - 1 + row, space.id.lane + across);
        };
        box.moveTo(corner(0.5, 0.2))
            .lineTo(corner(0.86, 0.2))
            .lineTo(corner(0.86, 0.8))
            .lineTo(corner(0.5, 0.8));
        pen.path(box, {.stroke = theme.line, .width = 2.4});
        letter(QString::number(space.pole), 22);
    }
}

// A31: steps that are not what they look like.
void drawLinks(const TileSight& sight, const TileSpace& space, SvgPen& pen, const Theme& theme)
{
    if (!space.links)
        return;
    const auto to = [&](SpaceId id) {
        const TileSpace* target = sight.tile->find(id);
        if (!target)
            return;
        Shape line;
        line.moveTo(middleOf(sight, space)).lineTo(middleOf(sight, *target));
        const bool isStraight = space.links->straight == id;
        pen.path(line, {.stroke = theme.line,
                        .width = 2,
                        .opacity = 0.55,
                        .dashes = isStraight ? QString() : QStringLiteral("4 4")});
    };
    if (space.links->straight)
        to(*space.links->straight);
    for (const SpaceId diagonal : space.links->diagonals)
        to(diagonal);
}

} // namespace

void drawMarks(const TileSight& sight, SvgPen& pen, const Theme& theme)
{
    for (const TileSpace& space : sight.tile->spaces) {
        drawSigns(sight, space, pen, theme);
        drawLinks(sight, space, pen, theme);
        drawSplatters(sight, space, pen, theme);
    }
}

} // namespace roadmarshal::road_kill_rally

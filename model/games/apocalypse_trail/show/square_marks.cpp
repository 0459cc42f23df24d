#include "square_marks.h"

#include "board/svg.h"
#include "trail_board.h"

#include <array>

#include <cmath>

namespace roadmarshal::apocalypse_trail {

namespace {

using board::Shape;
using board::SvgPen;
using board::Theme;

// Signs stand beside the road, so that pawns do not hide them.
constexpr double signAside = 40;

class SquareMarks
{
public:
    SquareMarks(SvgPen& pen, const Theme& theme, const board::Pose& pose)
        : m_pen(pen), m_theme(theme), m_pose(pose)
    {
    }

    void ground(const Square& square, int number, bool isEnd)
    {
        const bool isMarked = square != Square() || number == 0 || isEnd;
        const QString fill = square.scenario != 0 ? m_theme.warning
                             : square.shelter     ? m_theme.bay
                             : isMarked           ? m_theme.asphaltAlternate
                                                  : m_theme.asphalt;
        m_pen.path(board::circle(m_pose.point, squareReach),
                   {.fill = fill,
                    .stroke = m_theme.line,
                    .width = isMarked ? 2.2 : 1,
                    .opacity = isMarked ? 0.95 : 0.8},
                   board::svgId(QString::number(number)));
        m_pen.text(
            m_pose.point + QPointF(0, 1), QString::number(number),
            {.size = 10, .colour = square.scenario != 0 ? m_theme.finishDark : m_theme.line, .opacity = 0.9});
    }

    // A plate on a post, with a picture drawn on it.
    QPointF plate(double side)
    {
        const QPointF along = board::direction(m_pose.heading);
        const QPointF across = QPointF(along.y(), -along.x()) * side;
        const QPointF centre = m_pose.point + across * signAside;
        m_pen.path(Shape().moveTo(m_pose.point + across * squareReach).lineTo(centre),
                   {.stroke = m_theme.cliffDark, .width = 3});
        m_pen.circle(centre, 13, {.fill = m_theme.finishLight, .stroke = m_theme.finishDark, .width = 1.6});
        return centre;
    }

    void eat(double side)
    {
        const QPointF at = plate(side);
        Shape fork;
        for (const double x : {-6.0, -4.0, -2.0})
            fork.moveTo(at + QPointF(x, -7)).lineTo(at + QPointF(x, -2));
        fork.moveTo(at + QPointF(-6, -2))
            .lineTo(at + QPointF(-2, -2))
            .moveTo(at + QPointF(-4, -2))
            .lineTo(at + QPointF(-4, 7));
        fork.moveTo(at + QPointF(4, 7))
            .lineTo(at + QPointF(4, -7))
            .cubicTo(at + QPointF(8, -5), at + QPointF(8, 0), at + QPointF(4, 1));
        line(fork);
    }

    void resource(Resource which, double side)
    {
        const QPointF at = plate(side);
        switch (which) {
        case Resource::Fuel: // a can
            line(Shape()
                     .moveTo(at + QPointF(-5, -4))
                     .lineTo(at + QPointF(5, -4))
                     .lineTo(at + QPointF(5, 7))
                     .lineTo(at + QPointF(-5, 7))
                     .close()
                     .moveTo(at + QPointF(-5, -4))
                     .lineTo(at + QPointF(5, 7))
                     .moveTo(at + QPointF(5, -4))
                     .lineTo(at + QPointF(-5, 7))
                     .moveTo(at + QPointF(1, -4))
                     .lineTo(at + QPointF(4, -8)));
            break;
        case Resource::Ration: // a tin
            line(Shape()
                     .moveTo(at + QPointF(-5, -5))
                     .cubicTo(at + QPointF(-3, -8), at + QPointF(3, -8), at + QPointF(5, -5))
                     .lineTo(at + QPointF(5, 5))
                     .cubicTo(at + QPointF(3, 8), at + QPointF(-3, 8), at + QPointF(-5, 5))
                     .close()
                     .moveTo(at + QPointF(-5, -1))
                     .lineTo(at + QPointF(5, -1))
                     .moveTo(at + QPointF(-5, 3))
                     .lineTo(at + QPointF(5, 3)));
            break;
        case Resource::Medicine: // a cross
            line(Shape()
                     .moveTo(at + QPointF(-7, 0))
                     .lineTo(at + QPointF(7, 0))
                     .moveTo(at + QPointF(0, -7))
                     .lineTo(at + QPointF(0, 7)),
                 4);
            break;
        case Resource::Ammo: // cartridges
            for (const double x : {-5.0, 0.0, 5.0})
                line(Shape().moveTo(at + QPointF(x, 7)).lineTo(at + QPointF(x, -2)), 3.4);
            for (const double x : {-5.0, 0.0, 5.0})
                line(Shape().moveTo(at + QPointF(x, -2)).lineTo(at + QPointF(x, -7)), 1.6);
            break;
        case Resource::Gear: // a cog
            m_pen.circle(at, 5, {.stroke = m_theme.finishDark, .width = 2.4});
            for (int tooth = 0; tooth < 8; ++tooth) {
                const QPointF out = board::direction(tooth * 45);
                line(Shape().moveTo(at + out * 6).lineTo(at + out * 9), 2.4);
            }
            break;
        }
    }

    // The place of the card, with the number that the rules call it by.
    void scenario(int number)
    {
        const QPointF at = besideRoad(m_pose, 1);
        m_pen.path(
            Shape()
                .moveTo(at + QPointF(-20, -15))
                .lineTo(at + QPointF(20, -15))
                .lineTo(at + QPointF(20, 15))
                .lineTo(at + QPointF(-20, 15))
                .close(),
            {.fill = m_theme.bay, .stroke = m_theme.warning, .width = 2, .dashes = QStringLiteral("5 3")},
            board::svgId(scenarioPlace(number)));
        // The number stays to be read when a card lies there, which is wider than high.
        const QPointF away = (at - m_pose.point) / board::length(at - m_pose.point);
        const QPointF beyond = at + away * (25 + 12 * std::abs(away.x()));
        m_pen.circle(beyond, 9, {.fill = m_theme.asphalt, .stroke = m_theme.warning, .width = 1.2});
        m_pen.text(beyond + QPointF(0, 1), QString::number(number),
                   {.size = 11, .colour = m_theme.line, .bold = true});
    }

    void shelter(int square, int points)
    {
        const QPointF at = besideRoad(m_pose, 1);
        m_pen.path(Shape()
                       .moveTo(at + QPointF(-17, -3))
                       .lineTo(at + QPointF(0, -20))
                       .lineTo(at + QPointF(17, -3))
                       .close(),
                   {.fill = m_theme.kerbDark, .stroke = m_theme.finishDark, .width = 1.4},
                   board::svgId(shelterPlace(square)));
        m_pen.rectangle({at + QPointF(-13, -3), QSizeF(26, 20)},
                        {.fill = m_theme.finishLight, .stroke = m_theme.finishDark, .width = 1.4});
        m_pen.text(at + QPointF(0, 8), QString::number(points),
                   {.size = 14, .colour = m_theme.finishDark, .bold = true});
    }

private:
    void line(const Shape& shape, double width = 1.5)
    {
        m_pen.path(shape, {.stroke = m_theme.finishDark, .width = width, .roundEnds = true});
    }

    SvgPen& m_pen;
    const Theme& m_theme;
    board::Pose m_pose;
};

} // namespace

void drawSquare(SvgPen& pen, const Theme& theme, const Trail& trail, int square, const board::Pose& pose)
{
    const Square& what = trail.at(square);
    SquareMarks marks(pen, theme, pose);
    marks.ground(what, square, square == trail.end());
    if (what.scenario != 0)
        marks.scenario(what.scenario);
    if (what.shelter)
        marks.shelter(square, *what.shelter);
    // Whatever else the square is stands on the other side then.
    const double side = what.scenario != 0 || what.shelter ? -1 : 1;
    if (what.eat)
        marks.eat(side);
    if (what.resource)
        marks.resource(*what.resource, what.eat ? -side : side);
}

} // namespace roadmarshal::apocalypse_trail

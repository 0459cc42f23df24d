#include "course_marks.h"

#include "board/svg_pen.h"
#include "board/theme.h"
#include "canyon.h"
#include "games/rush_n_crush/course/module_shape.h"
#include "games/rush_n_crush/words/course_words.h"

#include <cmath>

namespace roadmarshal::rush_n_crush {

using namespace board;

namespace {

constexpr double lettering = 15;
constexpr double perLetter = 0.31 * lettering; // half a letter's width

double halfWidth(const QString& text)
{
    return perLetter * static_cast<double>(text.size());
}

QPointF rightOf(QPointF ahead)
{
    return {-ahead.y(), ahead.x()};
}

class LinePicture final : public Picture
{
public:
    LinePicture(Line line, Across lanes, double heading)
        : m_line(line), m_lanes(std::move(lanes)), m_heading(heading)
    {
    }

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        if (m_line == Line::Start)
            drawRope(pen, theme);
        else
            drawChequers(pen, theme);
        drawName(pen, theme);
    }

private:
    void drawRope(SvgPen& pen, const Theme& theme) const
    {
        Shape rope;
        for (const auto& [left, right] : m_lanes)
            rope.moveTo(left).lineTo(right);
        pen.path(rope, {.stroke = theme.finishDark, .width = 8, .opacity = 0.75});
        pen.path(rope, {.stroke = theme.finishLight, .width = 5});
        for (const QPointF& post : {m_lanes.front().first, m_lanes.back().second})
            pen.circle(post, 6, {.fill = theme.kerbDark, .stroke = theme.finishDark, .width = 1.5});
    }

    void drawChequers(SvgPen& pen, const Theme& theme) const
    {
        constexpr int perLane = 4;
        const QPointF deep = laneWidth / perLane * direction(m_heading);
        Shape light;
        Shape dark;
        int number = 0;
        for (const auto& [left, right] : m_lanes) {
            for (int i = 0; i < perLane; ++i, ++number) {
                const QPointF from = left + (right - left) * i / perLane;
                const QPointF to = left + (right - left) * (i + 1) / perLane;
                for (const int row : {-1, 0}) {
                    Shape square;
                    square.moveTo(from + row * deep).lineTo(to + row * deep);
                    square.lineTo(to + (row + 1) * deep).lineTo(from + (row + 1) * deep).close();
                    ((number + row) % 2 == 0 ? light : dark).append(square);
                }
            }
        }
        pen.path(light, {.fill = theme.finishLight});
        pen.path(dark, {.fill = theme.finishDark});
    }

    void drawName(SvgPen& pen, const Theme& theme) const
    {
        const QString name = sayCourse({m_line == Line::Start    ? QStringLiteral("line-start")
                                        : m_line == Line::Finish ? QStringLiteral("line-finish")
                                                                 : QStringLiteral("line-both"),
                                        {}});
        const QPointF ahead = direction(m_heading);
        // Beyond the wall, whichever way the letters run.
        const double beside = 1.4 * laneWidth + halfWidth(name) * std::abs(rightOf(ahead).x());
        pen.text(m_lanes.back().second + beside * rightOf(ahead), name,
                 {.size = lettering, .colour = theme.label, .bold = true});
    }

    Line m_line;
    Across m_lanes;
    double m_heading;
};

// Local coordinates: outward along x.
class EndPicture final : public Picture
{
public:
    explicit EndPicture(const OpenEnd& end) : m_end(end) {}

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        if (m_end.other)
            drawSeam(pen, theme);
        else if (m_end.isThin)
            drawWall(pen, theme);
        else
            drawRockFace(pen, theme);
    }

private:
    double side() const { return m_end.lanes * laneWidth / 2; }

    // The walls meet.
    void drawRockFace(SvgPen& pen, const Theme& theme) const
    {
        Strewing strewing(static_cast<unsigned>(m_end.lanes) * 13 + (m_end.isExit ? 5 : 0));
        for (const auto& [reach, colour] : {std::pair(1.02, theme.cliffLight), std::pair(0.72, theme.cliff),
                                            std::pair(0.4, theme.cliffDark)}) {
            const double out = reach * laneWidth;
            Shape shape;
            shape.moveTo({0, -side() - out});
            constexpr int steps = 8;
            for (int i = 0; i <= steps; ++i)
                shape.lineTo({out + (i == 0 || i == steps ? -0.3 * out : strewing.within(-4, 4)),
                              std::lerp(-side() - 0.75 * out, side() + 0.75 * out, double(i) / steps)});
            shape.lineTo({0, side() + out}).close();
            pen.path(shape, {.fill = colour, .stroke = colour, .width = 0.8});
        }
        Shape foot;
        foot.moveTo({0, -side()}).lineTo({0, side()});
        pen.path(foot, {.stroke = theme.rockDark, .width = 5, .opacity = 0.55});
    }

    void drawWall(SvgPen& pen, const Theme& theme) const
    {
        Strewing strewing(static_cast<unsigned>(m_end.lanes));
        for (const auto& [half, colour] :
             {std::pair(11.0, theme.cliffDark), std::pair(6.0, theme.cliffLight)}) {
            Shape shape;
            shape.moveTo({-half, -side()});
            constexpr int steps = 8;
            for (int i = 0; i <= steps; ++i)
                shape.lineTo({half + strewing.within(-2, 2), std::lerp(-side(), side(), double(i) / steps)});
            for (int i = steps; i >= 0; --i)
                shape.lineTo({-half + strewing.within(-2, 2), std::lerp(-side(), side(), double(i) / steps)});
            pen.path(shape.close(), {.fill = colour});
        }
    }

    void drawSeam(SvgPen& pen, const Theme& theme) const
    {
        Shape edge;
        edge.moveTo({0, -side() - laneWidth}).lineTo({0, side() + laneWidth});
        pen.path(edge, {.stroke = theme.warning, .width = 4, .dashes = QStringLiteral("10 7")});
        Shape arrows;
        const double tip = m_end.isExit ? 12 : -12;
        for (const double at : {22.0, 38.0, 54.0}) {
            for (int lane = 0; lane < m_end.lanes; ++lane) {
                const double middle = (lane + 0.5) * laneWidth - side();
                arrows.moveTo({at - tip / 2, middle - 9})
                    .lineTo({at + tip / 2, middle})
                    .lineTo({at - tip / 2, middle + 9});
            }
        }
        pen.path(arrows, {.stroke = theme.warning, .width = 3.5, .roundEnds = true});
        drawSign(pen, theme);
    }

    void drawSign(SvgPen& pen, const Theme& theme) const
    {
        const QString words =
            sayCourse({m_end.isExit ? QStringLiteral("seam-goes-on") : QStringLiteral("seam-from"),
                       {{QStringLiteral("row"), *m_end.other}}});
        const double half = halfWidth(words) + 8;
        const QPointF ahead = direction(m_end.heading);
        const double away = 72 + half * std::abs(ahead.x()) + 14 * std::abs(ahead.y());
        pen.beginGroup({}, {away, 0}, -m_end.heading);
        pen.rectangle({-half, -13, 2 * half, 26},
                      {.fill = theme.finishDark, .stroke = theme.warning, .width = 2});
        pen.text({0, 0}, words, {.size = lettering, .colour = theme.finishLight, .bold = true});
        pen.endGroup();
    }

    OpenEnd m_end;
};

} // namespace

std::shared_ptr<const Picture> linePicture(Line line, const Across& lanes, double heading)
{
    return std::make_shared<const LinePicture>(line, lanes, heading);
}

std::shared_ptr<const Picture> endPicture(const OpenEnd& end)
{
    return std::make_shared<const EndPicture>(end);
}

QRectF boundsOf(const OpenEnd& end, QPointF at)
{
    const double side = (end.lanes / 2.0 + 1.5) * laneWidth;
    const QRectF edge(at - QPointF(side, side), QSizeF(2 * side, 2 * side));
    if (!end.other)
        return edge;
    constexpr QSizeF sign(260, 60);
    const QPointF middle = at + 160 * direction(end.heading);
    return edge.united({middle - QPointF(sign.width(), sign.height()) / 2, sign});
}

} // namespace roadmarshal::rush_n_crush

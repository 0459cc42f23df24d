#include "country_picture.h"

#include "board/svg_pen.h"
#include "board/theme.h"
#include "landscape.h"
#include "road_course.h"
#include "square_marks.h"

namespace roadmarshal::apocalypse_trail {

namespace {

using board::Look;
using board::SvgPen;
using board::Theme;

class CountryPicture : public board::Picture
{
public:
    CountryPicture(const Trail& trail, const QRectF& bounds)
        : m_trail(trail),
          m_bounds(bounds),
          m_squares(squaresAlong(trail.end() + 1)),
          m_road(roadLine(trail.end() + 1))
    {
    }

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        drawLandscape(pen, theme, {m_bounds, m_road, m_trail.id});
        drawRoad(pen, theme);
        for (int square = 0; square <= m_trail.end(); ++square)
            drawSquare(pen, theme, m_trail, square, m_squares[static_cast<size_t>(square)]);
    }
    bool namesSpaces() const override { return true; }

private:
    void drawRoad(SvgPen& pen, const Theme& theme) const
    {
        const board::Shape line = board::smoothLine(m_road);
        pen.path(line, {.stroke = theme.shoulder, .width = 46, .roundEnds = true});
        pen.path(line, {.stroke = theme.asphalt, .width = 36, .roundEnds = true});
        pen.path(line, {.stroke = theme.line, .width = 1.6, .opacity = 0.7, .dashes = QStringLiteral("9 8")});
    }

    Trail m_trail;
    QRectF m_bounds;
    std::vector<board::Pose> m_squares;
    std::vector<QPointF> m_road;
};

} // namespace

std::shared_ptr<const board::Picture> countryPicture(const Trail& trail, const QRectF& bounds)
{
    return std::make_shared<const CountryPicture>(trail, bounds);
}

} // namespace roadmarshal::apocalypse_trail

#include "landscape.h"

#include "board/svg_pen.h"
#include "board/theme.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace roadmarshal::apocalypse_trail {

namespace {

using board::Shape;
using board::SvgPen;
using board::Theme;

class Landscape
{
public:
    Landscape(SvgPen& pen, const Theme& theme, const Country& country)
        : m_pen(pen), m_theme(theme), m_country(country), m_random(seedOf(country.seed))
    {
    }

    void draw()
    {
        m_pen.rectangle(m_country.bounds, {.fill = m_theme.sand});
        for (int i = 0; i < number(1.0 / 26'000); ++i)
            dune();
        for (int i = 0; i < 3; ++i)
            dryRiver();
        for (int i = 0; i < number(1.0 / 30'000); ++i)
            mesa();
        for (int i = 0; i < number(1.0 / 9'000); ++i)
            boulder();
        for (int i = 0; i < number(1.0 / 3'500); ++i)
            scrub();
    }

private:
    static quint32 seedOf(const QString& text)
    {
        quint32 seed = 2166136261U;
        for (const QChar c : text)
            seed = (seed ^ c.unicode()) * 16777619U;
        return seed;
    }
    // From 0 to 1, the same on every machine.
    double chance() { return static_cast<double>(m_random()) / 4294967296.0; }
    double between(double least, double most) { return least + (most - least) * chance(); }
    int number(double perArea) const
    {
        return static_cast<int>(m_country.bounds.width() * m_country.bounds.height() * perArea);
    }
    QPointF anywhere()
    {
        const QRectF& area = m_country.bounds;
        return {between(area.left(), area.right()), between(area.top(), area.bottom())};
    }
    bool isFreeOfRoad(QPointF point, double distance) const
    {
        const QRectF inner =
            m_country.bounds.adjusted(distance / 2, distance / 2, -distance / 2, -distance / 2);
        return inner.contains(point) && std::ranges::none_of(m_country.road, [&](QPointF on) {
                   return board::length(on - point) < distance;
               });
    }

    // A closed outline about a point, uneven as the country is.
    Shape blob(QPointF centre, double wide, double high, int corners, double uneven)
    {
        std::vector<QPointF> points;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners;
            const double reach = between(1 - uneven, 1 + uneven);
            points.push_back(centre + QPointF(std::cos(angle) * wide, std::sin(angle) * high) * reach);
        }
        points.push_back(points.front());
        return board::smoothLine(points).close();
    }

    void dune()
    {
        const QPointF at = anywhere();
        const double wide = between(50, 150);
        m_pen.path(blob(at, wide, wide * between(0.25, 0.5), 9, 0.2),
                   {.fill = chance() < 0.5 ? m_theme.sandAlternate : m_theme.sandLight, .opacity = 0.6});
    }

    void dryRiver()
    {
        const QRectF& area = m_country.bounds;
        double x = between(area.left() + 100, area.right() - 100);
        std::vector<QPointF> bed;
        for (double y = area.top(); y <= area.bottom() + 60; y += 60) {
            bed.emplace_back(x, std::min(y, area.bottom()));
            x = std::clamp(x + between(-55, 55), area.left(), area.right());
        }
        const Shape line = board::smoothLine(bed);
        m_pen.path(line, {.stroke = m_theme.sandDark, .width = 26, .opacity = 0.35});
        m_pen.path(line, {.stroke = m_theme.sandLight, .width = 12, .opacity = 0.5});
    }

    // A table mountain: the wall below, the flat top with its light edge.
    void mesa()
    {
        const double wide = between(24, 46);
        const double high = wide * between(0.45, 0.65);
        const QPointF at = anywhere();
        if (!isFreeOfRoad(at, 34 + wide))
            return;
        const double wall = between(12, 22);
        m_pen.path(blob(at + QPointF(wall * 0.5, wall * 1.1), wide * 1.06, high, 10, 0.08),
                   {.fill = m_theme.cliffDark, .opacity = 0.9});
        const Shape top = blob(at, wide, high, 10, 0.1);
        m_pen.path(top, {.fill = m_theme.cliff, .stroke = m_theme.cliffLight, .width = 1.6});
        for (int i = 0; i < 3; ++i) {
            const double x = between(-wide * 0.5, wide * 0.5);
            m_pen.path(Shape()
                           .moveTo(at + QPointF(x, high * 0.3))
                           .lineTo(at + QPointF(x + between(-6, 6), high * between(-0.4, 0.1))),
                       {.stroke = m_theme.cliffDark, .width = 1, .opacity = 0.5});
        }
    }

    void boulder()
    {
        const double reach = between(3, 9);
        const QPointF at = anywhere();
        if (!isFreeOfRoad(at, 32 + reach))
            return;
        m_pen.path(blob(at + QPointF(2, 3), reach * 1.1, reach * 0.8, 7, 0.15),
                   {.fill = m_theme.rockDark, .opacity = 0.5});
        m_pen.path(blob(at, reach, reach * 0.8, 7, 0.2),
                   {.fill = m_theme.rock, .stroke = m_theme.rockLight, .width = 0.8});
    }

    void scrub()
    {
        const QPointF at = anywhere();
        if (!isFreeOfRoad(at, 34))
            return;
        Shape stalks;
        for (int i = -2; i <= 2; ++i)
            stalks.moveTo(at).lineTo(at + QPointF(i * 2.2, -between(4, 8)));
        m_pen.path(stalks, {.stroke = m_theme.sandDark, .width = 1, .opacity = 0.8, .roundEnds = true});
    }

    SvgPen& m_pen;
    const Theme& m_theme;
    const Country& m_country;
    std::mt19937 m_random;
};

} // namespace

void drawLandscape(SvgPen& pen, const Theme& theme, const Country& country)
{
    Landscape(pen, theme, country).draw();
}

} // namespace roadmarshal::apocalypse_trail

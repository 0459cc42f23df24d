#include "highway.h"

#include "board/svg.h"
#include "board/svg_pen.h"
#include "board/theme.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/words/wording.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using board::Look;
using board::SvgPen;
using board::Theme;

namespace {

constexpr double margin = 12;
constexpr double gapToRoad = 14;

board::Shape line(QPointF from, QPointF to)
{
    board::Shape shape;
    return shape.moveTo(from).lineTo(to);
}

class HighwayPicture : public board::Picture
{
public:
    explicit HighwayPicture(Highway highway) : m_highway(std::move(highway)), m_road(m_highway.road) {}

    bool namesSpaces() const override { return true; }
    void draw(SvgPen& pen, const Theme& theme) const override
    {
        const QRectF road = roadArea(m_road);
        pen.rectangle(wholeArea(m_road), {.fill = theme.infield});
        pen.rectangle(road.adjusted(0, -shoulderWidth, 0, shoulderWidth), {.fill = theme.shoulder});
        drawSpaces(pen, theme);
        drawLines(pen, theme, road);
        drawArrows(pen, theme, road);
        drawNumbers(pen, theme, road);
        drawBay(pen, theme, limboArea(m_road), u"limbo"_s);
        drawBay(pen, theme, supplyArea(m_road), u"supply"_s);
    }

private:
    void drawSpaces(SvgPen& pen, const Theme& theme) const
    {
        for (int row = 1; row <= m_road.rows; ++row) {
            for (int column = 1; column <= m_road.columns; ++column) {
                const Place place{column, row};
                const QRectF area(cornerOf(place), QSizeF(spaceLength, spaceWidth));
                pen.path(boxOf(area), {.fill = column % 2 == 0 ? theme.asphalt : theme.asphaltAlternate},
                         board::svgId(toText(place)));
                if (std::ranges::contains(m_road.start, place)) // HR-21
                    pen.rectangle(area.adjusted(7, 6, -7, -6), {.fill = u"none"_s,
                                                                .stroke = theme.line,
                                                                .width = 1.2,
                                                                .opacity = 0.55,
                                                                .dashes = u"5 4"_s});
            }
        }
    }

    // Lanes are separated by dashes, the road's edges are solid.
    void drawLines(SvgPen& pen, const Theme& theme, const QRectF& road) const
    {
        for (int row = 1; row < m_road.rows; ++row) {
            const double y = row * spaceWidth;
            for (int column = 1; column <= m_road.columns; ++column) {
                const double x = centreOf({column, row}).x();
                pen.path(line({x - spaceLength / 4, y}, {x + spaceLength / 4, y}),
                         {.fill = u"none"_s, .stroke = theme.line, .width = 2.4, .opacity = 0.85});
            }
        }
        for (int column = 1; column < m_road.columns; ++column) {
            const double x = column * spaceLength;
            for (int row = 0; row <= m_road.rows; ++row)
                pen.path(line({x, std::max(road.top(), row * spaceWidth - 4)},
                              {x, std::min(road.bottom(), row * spaceWidth + 4)}),
                         {.fill = u"none"_s, .stroke = theme.line, .width = 1, .opacity = 0.5});
        }
        for (const double y : {road.top(), road.bottom()})
            pen.path(line({road.left(), y}, {road.right(), y}),
                     {.fill = u"none"_s, .stroke = theme.warning, .width = 3});
    }

    // East is ahead (HH-16).
    static void drawArrows(SvgPen& pen, const Theme& theme, const QRectF& road)
    {
        const double y = road.bottom() + shoulderWidth / 2;
        for (double x = road.left() + spaceLength / 2; x < road.right(); x += 3 * spaceLength) {
            board::Shape arrow;
            arrow.moveTo({x - 12, y - 7}).lineTo({x, y}).lineTo({x - 12, y + 7});
            arrow.moveTo({x, y - 7}).lineTo({x + 12, y}).lineTo({x, y + 7});
            pen.path(arrow, {.fill = u"none"_s, .stroke = theme.warning, .width = 3, .roundEnds = true});
        }
    }

    void drawNumbers(SvgPen& pen, const Theme& theme, const QRectF& road) const
    {
        constexpr double size = 12;
        for (int column = 1; column <= m_road.columns; ++column)
            pen.text({centreOf({column, 1}).x(), road.top() - shoulderWidth / 2},
                     u'c' + QString::number(column), {.size = size, .colour = theme.label});
        for (int row = 1; row <= m_road.rows; ++row)
            pen.text({road.right() + shoulderWidth / 2, centreOf({1, row}).y()}, u'r' + QString::number(row),
                     {.size = size, .colour = theme.label});
    }

    // Named at its upper edge, above what lies in it.
    static void drawBay(SvgPen& pen, const Theme& theme, const QRectF& area, const QString& id)
    {
        pen.path(boxOf(area), {.fill = theme.bay, .stroke = theme.line, .width = 1.5}, board::svgId(id));
        pen.text({area.center().x(), area.top() + 13}, say({u"bay-"_s + id, {}}),
                 {.size = 13, .colour = theme.line});
    }

    Highway m_highway;
    const Road& m_road;
};

class BandsPicture : public board::Picture
{
public:
    BandsPicture(Road road, std::vector<Place> wrecks) : m_road(std::move(road)), m_wrecks(std::move(wrecks))
    {
    }

    bool namesSpaces() const override { return true; } // it has none
    void draw(SvgPen& pen, const Theme& theme) const override
    {
        for (const Place& wreck : m_wrecks) {
            for (int column = wreck.column - 1; column >= std::max(1, wreck.column - wreckFalls); --column)
                drawSpace(pen, theme, {column, wreck.row});
        }
    }

private:
    // Marked at its edges, so that what stands there is read as before; arrows say where the Wreck goes.
    static void drawSpace(SvgPen& pen, const Theme& theme, const Place& place)
    {
        const QPointF centre = centreOf(place);
        const QRectF area(cornerOf(place), QSizeF(spaceLength, spaceWidth));
        pen.rectangle(area.adjusted(1.5, 1.5, -1.5, -1.5), {.fill = theme.warning, .opacity = 0.16});
        board::Shape arrow;
        for (const double y : {area.top() + 5, area.bottom() - 5})
            arrow.moveTo({centre.x() + 4, y - 3}).lineTo({centre.x() - 3, y}).lineTo({centre.x() + 4, y + 3});
        pen.path(arrow, {.fill = u"none"_s, .stroke = theme.warning, .width = 2, .roundEnds = true});
    }

    Road m_road;
    std::vector<Place> m_wrecks;
};

class StuntPicture : public board::Picture
{
public:
    StuntPicture(Highway highway, QStringList stunts)
        : m_highway(std::move(highway)), m_stunts(std::move(stunts))
    {
    }

    bool namesSpaces() const override { return true; } // it has none
    void draw(SvgPen& pen, const Theme& theme) const override
    {
        for (int spot = 0; spot < m_highway.stuntSpots; ++spot) {
            const QRectF area = stuntArea(m_highway, spot);
            const QString words = m_stunts.value(spot);
            pen.rectangle(area.adjusted(4, 4, -4, -4),
                          {.fill = theme.bay, .stroke = theme.label, .width = 1, .dashes = u"4 3"_s});
            const double size =
                words.isEmpty() ? 14 : std::min(14.0, 1.7 * area.width() / static_cast<double>(words.size()));
            pen.text(area.center(), words.isEmpty() ? QString::number(spot + 1) : words,
                     {.size = size, .colour = theme.line});
        }
    }

private:
    Highway m_highway;
    QStringList m_stunts;
};

} // namespace

QPointF cornerOf(const Place& place)
{
    return {(place.column - 1) * spaceLength, (place.row - 1) * spaceWidth};
}

QPointF centreOf(const Place& place)
{
    return cornerOf(place) + QPointF(spaceLength, spaceWidth) / 2;
}

QRectF roadArea(const Road& road)
{
    return {0, 0, road.columns * spaceLength, road.rows * spaceWidth};
}

QRectF limboArea(const Road& road)
{
    const QRectF area = roadArea(road);
    return {-bayLength - gapToRoad, area.top(), bayLength, area.height() / 2 - margin / 2};
}

QRectF supplyArea(const Road& road)
{
    const QRectF limbo = limboArea(road);
    return limbo.translated(0, limbo.height() + margin);
}

QRectF wholeArea(const Road& road)
{
    return roadArea(road).adjusted(-bayLength - gapToRoad - margin, -shoulderWidth - margin,
                                   shoulderWidth + margin, shoulderWidth + stripWidth + margin);
}

board::Shape boxOf(const QRectF& area)
{
    board::Shape box;
    box.moveTo(area.topLeft()).lineTo(area.topRight()).lineTo(area.bottomRight());
    return box.lineTo(area.bottomLeft()).close();
}

QRectF stuntArea(const Highway& highway, int spot)
{
    const QRectF road = roadArea(highway.road);
    const double length = std::min(road.width() / std::max(1, highway.stuntSpots), 4 * spaceLength);
    return {road.right() - (spot + 1) * length, road.bottom() + shoulderWidth, length, stripWidth};
}

std::shared_ptr<const board::Picture> stuntPicture(const Highway& highway, const QStringList& stunts)
{
    return std::make_shared<const StuntPicture>(highway, stunts);
}

std::shared_ptr<const board::Picture> bandsPicture(const Road& road, const std::vector<Place>& wrecks)
{
    return std::make_shared<const BandsPicture>(road, wrecks);
}

std::shared_ptr<const board::Picture> highwayPicture(const Highway& highway)
{
    return std::make_shared<const HighwayPicture>(highway);
}

} // namespace roadmarshal::highway_heist

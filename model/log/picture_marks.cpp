#include "picture_marks.h"

#include "counters/car.h"
#include "counters/marks.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::log {

using namespace track;

namespace {

Shape outlineOf(const Place& place, const Graph& graph, const Geometry& geometry)
{
    return std::visit(Match{[&](Space space) {
                                const Index index = graph.indexOf(space);
                                return index == none ? Shape() : geometry.cell(index).outline;
                            },
                            [&](InChute) { return geometry.chute() ? geometry.chute()->outline : Shape(); },
                            [](Beside) { return Shape(); }},
                      place);
}

class Marker
{
public:
    Marker(SvgPen& pen, const Track& track, const Geometry& geometry, Ink ink)
        : m_pen(pen), m_graph(track), m_geometry(geometry), m_ink(ink)
    {
    }

    void light(const QStringList& places)
    {
        for (const Place& place : known(places)) {
            const Look look{.fill = paint(counters::open), .opacity = 0.62};
            const Shape outline = outlineOf(place, m_graph, m_geometry);
            m_pen.path(outline, look);
            m_pen.path(outline, {.stroke = edge(), .width = 2.4});
            if (outline.strokes.empty())
                m_pen.circle(m_geometry.pointOf(place), 0.5 * laneWidth, look);
        }
    }

    void bar(const QStringList& places)
    {
        for (const Place& place : known(places)) {
            m_pen.path(outlineOf(place, m_graph, m_geometry),
                       {.stroke = m_ink == Ink::Colour ? paint(counters::objected) : edge(),
                        .width = 2.4,
                        .dashes = QStringLiteral("6 4")});
            const QPointF centre = m_geometry.pointOf(place);
            Shape cross;
            cross.moveTo(centre - QPointF(9, 9)).lineTo(centre + QPointF(9, 9));
            cross.moveTo(centre - QPointF(-9, 9)).lineTo(centre + QPointF(-9, 9));
            m_pen.path(cross, {.stroke = paint(counters::ink), .width = 7, .roundEnds = true});
            m_pen.path(cross, {.stroke = paint(counters::objected), .width = 4, .roundEnds = true});
        }
    }

    void way(const QStringList& places, const QList<CarPicture>& cars)
    {
        std::vector<QPointF> points;
        for (const Place& place : known(places))
            points.push_back(m_geometry.pointOf(place));
        if (points.size() < 2)
            return;
        const QPointF last = points.back() - points[points.size() - 2];
        const double step = length(last);
        if (step == 0)
            return;
        const QPointF ahead = last / step;
        const bool taken = std::ranges::any_of(
            cars, [&](const CarPicture& car) { return car.piece.place == places.back(); });
        // The head stops before a car that stands where the way ends.
        const QPointF tip = points.back() - (taken ? std::min(0.8 * step, counters::front + 2) : 0) * ahead;
        const QPointF aside(-ahead.y(), ahead.x());
        constexpr double head = 15;
        points.back() = tip - 0.7 * head * ahead;
        const Shape line = smoothLine(points);
        Shape arrow;
        arrow.moveTo(tip).lineTo(tip - head * ahead + 0.6 * head * aside);
        arrow.lineTo(tip - head * ahead - 0.6 * head * aside).close();
        const QString ink = paint(counters::ink);
        m_pen.path(line, {.stroke = ink, .width = 8, .roundEnds = true});
        m_pen.path(arrow, {.fill = ink, .stroke = ink, .width = 3});
        // Orange of the same lightness as asphalt is lost without its colour.
        const QString colour = m_ink == Ink::Colour ? paint(counters::open) : paint(counters::casing);
        m_pen.path(line, {.stroke = colour, .width = 5, .roundEnds = true});
        m_pen.path(arrow, {.fill = colour});
    }

private:
    std::vector<Place> known(const QStringList& texts) const
    {
        std::vector<Place> places;
        for (const QString& text : texts) {
            const auto place = parsePlace(text);
            if (place && isThere(*place))
                places.push_back(*place);
        }
        return places;
    }
    bool isThere(const Place& place) const
    {
        return std::visit(
            Match{[&](Space space) { return m_graph.indexOf(space) != none; },
                  [&](InChute) { return m_geometry.chute().has_value(); },
                  [&](Beside beside) { return beside.sector >= 0 && beside.sector < m_graph.sectorCount(); }},
            place);
    }
    QString paint(counters::Colour colour) const { return inkOf(colour, m_ink); }
    QString edge() const { return paint(m_ink == Ink::Colour ? counters::casing : counters::ink); }

    SvgPen& m_pen;
    Graph m_graph;
    const Geometry& m_geometry;
    Ink m_ink;
};

} // namespace

void drawMarks(SvgPen& pen, const PictureMarks& marks, const Track& track, const Geometry& geometry,
               const QList<CarPicture>& cars, Ink ink)
{
    Marker marker(pen, track, geometry, ink);
    marker.light(marks.lit);
    marker.bar(marks.barred);
    marker.way(marks.route, cars);
}

} // namespace roadmarshal::log

#include "picture_marks.h"

#include "counters/car.h"
#include "counters/marks.h"

#include <algorithm>

namespace roadmarshal::log {

using namespace board;

namespace {

class Marker
{
public:
    Marker(SvgPen& pen, const Board& board, Ink ink) : m_pen(pen), m_board(board), m_ink(ink) {}

    void light(const QStringList& places)
    {
        for (const Space* space : known(places)) {
            const Look look{.fill = paint(counters::open), .opacity = 0.62};
            m_pen.path(space->outline, look);
            m_pen.path(space->outline, {.stroke = edge(), .width = 2.4});
            if (space->outline.strokes.empty())
                m_pen.circle(space->centre, space->reach, look);
        }
    }

    void bar(const QStringList& places)
    {
        for (const Space* space : known(places)) {
            m_pen.path(space->outline, {.stroke = m_ink == Ink::Colour ? paint(counters::objected) : edge(),
                                        .width = 2.4,
                                        .dashes = QStringLiteral("6 4")});
            const QPointF centre = space->centre;
            Shape cross;
            cross.moveTo(centre - QPointF(9, 9)).lineTo(centre + QPointF(9, 9));
            cross.moveTo(centre - QPointF(-9, 9)).lineTo(centre + QPointF(-9, 9));
            m_pen.path(cross, {.stroke = paint(counters::ink), .width = 7, .roundEnds = true});
            m_pen.path(cross, {.stroke = paint(counters::objected), .width = 4, .roundEnds = true});
        }
    }

    void way(const QStringList& places, const QList<PiecePicture>& pieces)
    {
        std::vector<QPointF> points;
        for (const Space* space : known(places))
            points.push_back(space->centre);
        if (points.size() < 2)
            return;
        const QPointF last = points.back() - points[points.size() - 2];
        const double step = length(last);
        if (step == 0)
            return;
        const QPointF ahead = last / step;
        const bool taken = std::ranges::any_of(
            pieces, [&](const PiecePicture& of) { return of.piece.places.contains(places.back()); });
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
    std::vector<const Space*> known(const QStringList& places) const
    {
        std::vector<const Space*> spaces;
        for (const QString& place : places) {
            if (const Space* space = m_board.find(place))
                spaces.push_back(space);
        }
        return spaces;
    }
    QString paint(counters::Colour colour) const { return inkOf(colour, m_ink); }
    QString edge() const { return paint(m_ink == Ink::Colour ? counters::casing : counters::ink); }

    SvgPen& m_pen;
    const Board& m_board;
    Ink m_ink;
};

} // namespace

void drawMarks(SvgPen& pen, const PictureMarks& marks, const Board& board, const QList<PiecePicture>& pieces,
               Ink ink)
{
    Marker marker(pen, board, ink);
    marker.light(marks.lit);
    marker.bar(marks.barred);
    marker.way(marks.route, pieces);
}

} // namespace roadmarshal::log

#include "traced_course.h"

#include "board/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::track {

using board::length;

namespace {

constexpr double nothing = 1e-9;

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

QPointF unit(QPointF way)
{
    const double whole = length(way);
    return whole < nothing ? QPointF() : way / whole;
}

// How far a control point lies from its end, as a part of the chord: exact where both ends lie on one arc.
double reach(QPointF tangent, QPointF chord)
{
    const double cosine = QPointF::dotProduct(tangent, unit(chord));
    return 2.0 / 3 / (1 + std::max(cosine, 0.0));
}

// The direction of the parabola through three points at the middle one.
QPointF tangentAt(QPointF before, QPointF at, QPointF after)
{
    const QPointF in = at - before;
    const QPointF out = after - at;
    const double first = length(in);
    const double second = length(out);
    if (first < nothing || second < nothing)
        return unit(in + out);
    const QPointF tangent = unit(in / first * second + out / second * first);
    return tangent.isNull() ? unit(out) : tangent;
}

} // namespace

QPointF Cubic::at(double t) const
{
    const double s = 1 - t;
    return s * s * s * points[0] + 3 * s * s * t * points[1] + 3 * s * t * t * points[2] +
           t * t * t * points[3];
}

namespace {

// Where each point's neighbours say that the curve goes.
std::vector<QPointF> tangentsThrough(const std::vector<QPointF>& points, bool closed)
{
    const std::size_t count = points.size();
    std::vector<QPointF> tangents(count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool isEnd = !closed && (i == 0 || i + 1 == count);
        if (!isEnd)
            tangents[i] = tangentAt(points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
    }
    if (closed || count < 2)
        return tangents;
    // An end bends on as its neighbour does: the tangents of an arc are mirrored in its chord.
    const auto mirrored = [](QPointF tangent, QPointF chord) {
        const QPointF along = unit(chord);
        return tangent.isNull() ? along : 2 * QPointF::dotProduct(tangent, along) * along - tangent;
    };
    tangents.front() = mirrored(tangents[1], points[1] - points[0]);
    tangents.back() = mirrored(tangents[count - 2], points[count - 1] - points[count - 2]);
    return tangents;
}

std::vector<Cubic> curveThrough(const std::vector<QPointF>& points, const std::vector<QPointF>& tangents,
                                bool closed)
{
    const std::size_t count = points.size();
    std::vector<Cubic> curve;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
        const std::size_t after = (i + 1) % count;
        const QPointF chord = points[after] - points[i];
        const double whole = length(chord);
        curve.push_back(
            {{points[i], points[i] + reach(tangents[i], chord) * whole * tangents[i],
              points[after] - reach(tangents[after], chord) * whole * tangents[after], points[after]}});
    }
    return curve;
}

// Lines lie straight across nearly every road, which tells where it goes better than lines far away do.
void followNormals(const std::vector<QPointF>& inner, const std::vector<QPointF>& outer, bool closed,
                   std::vector<QPointF>& innerTangents, std::vector<QPointF>& outerTangents)
{
    std::vector<QPointF> middles;
    for (std::size_t i = 0; i < inner.size(); ++i)
        middles.push_back((inner[i] + outer[i]) / 2);
    const std::vector<QPointF> along = tangentsThrough(middles, closed);
    for (std::size_t i = 0; i < inner.size(); ++i) {
        constexpr double leastAlike = 0.82; // a line that lies aslant says nothing: 35 degrees
        const QPointF across = unit(outer[i] - inner[i]);
        QPointF normal(across.y(), -across.x());
        if (QPointF::dotProduct(normal, along[i]) < 0)
            normal = -normal;
        if (QPointF::dotProduct(normal, along[i]) > leastAlike)
            innerTangents[i] = outerTangents[i] = normal;
    }
}

} // namespace

TracedCourse::TracedCourse(const std::vector<std::vector<Line>>& sectors, double scale, bool closed)
{
    std::vector<QPointF> inner;
    std::vector<QPointF> outer;
    for (const std::vector<Line>& lines : sectors) {
        m_firsts.push_back(inner.size());
        for (const Line& line : lines) {
            inner.push_back(scale * line.inner);
            outer.push_back(scale * line.outer);
        }
    }
    std::vector<QPointF> innerTangents = tangentsThrough(inner, closed);
    std::vector<QPointF> outerTangents = tangentsThrough(outer, closed);
    followNormals(inner, outer, closed, innerTangents, outerTangents);
    const std::vector<Cubic> inside = curveThrough(inner, innerTangents, closed);
    const std::vector<Cubic> outside = curveThrough(outer, outerTangents, closed);
    m_firsts.push_back(inside.size());
    double rightward = 0; // the way from inside to outside, measured to the right of the driving direction
    for (std::size_t i = 0; i < inside.size(); ++i) {
        m_pieces.push_back({inside[i], outside[i]});
        const QPointF way =
            inside[i].points[3] + outside[i].points[3] - inside[i].points[0] - outside[i].points[0];
        rightward += cross(way, outside[i].points[0] - inside[i].points[0]);
    }
    m_insideIsRight = rightward < 0;
    for (std::size_t sector = 0; sector + 1 < m_firsts.size(); ++sector) {
        double whole = 0;
        const auto chord = [&](std::size_t i) {
            return std::max(nothing, length(m_pieces[i].inner.points[3] + m_pieces[i].outer.points[3] -
                                            m_pieces[i].inner.points[0] - m_pieces[i].outer.points[0]));
        };
        for (std::size_t i = m_firsts[sector]; i < m_firsts[sector + 1]; ++i)
            whole += chord(i);
        double driven = 0;
        for (std::size_t i = m_firsts[sector]; i < m_firsts[sector + 1]; ++i) {
            m_pieces[i].from = driven / whole;
            driven += chord(i);
            m_pieces[i].to = driven / whole;
        }
    }
}

int TracedCourse::pieces(int sector) const
{
    return static_cast<int>(m_firsts[sector + 1] - m_firsts[sector]);
}

const TracedCourse::Piece& TracedCourse::pieceAt(int sector, double part) const
{
    std::size_t i = m_firsts[sector];
    while (i + 1 < m_firsts[sector + 1] && part > m_pieces[i].to)
        ++i;
    return m_pieces[i];
}

Line TracedCourse::lineAt(int sector, double part) const
{
    const Piece& piece = pieceAt(sector, part);
    const double t = (part - piece.from) / (piece.to - piece.from);
    return {piece.inner.at(t), piece.outer.at(t)};
}

double TracedCourse::headingAt(int sector, double part) const
{
    constexpr double step = 1e-3;
    const QPointF way = lineAt(sector, std::min(part + step, 1.0)).middle() -
                        lineAt(sector, std::max(part - step, 0.0)).middle();
    return std::atan2(way.y(), way.x()) * 180 / std::numbers::pi;
}

} // namespace roadmarshal::track

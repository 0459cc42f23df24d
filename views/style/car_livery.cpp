#include "livery.h"

#include <QPainter>
#include <QPainterPath>

namespace roadmarshal::views {

namespace {

// Fractions of the car's bounds, from the boot to the bonnet and from the left flank to the right.
class CarPattern
{
public:
    CarPattern(QPainter& painter, const QRectF& bounds, const QColor& mark)
        : m_painter(painter), m_bounds(bounds), m_mark(mark)
    {
    }

    QPointF at(double x, double y) const
    {
        return {m_bounds.left() + x * m_bounds.width(), m_bounds.top() + y * m_bounds.height()};
    }
    void box(double x, double y, double width, double height)
    {
        m_painter.fillRect(QRectF(at(x, y), at(x + width, y + height)), m_mark);
    }
    void dot(double x, double y, double radius)
    {
        const double size = radius * m_bounds.height();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_mark);
        m_painter.drawEllipse(at(x, y), size, size);
    }
    void line(const QPolygonF& points, double width)
    {
        m_painter.setPen(QPen(m_mark, width * m_bounds.height(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
    }

private:
    QPainter& m_painter;
    QRectF m_bounds;
    QColor m_mark;
};

void paintChequer(CarPattern& pattern)
{
    for (int column = 0; column < 2; ++column) {
        for (int row = column % 2; row < 6; row += 2) {
            pattern.box(column * 0.085, row / 6.0, 0.085, 1 / 6.0);
            pattern.box(1 - (column + 1) * 0.085, row / 6.0, 0.085, 1 / 6.0);
        }
    }
}

void paintPattern(CarPattern& pattern, Pattern kind)
{
    switch (kind) {
    case Pattern::Plain:
        break;
    case Pattern::Stripe:
        pattern.box(0, 0.36, 1, 0.28);
        break;
    case Pattern::TwoStripes:
        pattern.box(0, 0.2, 1, 0.16);
        pattern.box(0, 0.64, 1, 0.16);
        break;
    case Pattern::Band:
        pattern.box(0.8, 0, 0.09, 1);
        pattern.box(0.11, 0, 0.09, 1);
        break;
    case Pattern::Chequer:
        paintChequer(pattern);
        break;
    case Pattern::Dots:
        for (const double y : {0.16, 0.5, 0.84}) {
            pattern.dot(0.9, y, 0.09);
            pattern.dot(0.12, y, 0.09);
        }
        break;
    case Pattern::Diagonal:
        for (double x = -0.5; x < 1.2; x += 0.2)
            pattern.line({pattern.at(x, 1.05), pattern.at(x + 0.5, -0.05)}, 0.1);
        break;
    case Pattern::Halves:
        pattern.box(0, 0.5, 1, 0.5);
        break;
    case Pattern::Cross:
        pattern.box(0, 0.42, 1, 0.16);
        pattern.box(0.42, 0, 0.16, 1);
        break;
    case Pattern::Chevron:
        for (const double x : {0.16, 0.98})
            pattern.line({pattern.at(x - 0.2, -0.05), pattern.at(x, 0.5), pattern.at(x - 0.2, 1.05)}, 0.15);
        break;
    }
}

} // namespace

void paintLivery(QPainter& painter, const QPainterPath& car, const Livery& livery)
{
    painter.save();
    painter.fillPath(car, livery.colour);
    painter.setClipPath(car, Qt::IntersectClip);
    CarPattern pattern(painter, car.boundingRect(), livery.mark);
    paintPattern(pattern, livery.pattern);
    painter.restore();
}

} // namespace roadmarshal::views

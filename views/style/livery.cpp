#include "livery.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace roadmarshal::views {

namespace {

void paintPattern(QPainter& painter, const QRectF& r, const Livery& livery)
{
    const double unit = std::min(r.width(), r.height());
    const auto box = [&](double x, double y, double w, double h) {
        painter.fillRect(
            QRectF(r.left() + x * r.width(), r.top() + y * r.height(), w * r.width(), h * r.height()),
            livery.mark);
    };
    switch (livery.pattern) {
    case Pattern::Plain:
        break;
    case Pattern::Stripe:
        box(0, 0.06, 1, 0.12);
        break;
    case Pattern::TwoStripes:
        box(0, 0.04, 1, 0.08);
        box(0, 0.88, 1, 0.08);
        break;
    case Pattern::Band:
        box(0.04, 0, 0.10, 1);
        break;
    case Pattern::Chequer:
        for (int i = 0; i * unit * 0.14 < r.width(); ++i)
            painter.fillRect(
                QRectF(r.left() + i * unit * 0.14, r.top() + (i % 2) * unit * 0.1, unit * 0.14, unit * 0.1),
                livery.mark);
        break;
    case Pattern::Dots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(livery.mark);
        for (int i = 0; (i + 0.5) * unit * 0.24 < r.width(); ++i)
            painter.drawEllipse(QPointF(r.left() + (i + 0.5) * unit * 0.24, r.top() + unit * 0.11),
                                unit * 0.06, unit * 0.06);
        break;
    case Pattern::Diagonal: {
        painter.setPen(QPen(livery.mark, unit * 0.06));
        for (double x = r.left() - unit; x < r.right(); x += unit * 0.22)
            painter.drawLine(QPointF(x, r.top() + unit * 0.2), QPointF(x + unit * 0.2, r.top()));
        break;
    }
    case Pattern::Halves:
        box(0, 0.82, 1, 0.18);
        break;
    case Pattern::Cross:
        box(0, 0.06, 1, 0.07);
        box(0.06, 0, 0.06, 1);
        break;
    case Pattern::Chevron: {
        painter.setPen(QPen(livery.mark, unit * 0.08));
        painter.setBrush(Qt::NoBrush);
        for (double y : {0.04, 0.18})
            painter.drawPolyline(QPolygonF{QPointF(r.left(), r.top() + (y + 0.12) * unit),
                                           QPointF(r.center().x(), r.top() + y * unit),
                                           QPointF(r.right(), r.top() + (y + 0.12) * unit)});
        break;
    }
    }
}

} // namespace

Livery toLivery(const counters::Livery& livery)
{
    return {toColor(livery.colour), toColor(livery.mark), toColor(livery.text), livery.pattern};
}

const Livery& livery(int number)
{
    static const std::array<Livery, counters::liveryCount> liveries = [] {
        std::array<Livery, counters::liveryCount> made;
        for (int i = 0; i < counters::liveryCount; ++i)
            made[static_cast<size_t>(i)] = toLivery(counters::livery(i));
        return made;
    }();
    static const Livery neutral = toLivery(counters::livery(counters::nobodys));
    return number < 0 ? neutral : liveries[static_cast<size_t>(number % counters::liveryCount)];
}

void paintLivery(QPainter& painter, const QRectF& rect, const Livery& livery, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect, radius, radius);
    painter.fillPath(outline, livery.colour);
    painter.setClipPath(outline, Qt::IntersectClip);
    paintPattern(painter, rect, livery);
    painter.restore();
}

} // namespace roadmarshal::views

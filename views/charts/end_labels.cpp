#include "end_labels.h"

#include "style/text.h"
#include "text/one_line.h"

#include <qwt_scale_map.h>

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

EndLabels::EndLabels(QList<EndLabel> labels, double end, const Look& look)
    : m_labels(std::move(labels)), m_end(end), m_look(look)
{
    constexpr double overGrid = 15; // and under the lines
    setZ(overGrid);
}

void EndLabels::draw(QPainter* painter, const QwtScaleMap& across, const QwtScaleMap& up,
                     const QRectF& canvas) const
{
    const QFontMetricsF metrics(m_look.font);
    // From the top down, whichever way the axis goes: the first place is above the second.
    QList<EndLabel> labels = m_labels;
    std::ranges::stable_sort(labels, {}, [&](const EndLabel& label) { return up.transform(label.value); });
    const double step = std::min(metrics.height(), canvas.height() / static_cast<double>(labels.size()));
    const double from = across.transform(m_end);
    const double to = from + 3 * metrics.averageCharWidth();
    const QList<double> spread = places(labels, up, canvas, step);
    painter->save();
    painter->fillRect(QRectF(QPointF(from, canvas.top() - 1), canvas.bottomRight() + QPointF(2, -1)),
                      m_look.ground);
    for (qsizetype i = 0; i < labels.size(); ++i) {
        painter->setPen(QPen(labels[i].colour, 0.6));
        painter->drawLine(QPointF(from + metrics.averageCharWidth() * 0.6, up.transform(labels[i].value)),
                          QPointF(to, spread[i]));
        const QRectF place(to + 2, spread[i] - step / 2, canvas.right() - to - 3, step);
        paintText(*painter, place, text::onOneLine(labels[i].name), m_look.font, m_look.text,
                  Qt::AlignLeft | Qt::AlignAbsolute);
    }
    painter->restore();
}

// From the top down, each at least a step under the one before; then back up from the bottom edge.
QList<double> EndLabels::places(const QList<EndLabel>& labels, const QwtScaleMap& up, const QRectF& canvas,
                                double step)
{
    QList<double> y;
    for (const EndLabel& label : labels) {
        const double wanted = std::max(up.transform(label.value), canvas.top() + step / 2);
        y.append(y.isEmpty() ? wanted : std::max(wanted, y.back() + step));
    }
    double lowest = canvas.bottom() - step / 2;
    for (qsizetype i = y.size() - 1; i >= 0; --i, lowest -= step)
        y[i] = std::min(y[i], lowest);
    return y;
}

} // namespace roadmarshal::views

#include "line_chart.h"

#include "lines.h"

#include <qwt_plot_marker.h>
#include <qwt_scale_div.h>
#include <qwt_text.h>

#include <algorithm>

namespace roadmarshal::views {

LineChart::LineChart(QWidget* parent) : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineChart::setPoints(const QList<LinePoint>& points, const QString& below)
{
    m_points = points;
    m_below = below;
    QStringList told;
    for (const LinePoint& point : points)
        told.append(QStringLiteral("%1: %2").arg(QString::number(point.at), point.label));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    dress();
}

void LineChart::dress()
{
    detachItems(QwtPlotItem::Rtti_PlotMarker);
    detachItems(QwtPlotItem::Rtti_PlotCurve);
    double highest = 1;
    QList<QPointF> places;
    QList<double> ticks;
    // Where they are many, only some have room for their figures.
    const qsizetype step = std::max<qsizetype>(1, (m_points.size() + 11) / 12);
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        const LinePoint& point = m_points[i];
        highest = std::max(highest, point.value);
        places.append(QPointF(point.at, point.value));
        if (i % step != 0)
            continue;
        ticks.append(point.at);
        auto* marker = new QwtPlotMarker;
        QwtText label(point.label, QwtText::PlainText);
        label.setColor(ink().text);
        label.setFont(captionFont());
        marker->setLabel(label);
        marker->setLabelAlignment(Qt::AlignTop);
        marker->setSpacing(smallGap + 2);
        marker->setValue(point.at, point.value);
        marker->attach(this);
    }
    addLine(*this, places,
            {.pen = QPen(ink().accent, 2), .fill = ink().accent, .outline = QPen(ink().accent)});
    const double first = m_points.isEmpty() ? 0 : m_points.first().at;
    const double last = m_points.isEmpty() ? 1 : m_points.last().at;
    setAxisScaleDiv(QwtAxis::XBottom, QwtScaleDiv(first - 0.5, last + 0.5, {}, {}, ticks));
    setAxisScale(QwtAxis::YLeft, 0, highest * 1.25);
    setAxisMaxMajor(QwtAxis::YLeft, 5);
    setAxisMaxMinor(QwtAxis::YLeft, 0);
    titleAxis(*this, QwtAxis::XBottom, m_below, captionFont(), ink().faint);
    Chart::dress();
}

} // namespace roadmarshal::views

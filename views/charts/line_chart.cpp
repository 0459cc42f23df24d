#include "line_chart.h"

#include <qwt_plot_curve.h>
#include <qwt_plot_marker.h>
#include <qwt_scale_div.h>
#include <qwt_symbol.h>
#include <qwt_text.h>

#include <algorithm>

namespace roadmarshal::views {

LineChart::LineChart(QWidget* parent) : Chart(parent), m_line(new QwtPlotCurve)
{
    m_line->setRenderHint(QwtPlotItem::RenderAntialiased);
    m_line->attach(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineChart::setPoints(const QList<LinePoint>& points, const QString& below)
{
    m_points = points;
    m_below = below;
    QList<QPointF> places;
    QStringList told;
    for (const LinePoint& point : points) {
        places.append(QPointF(point.at, point.value));
        told.append(QStringLiteral("%1: %2").arg(point.at).arg(point.label));
    }
    m_line->setSamples(QVector<QPointF>(places));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    dress();
}

void LineChart::dress()
{
    m_line->setPen(ink().accent, 2);
    m_line->setSymbol(new QwtSymbol(QwtSymbol::Ellipse, ink().accent, QPen(ink().accent), QSize(7, 7)));
    detachItems(QwtPlotItem::Rtti_PlotMarker);
    double highest = 1;
    QList<double> ticks;
    // Where they are many, only some have room for their figures.
    const qsizetype step = std::max<qsizetype>(1, (m_points.size() + 11) / 12);
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        const LinePoint& point = m_points[i];
        highest = std::max(highest, point.value);
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
    const double first = m_points.isEmpty() ? 0 : m_points.first().at;
    const double last = m_points.isEmpty() ? 1 : m_points.last().at;
    setAxisScaleDiv(QwtAxis::XBottom, QwtScaleDiv(first - 0.5, last + 0.5, {}, {}, ticks));
    setAxisScale(QwtAxis::YLeft, 0, highest * 1.25);
    setAxisMaxMajor(QwtAxis::YLeft, 5);
    setAxisMaxMinor(QwtAxis::YLeft, 0);
    QwtText below(m_below, QwtText::PlainText);
    below.setFont(captionFont());
    below.setColor(ink().faint);
    setAxisTitle(QwtAxis::XBottom, below);
    Chart::dress();
}

} // namespace roadmarshal::views

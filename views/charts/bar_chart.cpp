#include "bar_chart.h"

#include "style/text.h"

#include <qwt_plot_item.h>
#include <qwt_scale_div.h>
#include <qwt_scale_draw.h>
#include <qwt_scale_map.h>
#include <qwt_text.h>

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr double thickness = 0.62; // of the room for one bar
constexpr double widestName = 190;

// Names in place of numbers.
class Names final : public QwtScaleDraw
{
public:
    explicit Names(const QList<Bar>& bars, const QFont& font)
    {
        for (const Bar& bar : bars)
            m_names.append(QFontMetricsF(font).elidedText(bar.name, Qt::ElideRight, widestName));
        enableComponent(Backbone, false);
        enableComponent(Ticks, false);
    }

    QwtText label(double value) const override
    {
        // Names are people's own: never rich text.
        return {m_names.value(qRound(value)), QwtText::PlainText};
    }

private:
    QStringList m_names;
};

} // namespace

class BarChart::Item final : public QwtPlotItem
{
public:
    explicit Item(const QList<Bar>& bars) : m_bars(bars) {}

    void setInk(const Colours& ink) { m_ink = ink; }

    void draw(QPainter* painter, const QwtScaleMap& xMap, const QwtScaleMap& yMap,
              const QRectF& canvas) const override
    {
        const double height = std::abs(yMap.transform(1) - yMap.transform(0)) * thickness;
        for (qsizetype i = 0; i < m_bars.size(); ++i) {
            const Bar& bar = m_bars[i];
            const double middle = yMap.transform(static_cast<double>(i));
            const double left = xMap.transform(0);
            const auto strip = [&](double value) {
                return QRectF(left, middle - height / 2, xMap.transform(value) - left, height);
            };
            if (bar.outOf > 0) {
                painter->setPen(QPen(m_ink.faint, 1));
                painter->setBrush(Qt::NoBrush);
                painter->drawRect(strip(bar.outOf));
            }
            painter->fillRect(strip(bar.value), m_ink.accent);
            const double end = strip(std::max(bar.value, bar.outOf)).right() + smallGap;
            paintText(*painter, QRectF(end, middle - height, canvas.right() - end, 2 * height), bar.label,
                      captionFont(), m_ink.text);
        }
    }

private:
    const QList<Bar>& m_bars;
    Colours m_ink;
};

BarChart::BarChart(QWidget* parent) : Chart(parent), m_item(new Item(m_bars))
{
    m_item->attach(this);
    setAxisVisible(QwtAxis::XBottom, false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(const QList<Bar>& bars)
{
    m_bars = bars;
    QStringList told;
    for (const Bar& bar : bars)
        told.append(bar.name + u' ' + bar.label);
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    dress();
}

void BarChart::dress()
{
    m_item->setInk(ink());
    setAxisScaleDraw(QwtAxis::YLeft, new Names(m_bars, captionFont()));
    QList<double> rows;
    for (qsizetype i = 0; i < m_bars.size(); ++i)
        rows.append(static_cast<double>(i));
    // The first on top.
    const double last = static_cast<double>(std::max<qsizetype>(m_bars.size(), 1)) - 0.5;
    setAxisScaleDiv(QwtAxis::YLeft, QwtScaleDiv(last, -0.5, {}, {}, rows));
    Chart::dress();
}

void BarChart::fit()
{
    // As much to the right of the longest bar as its label takes.
    double longest = 0;
    double label = 0;
    for (const Bar& bar : std::as_const(m_bars)) {
        longest = std::max({longest, bar.value, bar.outOf});
        label = std::max(label, textWidth(captionFont(), bar.label) + 2 * gap);
    }
    const double width = std::max<double>(canvas()->width(), 1);
    const double forBars = std::max(width - label, width / 4);
    setAxisScale(QwtAxis::XBottom, 0, longest > 0 ? longest * width / forBars : 1);
}

QSize BarChart::sizeHint() const
{
    const int row = QFontMetrics(captionFont()).height() + gap;
    return {360, static_cast<int>(std::max<qsizetype>(m_bars.size(), 1)) * row + gap};
}

QSize BarChart::minimumSizeHint() const
{
    return {240, sizeHint().height()};
}

} // namespace roadmarshal::views

#include "team_chart.h"

#include "end_labels.h"
#include "lines.h"

#include "style/livery.h"
#include "style/text.h"

#include <qwt_plot_curve.h>
#include <qwt_plot_grid.h>
#include <qwt_scale_div.h>
#include <qwt_scale_draw.h>
#include <qwt_scale_widget.h>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// Of a line, at least 3:1 against the ground.
QColor lineColour(int number, bool onDark)
{
    constexpr int lightestOnLight = 140; // as greys
    constexpr int darkestOnDark = 125;
    QColor colour = livery(number).colour;
    while (!onDark && qGray(colour.rgb()) > lightestOnLight)
        colour = colour.darker(112);
    while (onDark && qGray(colour.rgb()) < darkestOnDark)
        colour = QColor::fromRgb(std::min(255, colour.red() + 10), std::min(255, colour.green() + 10),
                                 std::min(255, colour.blue() + 10));
    return colour;
}

QString labelOf(const TeamSeries& series)
{
    return QString::number(series.values.back()) + u' ' + series.name;
}

} // namespace

TeamChart::TeamChart(QWidget* parent) : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize TeamChart::sizeHint() const
{
    const QFontMetrics type(captionFont());
    return {type.averageCharWidth() * 60, type.height() * 14};
}

QSize TeamChart::minimumSizeHint() const
{
    const QFontMetrics type(captionFont());
    return {type.averageCharWidth() * 24, type.height() * 14};
}

void TeamChart::setSeries(const QList<TeamSeries>& series, const QString& across, const QString& up)
{
    m_series = series;
    m_series.removeIf([](const TeamSeries& team) { return team.values.isEmpty(); });
    m_across = across;
    m_up = up;
    QStringList told;
    for (const TeamSeries& team : std::as_const(m_series))
        told.append(labelOf(team));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    dress();
}

void TeamChart::setOfPlaces(bool on)
{
    m_ofPlaces = on;
    fit();
}

void TeamChart::addCurves()
{
    const bool dark = isDark(palette());
    QList<EndLabel> labels;
    int index = 0;
    for (const TeamSeries& team : std::as_const(m_series)) {
        QList<QPointF> points;
        for (qsizetype turn = 0; turn < team.values.size(); ++turn)
            points.append(QPointF(static_cast<double>(turn), team.values[turn]));
        const QColor colour = lineColour(team.livery, dark);
        addLine(*this, points,
                {.pen = QPen(colour, 2, dashOf(index)),
                 .symbol = symbolOf(index),
                 .fill = livery(team.livery).colour,
                 .outline = QPen(colour, 1.2),
                 .side = 8});
        labels.append({labelOf(team), static_cast<double>(team.values.back()), colour});
        ++index;
    }
    if (labels.isEmpty())
        return;
    auto* names = new EndLabels(labels, static_cast<double>(m_series.first().values.size()) - 1,
                                {captionFont(), ink().text, palette().color(QPalette::Base)});
    names->attach(this);
}

void TeamChart::dress()
{
    detachItems(QwtPlotItem::Rtti_PlotItem);
    auto* grid = new QwtPlotGrid;
    grid->enableX(false);
    grid->setMajorPen(QPen(ink().outline, 1));
    grid->attach(this);
    addCurves();
    titleAxis(*this, QwtAxis::XBottom, m_across, captionFont(), ink().faint);
    titleAxis(*this, QwtAxis::YLeft, m_up, captionFont(), ink().faint);
    for (const QwtAxisId axis : {QwtAxis::XBottom, QwtAxis::YLeft})
        axisScaleDraw(axis)->enableComponent(QwtAbstractScaleDraw::Backbone, false);
    Chart::dress();
}

void TeamChart::fit()
{
    int least = 0; // points may be lost below nothing
    int most = 1;
    double widest = 0;
    qsizetype turns = 1;
    for (const TeamSeries& team : std::as_const(m_series)) {
        const auto [low, high] = std::ranges::minmax(team.values);
        least = std::min(least, low);
        most = std::max(most, high);
        turns = std::max(turns, team.values.size() - 1);
        widest = std::max(widest, textWidth(captionFont(), labelOf(team)));
    }
    const double lead = 5.0 * QFontMetrics(captionFont()).averageCharWidth();
    const double share = std::clamp((widest + lead) / std::max(1, width()), 0.1, 0.42);
    const auto end = static_cast<double>(turns);
    const int steps = std::max(2, width() / (QFontMetrics(captionFont()).averageCharWidth() * 10));
    setAxisScaleDiv(QwtAxis::XBottom, wholeSteps(0, end, end / (1 - share), std::min(12, steps)));
    setAxisScaleDiv(QwtAxis::YLeft, m_ofPlaces ? places(most) : wholeSteps(least, most, most * 1.06, 5));
}

} // namespace roadmarshal::views

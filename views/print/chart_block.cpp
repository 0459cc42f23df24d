#include "chart_block.h"

#include "charts/end_labels.h"
#include "charts/lines.h"

#include <qwt_plot.h>
#include <qwt_plot_grid.h>
#include <qwt_plot_renderer.h>
#include <qwt_scale_div.h>
#include <qwt_scale_draw.h>
#include <qwt_scale_widget.h>

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

namespace {

constexpr double labelShare = 0.24; // of the width, for the names at the ends of the lines

// Type in a plot is measured in its own pixels.
QFont plotFont(const QwtPlot& plot, double points, QFont::Weight weight = QFont::Normal)
{
    QFont scaled = font(points, weight);
    scaled.setPixelSize(std::max(1, qRound(points * plot.logicalDpiY() / 72.0)));
    return scaled;
}

LineLook lookOf(const Series& series, int index, double point, Ink ink)
{
    const QColor colour = lineColour(series.livery, ink);
    return {.pen = QPen(colour, 1.1 * point, dashOf(index)),
            .symbol = symbolOf(index),
            .fill = livery(series.livery, ink).colour,
            .outline = QPen(colour, 0.8 * point),
            .side = 5 * point};
}

void addCurve(QwtPlot& plot, const Series& series, int index, const Paper& paper)
{
    QList<QPointF> points;
    for (qsizetype turn = 0; turn < series.values.size(); ++turn)
        points.append(QPointF(static_cast<double>(turn), series.values[turn]));
    addLine(plot, points, lookOf(series, index, plot.logicalDpiY() / 72.0, paper.ink));
}

void setUpAxis(QwtPlot& plot, QwtPlot::Axis axis, const QString& title, const QwtScaleDiv& division, Ink ink)
{
    titleAxis(plot, axis, title, plotFont(plot, 8), inks(ink).faint);
    plot.setAxisFont(axis, plotFont(plot, 8));
    plot.setAxisScaleDiv(axis, division);
    plot.axisScaleDraw(axis)->enableComponent(QwtAbstractScaleDraw::Backbone, false);
    plot.axisScaleDraw(axis)->setTickLength(QwtScaleDiv::MajorTick, 3);
    plot.axisWidget(axis)->setMargin(0);
}

void fill(QwtPlot& plot, const LineFigure& figure, const Paper& paper)
{
    int least = 0; // points may be lost below nothing
    int most = 1;
    qsizetype turns = 1;
    QList<EndLabel> labels;
    for (const Series& series : figure.series) {
        turns = std::max(turns, series.values.size() - 1);
        if (series.values.isEmpty())
            continue;
        least = std::min(least, *std::ranges::min_element(series.values));
        most = std::max(most, *std::ranges::max_element(series.values));
        labels.append({QString::number(series.values.back()) + u' ' + series.name,
                       static_cast<double>(series.values.back()), lineColour(series.livery, paper.ink)});
    }
    const double end = static_cast<double>(turns);
    setUpAxis(plot, QwtPlot::xBottom, figure.across, wholeSteps(0, end, end / (1 - labelShare), 12),
              paper.ink);
    setUpAxis(plot, QwtPlot::yLeft, figure.up,
              figure.ofPlaces ? places(most) : wholeSteps(least, most, most * 1.06, 6), paper.ink);

    auto* grid = new QwtPlotGrid;
    grid->enableX(false);
    grid->setMajorPen(QPen(inks(paper.ink).rule, 0.5));
    grid->attach(&plot);
    for (qsizetype i = 0; i < figure.series.size(); ++i)
        addCurve(plot, figure.series[i], static_cast<int>(i), paper);
    (new EndLabels(labels, end, {plotFont(plot, 8), inks(paper.ink).text, Qt::white}))->attach(&plot);

    QPalette palette(inks(paper.ink).text, Qt::white);
    palette.setColor(QPalette::WindowText, inks(paper.ink).faint);
    palette.setColor(QPalette::Text, inks(paper.ink).faint);
    plot.setPalette(palette);
    plot.setCanvasBackground(Qt::white);
    plot.updateAxes(); // what nobody shows has not been told of its scales
    alignCanvas(plot, 2);
}

// The renderer takes the device's resolution for granted, so the layout's own scale is undone for it.
void render(QPainter& painter, const QRectF& rect, QwtPlot& plot)
{
    const double scale = unitsPerInch / painter.device()->logicalDpiY();
    painter.scale(scale, scale);
    QwtPlotRenderer renderer;
    renderer.setDiscardFlag(QwtPlotRenderer::DiscardBackground);
    renderer.setDiscardFlag(QwtPlotRenderer::DiscardCanvasBackground);
    renderer.setDiscardFlag(QwtPlotRenderer::DiscardCanvasFrame);
    renderer.render(&plot, &painter, QRectF(rect.topLeft() / scale, rect.size() / scale));
}

} // namespace

Block chartBlock(const LineFigure& figure, const Paper& paper)
{
    Block block = single(figure.height * pt, [figure, paper](QPainter& painter, const QRectF& rect) {
        QwtPlot plot;
        fill(plot, figure, paper);
        render(painter, rect, plot);
    });
    block.gapBefore = 4 * pt;
    return block;
}

} // namespace roadmarshal::views::print

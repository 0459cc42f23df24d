#include "chart_block.h"

#include "charts/lines.h"
#include "type.h"

#include <qwt_plot.h>
#include <qwt_plot_grid.h>
#include <qwt_plot_renderer.h>
#include <qwt_scale_div.h>
#include <qwt_scale_draw.h>
#include <qwt_scale_engine.h>
#include <qwt_scale_map.h>
#include <qwt_scale_widget.h>

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace roadmarshal::views::print {

namespace {

constexpr double labelShare = 0.24; // of the width, for the names at the ends of the lines

// Together with the ten symbols they tell ten teams apart without colour.
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr std::array symbols{QwtSymbol::Ellipse,   QwtSymbol::Rect,      QwtSymbol::Diamond,
                             QwtSymbol::UTriangle, QwtSymbol::DTriangle, QwtSymbol::LTriangle,
                             QwtSymbol::RTriangle, QwtSymbol::Star2,     QwtSymbol::Hexagon,
                             QwtSymbol::Star1};

// Type in a plot is measured in its own pixels.
QFont plotFont(const QwtPlot& plot, double points, QFont::Weight weight = QFont::Normal)
{
    QFont scaled = font(points, weight);
    scaled.setPixelSize(std::max(1, qRound(points * plot.logicalDpiY() / 72.0)));
    return scaled;
}

struct EndLabel
{
    QString name;
    double value; // where the line ends
    QColor colour;
};

// The names of the lines at their ends, moved apart where lines end close together.
class EndLabels final : public QwtPlotItem
{
public:
    EndLabels(QList<EndLabel> labels, double end, const QFont& font, const QColor& text)
        : m_labels(std::move(labels)), m_end(end), m_font(font), m_text(text)
    {
        std::ranges::stable_sort(m_labels, std::greater(), &EndLabel::value);
        constexpr double overGrid = 15; // and under the lines
        setZ(overGrid);
    }

    void draw(QPainter* painter, const QwtScaleMap& across, const QwtScaleMap& up,
              const QRectF& canvas) const override
    {
        const QFontMetricsF metrics(m_font);
        const double step =
            std::min(metrics.height(), canvas.height() / static_cast<double>(m_labels.size()));
        const double from = across.transform(m_end);
        const double to = from + 3 * metrics.averageCharWidth();
        const QList<double> spread = places(up, canvas, step);
        painter->save();
        painter->fillRect(QRectF(QPointF(from, canvas.top() - 1), canvas.bottomRight() + QPointF(2, -1)),
                          Qt::white);
        painter->setFont(m_font);
        for (qsizetype i = 0; i < m_labels.size(); ++i) {
            const QColor& colour = m_labels[i].colour;
            painter->setPen(QPen(colour, 0.6));
            painter->drawLine(
                QPointF(from + metrics.averageCharWidth() * 0.6, up.transform(m_labels[i].value)),
                QPointF(to, spread[i]));
            const QRectF place(to + 2, spread[i] - step / 2, canvas.right() - to - 3, step);
            paintLine(*painter, place, m_labels[i].name, m_font, m_text);
        }
        painter->restore();
    }

private:
    // From the top down, each at least a step under the one before; then back up from the bottom edge.
    QList<double> places(const QwtScaleMap& up, const QRectF& canvas, double step) const
    {
        QList<double> y;
        for (const EndLabel& label : m_labels) {
            const double wanted = std::max(up.transform(label.value), canvas.top() + step / 2);
            y.append(y.isEmpty() ? wanted : std::max(wanted, y.back() + step));
        }
        double lowest = canvas.bottom() - step / 2;
        for (qsizetype i = y.size() - 1; i >= 0; --i, lowest -= step)
            y[i] = std::min(y[i], lowest);
        return y;
    }

    QList<EndLabel> m_labels;
    double m_end;
    QFont m_font;
    QColor m_text; // the line that leads to it has the colour
};

LineLook lookOf(const Series& series, int index, double point, Ink ink)
{
    const QColor colour = lineColour(series.livery, ink);
    return {.pen = QPen(colour, 1.1 * point, dashes[static_cast<size_t>(index) % dashes.size()]),
            .symbol = symbols[static_cast<size_t>(index) % symbols.size()],
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

// Whole numbers only: there is no half turn and no half point.
QwtScaleDiv wholeSteps(double most, double end, int steps)
{
    QwtLinearScaleEngine engine;
    QwtScaleDiv division = engine.divideScale(0, std::max(1.0, most), steps, 0, 0);
    QList<double> ticks;
    for (const double tick : division.ticks(QwtScaleDiv::MajorTick)) {
        if (tick == std::floor(tick))
            ticks.append(tick);
    }
    return QwtScaleDiv(0, end, {}, {}, ticks);
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
    int most = 1;
    qsizetype turns = 1;
    QList<EndLabel> labels;
    for (const Series& series : figure.series) {
        turns = std::max(turns, series.values.size() - 1);
        if (series.values.isEmpty())
            continue;
        most = std::max(most, *std::ranges::max_element(series.values));
        labels.append({QString::number(series.values.back()) + u' ' + series.name,
                       static_cast<double>(series.values.back()), lineColour(series.livery, paper.ink)});
    }
    const double end = static_cast<double>(turns);
    setUpAxis(plot, QwtPlot::xBottom, figure.across, wholeSteps(end, end / (1 - labelShare), 12), paper.ink);
    setUpAxis(plot, QwtPlot::yLeft, figure.up, wholeSteps(most, most * 1.06, 6), paper.ink);

    auto* grid = new QwtPlotGrid;
    grid->enableX(false);
    grid->setMajorPen(QPen(inks(paper.ink).rule, 0.5));
    grid->attach(&plot);
    for (qsizetype i = 0; i < figure.series.size(); ++i)
        addCurve(plot, figure.series[i], static_cast<int>(i), paper);
    (new EndLabels(labels, end, plotFont(plot, 8), inks(paper.ink).text))->attach(&plot);

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

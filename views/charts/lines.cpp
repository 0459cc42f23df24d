#include "lines.h"

#include <qwt_plot_curve.h>
#include <qwt_plot_layout.h>
#include <qwt_scale_div.h>
#include <qwt_scale_engine.h>
#include <qwt_text.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace roadmarshal::views {

Qt::PenStyle dashOf(int index)
{
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                Qt::DashDotDotLine};
    return dashes[static_cast<size_t>(index) % dashes.size()];
}

QwtSymbol::Style symbolOf(int index)
{
    constexpr std::array symbols{QwtSymbol::Ellipse,   QwtSymbol::Rect,      QwtSymbol::Diamond,
                                 QwtSymbol::UTriangle, QwtSymbol::DTriangle, QwtSymbol::LTriangle,
                                 QwtSymbol::RTriangle, QwtSymbol::Star2,     QwtSymbol::Hexagon,
                                 QwtSymbol::Star1};
    return symbols[static_cast<size_t>(index) % symbols.size()];
}

QwtScaleDiv wholeSteps(double least, double most, double end, int steps)
{
    const QwtLinearScaleEngine engine;
    const QwtScaleDiv division = engine.divideScale(least, std::max(1.0, most), steps, 0, 0);
    QList<double> ticks;
    for (const double tick : division.ticks(QwtScaleDiv::MajorTick)) {
        if (tick == std::floor(tick))
            ticks.append(tick);
    }
    return QwtScaleDiv(least, end, {}, {}, ticks);
}

QwtScaleDiv places(int most)
{
    constexpr double room = 0.3;
    QList<double> ticks;
    for (int place = 1; place <= most; ++place)
        ticks.append(place);
    return QwtScaleDiv(most + room, 1 - room, {}, {}, ticks);
}

QwtPlotCurve* addLine(QwtPlot& plot, const QList<QPointF>& points, const LineLook& look)
{
    auto* curve = new QwtPlotCurve;
    curve->setSamples(QVector<QPointF>(points));
    curve->setPen(look.pen);
    curve->setRenderHint(QwtPlotItem::RenderAntialiased);
    const int side = qRound(look.side);
    curve->setSymbol(new QwtSymbol(look.symbol, look.fill, look.outline, QSize(side, side)));
    curve->attach(&plot);
    return curve;
}

void titleAxis(QwtPlot& plot, QwtAxisId axis, const QString& title, const QFont& font, const QColor& colour)
{
    QwtText text(title, QwtText::PlainText);
    text.setFont(font);
    text.setColor(colour);
    plot.setAxisTitle(axis, text);
}

void alignCanvas(QwtPlot& plot, int margin)
{
    plot.plotLayout()->setCanvasMargin(margin);
    plot.plotLayout()->setAlignCanvasToScales(true);
}

} // namespace roadmarshal::views

#include "lines.h"

#include <qwt_plot_curve.h>
#include <qwt_plot_layout.h>
#include <qwt_text.h>

namespace roadmarshal::views {

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

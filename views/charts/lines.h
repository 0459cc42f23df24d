// What lines in a plot have in common, on the screen and on paper.
#pragma once

#include <qwt_plot.h>
#include <qwt_symbol.h>

#include <QPen>

class QwtPlotCurve;

namespace roadmarshal::views {

struct LineLook
{
    QPen pen;
    QwtSymbol::Style symbol = QwtSymbol::Ellipse;
    QColor fill; // of the symbols
    QPen outline;
    double side = 7; // of a symbol
};

// Of the nth line: the two together tell ten teams apart without colour.
Qt::PenStyle dashOf(int index);
QwtSymbol::Style symbolOf(int index);

// Whole numbers only: there is no half turn and no half point. Ticks from `least` to `most`, room
// to `end`.
QwtScaleDiv wholeSteps(double least, double most, double end, int steps);

// Of places: the first on top.
QwtScaleDiv places(int most);

// The plot owns it.
QwtPlotCurve* addLine(QwtPlot& plot, const QList<QPointF>& points, const LineLook& look);
// Mere text, never markup.
void titleAxis(QwtPlot& plot, QwtAxisId axis, const QString& title, const QFont& font, const QColor& colour);
// Scales end where the canvas does.
void alignCanvas(QwtPlot& plot, int margin);

} // namespace roadmarshal::views

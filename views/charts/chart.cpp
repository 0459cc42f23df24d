#include "chart.h"

#include "lines.h"

#include <qwt_plot_canvas.h>
#include <qwt_scale_widget.h>

#include <QEvent>

namespace roadmarshal::views {

Chart::Chart(QWidget* parent) : QwtPlot(parent)
{
    auto* ground = new QwtPlotCanvas(this);
    ground->setFrameStyle(QFrame::NoFrame);
    ground->setFocusIndicator(QwtPlotCanvas::NoFocusIndicator);
    setCanvas(ground);
    alignCanvas(*this, 0);
    setAutoReplot(false);
    setFocusPolicy(Qt::NoFocus);
    for (int axis = 0; axis < QwtAxis::AxisPositions; ++axis)
        axisWidget(axis)->setMargin(smallGap);
}

void Chart::dress()
{
    setCanvasBackground(palette().color(QPalette::Base));
    setAutoFillBackground(false);
    for (int axis = 0; axis < QwtAxis::AxisPositions; ++axis) {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, ink().faint); // the line
        colours.setColor(QPalette::Text, ink().text);
        axisWidget(axis)->setPalette(colours);
        axisWidget(axis)->setFont(captionFont());
    }
    fit();
    replot();
}

void Chart::changeEvent(QEvent* event)
{
    QwtPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void Chart::resizeEvent(QResizeEvent* event)
{
    QwtPlot::resizeEvent(event);
    fit();
    replot();
}

void Chart::showEvent(QShowEvent* event)
{
    QwtPlot::showEvent(event);
    dress();
}

} // namespace roadmarshal::views

// What all charts have in common: the look of the window or of paper, and a way onto any painter.
#pragma once

#include "style/theme.h"

#include <qwt_plot.h>

class QPainter;

namespace roadmarshal::views {

class Chart : public QwtPlot
{
    Q_OBJECT
public:
    explicit Chart(QWidget* parent = nullptr);

    // On paper, or wherever else: as large as the rectangle, with text that stays text.
    void paint(QPainter& painter, const QRectF& rect);

protected:
    const Colours& ink() const { return coloursFor(palette()); }
    // Colours and fonts anew; called whenever the palette changes.
    virtual void dress();
    // Room for labels depends on the size.
    virtual void fit() {}

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace roadmarshal::views

// What all charts of the window have in common: its colours and fonts.
#pragma once

#include "style/theme.h"

#include <qwt_plot.h>

namespace roadmarshal::views {

class Chart : public QwtPlot
{
    Q_OBJECT
public:
    explicit Chart(QWidget* parent = nullptr);

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

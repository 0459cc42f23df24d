// Bars that lie, a name before each and its figure behind it.
#pragma once

#include "chart.h"

namespace roadmarshal::views {

struct Bar
{
    QString name;
    double value = 0;
    double outOf = 0; // an outline behind it: 3 of these 7; 0 for none
    QString label;    // stands behind the bar
};

class BarChart final : public Chart
{
    Q_OBJECT
public:
    explicit BarChart(QWidget* parent = nullptr);

    void setBars(const QList<Bar>& bars);
    const QList<Bar>& bars() const { return m_bars; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void dress() override;
    void fit() override;

private:
    class Item;

    Item* m_item;
    QList<Bar> m_bars;
};

} // namespace roadmarshal::views

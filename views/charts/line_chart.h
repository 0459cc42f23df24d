// A line over whole numbers (turns), with its figures at the points.
#pragma once

#include "chart.h"

namespace roadmarshal::views {

struct LinePoint
{
    int at = 0;
    double value = 0;
    QString label;
};

class LineChart final : public Chart
{
    Q_OBJECT
public:
    explicit LineChart(QWidget* parent = nullptr);

    void setPoints(const QList<LinePoint>& points, const QString& below);
    const QList<LinePoint>& points() const { return m_points; }

    QSize sizeHint() const override { return {360, 220}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

protected:
    void dress() override;

private:
    QList<LinePoint> m_points;
    QString m_below;
};

} // namespace roadmarshal::views

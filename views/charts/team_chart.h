// How a figure of every team grew over the turns: a line each, with its name at the end.
#pragma once

#include "chart.h"

namespace roadmarshal::views {

struct TeamSeries
{
    QString name;
    int livery = 0;
    QList<int> values; // at the start, then at the end of each turn
};

class TeamChart final : public Chart
{
    Q_OBJECT
public:
    explicit TeamChart(QWidget* parent = nullptr);

    void setSeries(const QList<TeamSeries>& series, const QString& across, const QString& up);
    // Of places the first is on top.
    void setOfPlaces(bool on);
    const QList<TeamSeries>& series() const { return m_series; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void dress() override;
    void fit() override;

private:
    void addCurves();

    QList<TeamSeries> m_series;
    QString m_across;
    QString m_up;
    bool m_ofPlaces = false;
};

} // namespace roadmarshal::views

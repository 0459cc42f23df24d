// The names of lines at their ends, moved apart where lines end close together; on the screen and on paper.
#pragma once

#include <qwt_plot_item.h>

#include <QColor>
#include <QFont>
#include <QList>

namespace roadmarshal::views {

struct EndLabel
{
    QString name;
    double value; // where the line ends
    QColor colour;
};

class EndLabels final : public QwtPlotItem
{
public:
    struct Look
    {
        QFont font;
        QColor text; // the line that leads to it has the colour
        QColor ground;
    };
    EndLabels(QList<EndLabel> labels, double end, const Look& look);

    void draw(QPainter* painter, const QwtScaleMap& across, const QwtScaleMap& up,
              const QRectF& canvas) const override;

private:
    static QList<double> places(const QList<EndLabel>& labels, const QwtScaleMap& up, const QRectF& canvas,
                                double step);

    QList<EndLabel> m_labels;
    double m_end;
    Look m_look;
};

} // namespace roadmarshal::views

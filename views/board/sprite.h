// A counter painted once and then copied, as long as nothing about it changes.
#pragma once

#include "counter.h"

#include <QPixmap>

namespace roadmarshal::views {

class Sprite
{
public:
    // Draws around the painter's origin on whole pixels; the painter is scaled but not turned.
    void paint(QPainter& painter, const Counter& counter, double heading);
    // While zooming the old picture is good enough, stretched.
    void setHurried(bool hurried) { m_hurried = hurried; }

private:
    bool serves(const Counter& counter, double heading, double scale, double pixelRatio) const;
    void render(const Counter& counter, double heading, double scale, double pixelRatio);

    QPixmap m_pixmap;
    Counter m_counter;
    double m_heading = 0;
    double m_scale = 0;
    bool m_hurried = false;
};

} // namespace roadmarshal::views

// A track's SVG that several threads may render parts of, one at a time.
#pragma once

#include <QColor>
#include <QImage>
#include <QMutex>
#include <QSvgRenderer>

namespace roadmarshal::views {

class SvgSource
{
public:
    SvgSource(const QByteArray& svg, const QRectF& world, const QColor& ground);

    // `part` in pixels at that scale, counted from the world's origin.
    QImage render(const QRect& part, double scale);

private:
    QMutex m_mutex;
    QSvgRenderer m_renderer;
    QRectF m_world;
    QColor m_ground;
};

} // namespace roadmarshal::views

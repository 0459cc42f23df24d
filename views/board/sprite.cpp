#include "sprite.h"

#include <QPainter>

#include <cmath>

namespace roadmarshal::views {

bool Sprite::serves(const Counter& counter, double heading, double scale, double pixelRatio) const
{
    return (m_scale == scale || (m_hurried && m_scale > 0)) && m_heading == heading && m_counter == counter &&
           m_pixmap.devicePixelRatio() == pixelRatio;
}

void Sprite::paint(QPainter& painter, const Counter& counter, double heading)
{
    const QTransform view = painter.worldTransform();
    const double pixelRatio = painter.device()->devicePixelRatio();
    if (!serves(counter, heading, view.m11(), pixelRatio))
        render(counter, heading, view.m11(), pixelRatio);
    const auto snap = [pixelRatio](double value) { return std::round(value * pixelRatio) / pixelRatio; };
    const double size = m_pixmap.deviceIndependentSize().width() * view.m11() / m_scale;
    const QPointF centre = view.map(QPointF());
    painter.save();
    painter.resetTransform();
    // Smooth edges are in the picture already; asking for more keeps Qt from its fast paths.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawPixmap(
        QRectF(snap(centre.x() - size / 2), snap(centre.y() - size / 2), snap(size), snap(size)), m_pixmap,
        QRectF(m_pixmap.rect()));
    painter.restore();
}

void Sprite::render(const Counter& counter, double heading, double scale, double pixelRatio)
{
    m_counter = counter;
    m_heading = heading;
    m_scale = scale;
    const int size = 2 * static_cast<int>(std::ceil(counterBounds(counter).width() / 2 * scale * pixelRatio));
    if (m_pixmap.width() != size)
        m_pixmap = QPixmap(size, size);
    m_pixmap.setDevicePixelRatio(pixelRatio);
    m_pixmap.fill(Qt::transparent);
    QPainter painter(&m_pixmap);
    painter.translate(size / 2.0 / pixelRatio, size / 2.0 / pixelRatio);
    painter.scale(scale, scale);
    paintCounter(painter, counter, heading);
}

} // namespace roadmarshal::views

#include "sprite.h"

#include <QPainter>

#include <cmath>

namespace roadmarshal::views {

void Sprite::paint(QPainter& painter, const Counter& counter, double heading)
{
    const QTransform view = painter.worldTransform();
    const double pixelRatio = painter.device()->devicePixelRatio();
    const bool same = m_scale == view.m11() && m_heading == heading && m_counter == counter &&
                      m_pixmap.devicePixelRatio() == pixelRatio;
    if (!same)
        render(counter, heading, view.m11(), pixelRatio);
    const QPointF corner = view.map(QPointF()) - m_pixmap.deviceIndependentSize().width() / 2 * QPointF(1, 1);
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(QPointF(std::round(corner.x() * pixelRatio), std::round(corner.y() * pixelRatio)) /
                           pixelRatio,
                       m_pixmap);
    painter.restore();
}

void Sprite::render(const Counter& counter, double heading, double scale, double pixelRatio)
{
    m_counter = counter;
    m_heading = heading;
    m_scale = scale;
    const int size = 2 * static_cast<int>(std::ceil(counterBounds().width() / 2 * scale * pixelRatio));
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

#include "svg_source.h"

#include <QPainter>

namespace roadmarshal::views {

SvgSource::SvgSource(const QByteArray& svg, const QRectF& world, const QColor& ground)
    : m_renderer(svg), m_world(world), m_ground(ground)
{
}

QImage SvgSource::render(const QRect& part, double scale)
{
    const QMutexLocker lock(&m_mutex);
    // Opaque, since that is what gets copied to the screen fastest.
    QImage image(part.size(), QImage::Format_RGB32);
    image.fill(m_ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-part.topLeft());
    m_renderer.render(&painter, QRectF(m_world.topLeft() * scale, m_world.size() * scale));
    return image;
}

} // namespace roadmarshal::views

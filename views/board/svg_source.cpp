#include "svg_source.h"

#include "board/svg.h"

#include <QPainter>

namespace roadmarshal::views {

SvgSource::SvgSource(const board::Patch& patch, const board::Theme& theme)
    : m_renderer(toSvg(patch, theme)), m_bounds(patch.bounds)
{
}

void SvgSource::draw(QPainter& painter, double scale)
{
    const QMutexLocker lock(&m_mutex);
    m_renderer.render(&painter, QRectF(m_bounds.topLeft() * scale, m_bounds.size() * scale));
}

QImage render(const SvgSources& sources, const QRect& part, double scale, const QColor& ground)
{
    // Opaque where it can be, since that is what gets copied to the screen fastest.
    QImage image(part.size(),
                 ground.alpha() == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing |
                           QPainter::SmoothPixmapTransform); // a board may be a picture
    painter.translate(-part.topLeft());
    const QRectF world(QPointF(part.topLeft()) / scale, QSizeF(part.size()) / scale);
    for (const auto& source : sources) {
        if (source->bounds().intersects(world))
            source->draw(painter, scale);
    }
    return image;
}

} // namespace roadmarshal::views

#include "swatch_icon.h"

#include "livery.h"
#include "plate.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>

namespace roadmarshal::views {

QIcon swatchIcon(int livery, QSize size)
{
    const Colours colours = coloursFor(QGuiApplication::palette());
    const QString key = QStringLiteral("roadmarshal/swatch/%1/%2/%3x%4")
                            .arg(livery)
                            .arg(colours.faint.name())
                            .arg(size.width())
                            .arg(size.height());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        constexpr int sharpness = 2; // pixels for each, for dense screens
        pixmap = QPixmap(sharpness * size);
        pixmap.setDevicePixelRatio(sharpness);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSwatch(painter, QRectF(QPointF(), size), views::livery(livery), colours);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

} // namespace roadmarshal::views

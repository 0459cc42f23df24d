#include "swatch_icon.h"

#include "style/plate.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>

namespace roadmarshal::views {

QIcon swatchIcon(int livery)
{
    const Colours colours = coloursFor(QGuiApplication::palette());
    const QString key = QStringLiteral("roadmarshal/swatch/%1/%2").arg(livery).arg(colours.faint.name());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        constexpr int size = 14;
        constexpr int sharpness = 2; // pixels for each, for dense screens
        pixmap = QPixmap(sharpness * QSize(size, size));
        pixmap.setDevicePixelRatio(sharpness);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSwatch(painter, {0, 0, size, size}, views::livery(livery), colours);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

} // namespace roadmarshal::views

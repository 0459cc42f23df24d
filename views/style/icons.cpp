#include "icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QLibraryInfo>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QVersionNumber>

#include <optional>

namespace roadmarshal::views {

namespace {

// Every drawing is made with this colour where it shall take the palette's.
const QByteArray placeholder = QByteArrayLiteral("\"#000\"");

QByteArray drawing(const QString& name)
{
    static QHash<QString, QByteArray> read;
    auto found = read.find(name);
    if (found == read.end()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        const bool opened = file.open(QIODevice::ReadOnly);
        if (!opened)
            qWarning("There is no icon %s", qUtf8Printable(name));
        found = read.insert(name, opened ? file.readAll() : QByteArray());
    }
    return *found;
}

QPixmap rendered(const QString& name, const QColor& colour, const QSize& pixels)
{
    const QString key = QStringLiteral("roadmarshal/%1/%2/%3x%4")
                            .arg(name, colour.name(QColor::HexArgb))
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QByteArray svg = drawing(name);
    svg.replace(placeholder, '"' + colour.name().toLatin1() + '"');
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    if (!svg.isEmpty()) {
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&pixmap);
        renderer.render(&painter);
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class StrokeIcon final : public QIconEngine
{
public:
    StrokeIcon(QString name, std::optional<QPalette> palette)
        : m_name(std::move(name)), m_palette(std::move(palette))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, rect, m_name, colour(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return rendered(m_name, colour(mode), size);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        // Before 6.8 Qt asked for device pixels.
        const QSize pixels = QLibraryInfo::version() < QVersionNumber(6, 8) ? size : size * scale;
        return rendered(m_name, colour(mode), pixels);
    }

    QString iconName() override { return m_name; }
    QString key() const override { return QStringLiteral("roadmarshal-stroke"); }
    QIconEngine* clone() const override { return new StrokeIcon(*this); }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = m_palette.value_or(QGuiApplication::palette());
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
    }

    QString m_name;
    std::optional<QPalette> m_palette; // without one, the application's when it is painted
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new StrokeIcon(name, std::nullopt));
}

QIcon icon(const QString& name, const QPalette& palette)
{
    return QIcon(new StrokeIcon(name, palette));
}

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour)
{
    const double ratio = painter.device()->devicePixelRatioF();
    QPixmap pixmap = rendered(name, colour, (rect.size() * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    painter.drawPixmap(rect.topLeft(), pixmap);
}

} // namespace roadmarshal::views

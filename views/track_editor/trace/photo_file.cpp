#include "photo_file.h"

#include "track/read_traced.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

namespace roadmarshal::views {

std::expected<QImage, QString> PhotoFile::read(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (QFileInfo(path).size() > largestFile)
        return std::unexpected(tr("%1 is larger than %2 MB.").arg(name).arg(largestFile / 1024 / 1024));
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    const QByteArray format = reader.format();
    // Drawings may have scripts and lead elsewhere; of pictures two kinds are enough.
    if (format != "jpeg" && format != "png")
        return std::unexpected(tr("%1 is neither a JPEG nor a PNG picture.").arg(name));
    const QSize size = reader.size();
    if (size.isEmpty() || std::max(size.width(), size.height()) > widestRead)
        return std::unexpected(
            tr("%1 says that it is %2 × %3 pixels.").arg(name).arg(size.width()).arg(size.height()));
    if (std::max(size.width(), size.height()) > widestKept)
        reader.setScaledSize(size.scaled(widestKept, widestKept, Qt::KeepAspectRatio));
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    if (image.isNull())
        return std::unexpected(tr("%1 can’t be read: %2").arg(name, reader.errorString()));
    return image.convertToFormat(QImage::Format_RGB32);
}

namespace {

QByteArray jpegOf(const QImage& image, int quality)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "jpeg", quality);
    return data;
}

QTransform transformOf(const board::Perspective& mapping)
{
    const auto& m = mapping.matrix();
    return {m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]};
}

} // namespace

track::Photo laidFlat(const QImage& photo, const track::Trace& trace)
{
    constexpr int width = 1600;
    const QRectF area = pictureArea(trace);
    const double scale = width / std::max(area.width(), area.height());
    QImage flat((area.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    flat.fill(Qt::black);
    if (const auto mapping = flattening(trace)) {
        QPainter painter(&flat);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setTransform(transformOf(*mapping) * QTransform::fromTranslate(-area.left(), -area.top()) *
                             QTransform::fromScale(scale, scale));
        painter.drawImage(0, 0, photo);
    }
    for (;; flat = flat.scaled(flat.size() * 0.8, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)) {
        for (const int quality : {85, 75, 65, 55}) {
            const QByteArray data = jpegOf(flat, quality);
            if (data.size() <= track::largestPhoto)
                return {QStringLiteral("image/jpeg"), data, flat.size()};
        }
    }
}

} // namespace roadmarshal::views

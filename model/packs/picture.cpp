#include "picture.h"

#include "bounds.h"
#include "content/picture_header.h"
#include "drawing.h"

namespace roadmarshal::packs {

namespace {

std::unexpected<Problem> refused(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

std::expected<QSize, Problem> bounded(qint64 width, qint64 height)
{
    if (width < 1 || height < 1)
        return refused(QStringLiteral("has no size"));
    if (width > longestSide || height > longestSide || width * height > mostPixels)
        return refused(QStringLiteral("has %1 × %2 pixels, at most %3 a side and %4 in all are allowed")
                           .arg(width)
                           .arg(height)
                           .arg(longestSide)
                           .arg(mostPixels));
    return QSize(static_cast<int>(width), static_cast<int>(height));
}

} // namespace

std::expected<QSize, Problem> sizeOfPicture(QByteArrayView bytes, const QString& type)
{
    const auto header = content::pictureHeaderOf(bytes);
    if (!header || header->type != QStringLiteral("image/") + type)
        return refused(
            QStringLiteral("is no %1 picture, or one that does not say its size").arg(type.toUpper()));
    return bounded(header->size.width(), header->size.height());
}

std::expected<QSize, Problem> checkPicture(const QString& name, const QByteArray& bytes)
{
    if (bytes.size() > largestPicture)
        return refused(QStringLiteral("is larger than %1 MB").arg(largestPicture / megabyte));
    if (name.endsWith(QStringLiteral(".png")))
        return sizeOfPicture(bytes, QStringLiteral("png"));
    if (name.endsWith(QStringLiteral(".jpg")) || name.endsWith(QStringLiteral(".jpeg")))
        return sizeOfPicture(bytes, QStringLiteral("jpeg"));
    if (!name.endsWith(QStringLiteral(".svg")))
        return refused(QStringLiteral("is no picture: PNG, JPEG and SVG are"));
    if (const auto problem = problemOfDrawing(bytes))
        return std::unexpected(*problem);
    return QSize();
}

} // namespace roadmarshal::packs

#include "picture.h"

#include "bounds.h"
#include "drawing.h"

#include <QtEndian>

namespace roadmarshal::packs {

namespace {

std::unexpected<Problem> refused(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

template <class T>
qint64 numberAt(QByteArrayView bytes, qsizetype at)
{
    return qFromBigEndian<T>(bytes.data() + at);
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

std::expected<QSize, Problem> sizeOfPng(QByteArrayView bytes)
{
    // ISO 15948, 5.2 and 11.2.2: the signature, then the header with the size.
    constexpr qsizetype headerEnd = 33;
    static constexpr char signature[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    if (bytes.size() < headerEnd || !bytes.startsWith(QByteArrayView(signature, sizeof signature - 1)))
        return refused(QStringLiteral("is no PNG picture"));
    return bounded(numberAt<quint32>(bytes, 16), numberAt<quint32>(bytes, 20));
}

std::expected<QSize, Problem> sizeOfJpeg(QByteArrayView bytes)
{
    // ISO 10918-1, B.1: segments, each with its length; a frame header says the size.
    constexpr int first = 0xd8;
    constexpr int frames = 0xc0;
    const auto byteAt = [&](qsizetype at) { return static_cast<int>(static_cast<uchar>(bytes[at])); };
    if (bytes.size() < 4 || byteAt(0) != 0xff || byteAt(1) != first)
        return refused(QStringLiteral("is no JPEG picture"));
    for (qsizetype at = 2; at + 9 < bytes.size();) {
        if (byteAt(at) != 0xff)
            break;
        const int marker = byteAt(at + 1);
        if (marker == 0xff) { // fill
            ++at;
            continue;
        }
        const bool isFrame = (marker & 0xf0) == frames && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (isFrame)
            return bounded(numberAt<quint16>(bytes, at + 7), numberAt<quint16>(bytes, at + 5));
        const qint64 length = numberAt<quint16>(bytes, at + 2);
        if (length < 2 || marker == 0xda || marker == 0xd9)
            break;
        at += 2 + length;
    }
    return refused(QStringLiteral("is a JPEG picture that does not say its size"));
}

std::expected<QSize, Problem> checkPicture(const QString& name, const QByteArray& bytes)
{
    if (bytes.size() > largestPicture)
        return refused(QStringLiteral("is larger than %1 MB").arg(largestPicture / megabyte));
    if (name.endsWith(QStringLiteral(".png")))
        return sizeOfPng(bytes);
    if (name.endsWith(QStringLiteral(".jpg")) || name.endsWith(QStringLiteral(".jpeg")))
        return sizeOfJpeg(bytes);
    if (!name.endsWith(QStringLiteral(".svg")))
        return refused(QStringLiteral("is no picture: PNG, JPEG and SVG are"));
    if (const auto problem = problemOfDrawing(bytes))
        return std::unexpected(*problem);
    return QSize();
}

} // namespace roadmarshal::packs

#include "picture_header.h"

#include <QtEndian>

#include <algorithm>
#include <limits>

namespace roadmarshal::content {

namespace {

template <class T>
int numberAt(QByteArrayView data, qsizetype at)
{
    constexpr auto most = static_cast<quint32>(std::numeric_limits<int>::max());
    return static_cast<int>(std::min<quint32>(qFromBigEndian<T>(data.data() + at), most));
}

int byteAt(QByteArrayView data, qsizetype at)
{
    return static_cast<uchar>(data[at]);
}

// ISO 15948, 5.2 and 11.2.2: the signature, then the header with the size.
std::optional<QSize> sizeOfPng(QByteArrayView data)
{
    constexpr qsizetype sizeEnd = 24;
    static constexpr char start[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    if (data.size() < sizeEnd || !data.startsWith(QByteArrayView(start, sizeof start - 1)))
        return std::nullopt;
    return QSize(numberAt<quint32>(data, 16), numberAt<quint32>(data, 20));
}

// ISO 10918-1, B.1: segments, each with its length; the first that starts a frame says the size.
std::optional<QSize> sizeOfJpeg(QByteArrayView data)
{
    if (data.size() < 4 || byteAt(data, 0) != 0xff || byteAt(data, 1) != 0xd8)
        return std::nullopt;
    for (qsizetype at = 2; at + 9 <= data.size();) {
        if (byteAt(data, at) != 0xff)
            return std::nullopt;
        const int marker = byteAt(data, at + 1);
        if (marker == 0xff) { // filling
            ++at;
            continue;
        }
        const bool startsFrame =
            (marker & 0xf0) == 0xc0 && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (startsFrame)
            return QSize(numberAt<quint16>(data, at + 7), numberAt<quint16>(data, at + 5));
        const int length = numberAt<quint16>(data, at + 2);
        if (length < 2 || marker == 0xda || marker == 0xd9)
            return std::nullopt;
        at += 2 + length;
    }
    return std::nullopt;
}

} // namespace

std::optional<PictureHeader> pictureHeaderOf(QByteArrayView data)
{
    if (const auto size = sizeOfPng(data))
        return PictureHeader{QStringLiteral("image/png"), *size};
    if (const auto size = sizeOfJpeg(data))
        return PictureHeader{QStringLiteral("image/jpeg"), *size};
    return std::nullopt;
}

} // namespace roadmarshal::content

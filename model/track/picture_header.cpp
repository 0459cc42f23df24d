#include "picture_header.h"

#include <QtEndian>

namespace roadmarshal::track {

namespace {

int wordAt(const QByteArray& data, qsizetype at)
{
    return qFromBigEndian<quint16>(data.constData() + at);
}

// The size stands in the first chunk, after signature, length and name.
std::optional<QSize> sizeOfPng(const QByteArray& data)
{
    constexpr qsizetype header = 24;
    if (data.size() < header || data.sliced(12, 4) != "IHDR")
        return std::nullopt;
    const auto width = qFromBigEndian<quint32>(data.constData() + 16);
    const auto height = qFromBigEndian<quint32>(data.constData() + 20);
    constexpr quint32 most = 1'000'000;
    if (width > most || height > most)
        return std::nullopt;
    return QSize(static_cast<int>(width), static_cast<int>(height));
}

// The size stands in the first segment that starts a frame.
std::optional<QSize> sizeOfJpeg(const QByteArray& data)
{
    for (qsizetype at = 2; at + 9 <= data.size();) {
        if (static_cast<quint8>(data[at]) != 0xFF)
            return std::nullopt;
        const auto marker = static_cast<quint8>(data[at + 1]);
        if (marker == 0xFF) { // filling
            ++at;
            continue;
        }
        const bool startsFrame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (startsFrame)
            return QSize(wordAt(data, at + 7), wordAt(data, at + 5));
        const int length = wordAt(data, at + 2);
        if (length < 2)
            return std::nullopt;
        at += 2 + length;
    }
    return std::nullopt;
}

} // namespace

std::optional<PictureHeader> pictureHeaderOf(const QByteArray& data)
{
    std::optional<QSize> size;
    QString type;
    if (data.startsWith("\x89PNG\r\n\x1a\n")) {
        size = sizeOfPng(data);
        type = QStringLiteral("image/png");
    } else if (data.startsWith("\xFF\xD8")) {
        size = sizeOfJpeg(data);
        type = QStringLiteral("image/jpeg");
    }
    if (!size || size->isEmpty())
        return std::nullopt;
    return PictureHeader{type, *size};
}

} // namespace roadmarshal::track

// Pictures as far as their header, of any size.
#pragma once

#include <QByteArray>

namespace roadmarshal::test {

inline QByteArray sized(const QByteArray& before, quint32 width, quint32 height, int bytes,
                        bool heightFirst = false)
{
    QByteArray picture = before;
    for (const quint32 side : {heightFirst ? height : width, heightFirst ? width : height}) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
            picture.append(static_cast<char>(side >> shift & 0xff));
    }
    return picture + QByteArray(40, '\0');
}

inline QByteArray png(quint32 width, quint32 height)
{
    return sized(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), width, height, 4);
}

inline QByteArray jpeg(quint32 width, quint32 height)
{
    return sized(QByteArray("\xff\xd8\xff\xe0\0\x04JF\xff\xc0\0\x11\x08", 13), width, height, 2, true);
}

} // namespace roadmarshal::test

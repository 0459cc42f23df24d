// Zip files written byte by byte, with whatever no honest program would write.
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

namespace roadmarshal::test {

struct ZipEntry
{
    QByteArray name;
    QByteArray data = {};
    bool deflate = false;
    qint64 size = -1; // unpacked, as it says; -1: as it is
    int flags = 0;
    int method = -1;  // as it says; -1: as it is
    quint32 mode = 0; // of Unix
    int lieOn = -1;   // the entry whose bytes it claims
};

inline quint32 crcOf(const QByteArray& bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

inline QByteArray number(quint64 value, int bytes)
{
    QByteArray text;
    for (int i = 0; i < bytes; ++i)
        text.append(static_cast<char>(value >> (8 * i) & 0xff));
    return text;
}

inline QByteArray handMadeZip(const QList<ZipEntry>& entries, int count = -1)
{
    QByteArray zip;
    QByteArray directory;
    QList<qsizetype> begins;
    for (const ZipEntry& entry : entries) {
        // What qCompress puts around the bytes: a length of 4 and a heading of 2, a check sum of 4.
        const QByteArray packed = entry.deflate ? qCompress(entry.data, 9).sliced(6).chopped(4) : entry.data;
        const QByteArray common =
            number(static_cast<quint64>(entry.flags), 2) +
            number(static_cast<quint64>(entry.method >= 0 ? entry.method
                                        : entry.deflate   ? 8
                                                          : 0),
                   2) +
            number(0x28210000, 4) + number(crcOf(entry.data), 4) +
            number(static_cast<quint64>(packed.size()), 4) +
            number(static_cast<quint64>(entry.size >= 0 ? entry.size : entry.data.size()), 4) +
            number(static_cast<quint64>(entry.name.size()), 2) + number(0, 2);
        begins.append(entry.lieOn >= 0 ? begins[entry.lieOn] : zip.size());
        directory += number(0x02014b50, 4) + number(3 << 8 | 20, 2) + number(20, 2) + common + number(0, 2) +
                     number(0, 2) + number(0, 2) + number(quint64(entry.mode) << 16, 4) +
                     number(static_cast<quint64>(begins.last()), 4) + entry.name;
        if (entry.lieOn < 0)
            zip += number(0x04034b50, 4) + number(20, 2) + common + entry.name + packed;
    }
    const quint64 said = static_cast<quint64>(count >= 0 ? count : entries.size());
    return zip + directory + number(0x06054b50, 4) + number(0, 4) + number(said, 2) + number(said, 2) +
           number(static_cast<quint64>(directory.size()), 4) + number(static_cast<quint64>(zip.size()), 4) +
           number(0, 2);
}

} // namespace roadmarshal::test

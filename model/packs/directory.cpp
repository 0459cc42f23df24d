#include "directory.h"

#include "bounds.h"

#include <QtEndian>

#include <algorithm>
#include <optional>

namespace roadmarshal::packs {

namespace {

// The layout is APPNOTE.TXT's, 4.3: a header before each entry, the directory with a record for each, its
// end.
constexpr qsizetype endSize = 22;
constexpr qsizetype recordSize = 46;
constexpr qsizetype headerSize = 30;
constexpr qsizetype longestComment = 0xffff;
constexpr quint32 endSignature = 0x06054b50;
constexpr quint32 recordSignature = 0x02014b50;

std::unexpected<Problem> refused(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

template <class T>
qint64 numberAt(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.data() + at);
}

struct End
{
    qsizetype at = 0;
    qint64 count = 0;
    qint64 size = 0;
    qint64 begin = 0;
};

// The last one whose comment ends with the file.
std::optional<qsizetype> findEnd(QByteArrayView bytes)
{
    const qsizetype first = std::max<qsizetype>(0, bytes.size() - endSize - longestComment);
    for (qsizetype at = bytes.size() - endSize; at >= first; --at) {
        if (numberAt<quint32>(bytes, at) == endSignature &&
            at + endSize + numberAt<quint16>(bytes, at + 20) == bytes.size())
            return at;
    }
    return std::nullopt;
}

std::expected<End, Problem> endOf(QByteArrayView bytes)
{
    const auto at = findEnd(bytes);
    if (!at)
        return refused(QStringLiteral("is no pack, or its end is missing"));
    const qint64 count = numberAt<quint16>(bytes, *at + 10);
    const End end{*at, count, numberAt<quint32>(bytes, *at + 12), numberAt<quint32>(bytes, *at + 16)};
    if (numberAt<quint16>(bytes, *at + 4) != 0 || numberAt<quint16>(bytes, *at + 8) != count)
        return refused(QStringLiteral("is one part of several"));
    if (end.count > mostEntries) // the form for huge archives says 65,535 here
        return refused(QStringLiteral("holds more than %1 files").arg(mostEntries));
    if (end.begin + end.size != end.at)
        return refused(QStringLiteral("its directory does not lie where it says"));
    return end;
}

// What Unix calls a link or a device; other systems keep nothing of the kind there.
quint32 fileTypeOf(QByteArrayView record)
{
    constexpr qint64 unixSystem = 3;
    constexpr qint64 macSystem = 19;
    const qint64 madeOn = numberAt<quint16>(record, 4) >> 8;
    if (madeOn != unixSystem && madeOn != macSystem)
        return 0;
    return static_cast<quint32>(numberAt<quint32>(record, 38) >> 16) & 0170000;
}

std::optional<Problem> overlapping(std::vector<Slot> places, qint64 end)
{
    std::ranges::sort(places, {}, &Slot::at);
    for (size_t i = 0; i < places.size(); ++i) {
        const Slot& slot = places[i];
        const qint64 next = i + 1 < places.size() ? places[i + 1].at : end;
        if (slot.at + headerSize + slot.name.size() + slot.packed > next)
            return Problem{{}, QStringLiteral("two of its files lie on the same bytes")};
    }
    return std::nullopt;
}

} // namespace

std::expected<std::vector<Slot>, Problem> directoryOf(QByteArrayView bytes)
{
    const auto end = endOf(bytes);
    if (!end)
        return std::unexpected(end.error());
    std::vector<Slot> places;
    qsizetype at = end->begin;
    for (qint64 i = 0; i < end->count; ++i) {
        if (at + recordSize > end->at || numberAt<quint32>(bytes, at) != recordSignature)
            return refused(QStringLiteral("its directory is broken"));
        const QByteArrayView record = bytes.sliced(at);
        const qint64 name = numberAt<quint16>(record, 28);
        const qint64 behind = numberAt<quint16>(record, 30) + numberAt<quint16>(record, 32);
        if (at + recordSize + name + behind > end->at)
            return refused(QStringLiteral("its directory is broken"));
        places.push_back({record.sliced(recordSize, name).toByteArray(), numberAt<quint32>(record, 20),
                          numberAt<quint32>(record, 24), numberAt<quint32>(record, 42),
                          static_cast<int>(numberAt<quint16>(record, 8)),
                          static_cast<int>(numberAt<quint16>(record, 10)), fileTypeOf(record)});
        at += recordSize + name + behind;
    }
    if (at != end->at)
        return refused(QStringLiteral("its directory is broken"));
    if (const auto problem = overlapping(places, end->begin))
        return std::unexpected(*problem);
    return places;
}

} // namespace roadmarshal::packs

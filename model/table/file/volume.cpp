#include "volume.h"

#include "json/bounds.h"

namespace roadmarshal::table {

namespace {

constexpr qint64 mostBytes = file_format::largestJournal;
// An export says some twenty things more about each entry.
constexpr qint64 mostValues = json::wholeGame.values - 25LL * file_format::mostEntries;
constexpr qint64 mostLists = json::wholeGame.lists - 5LL * file_format::mostEntries;
// And it is deeper by the list of entries and the entry.
constexpr int deepest = json::wholeGame.depth - 4;

} // namespace

Volume& Volume::operator+=(const Volume& more)
{
    entries += more.entries;
    bytes += more.bytes;
    values += more.values;
    lists += more.lists;
    return *this;
}

bool Volume::isTooMuch() const
{
    return entries > file_format::mostEntries || bytes > mostBytes || values > mostValues ||
           lists > mostLists;
}

std::expected<Volume, QString> volumeOf(const file_format::Row& row)
{
    Volume volume{1, row.size(), 0, 0};
    if (volume.bytes > file_format::largestField)
        return std::unexpected(QStringLiteral("it is too large"));
    for (const QByteArray& part : {row.intent, row.effects, row.objections, row.draws}) {
        const json::Extent extent = json::extentOf(part);
        if (extent.depth > deepest)
            return std::unexpected(QStringLiteral("it is nested too deeply"));
        volume.values += extent.values;
        volume.lists += extent.lists;
    }
    return volume;
}

QString mostInWords()
{
    return QStringLiteral("%1 entries, %2 MB, %3 values")
        .arg(file_format::mostEntries)
        .arg(mostBytes / json::megabyte)
        .arg(mostValues);
}

} // namespace roadmarshal::table

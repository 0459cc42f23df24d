#include "archive.h"

#include "bounds.h"
#include "directory.h"
#include "entry_path.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

#include <sys/stat.h>
#include <zip.h>

namespace roadmarshal::packs {

namespace {

std::unexpected<Problem> refused(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

QString said(zip_error_t* error)
{
    const QString text = QString::fromUtf8(zip_error_strerror(error));
    zip_error_fini(error);
    return text;
}

QString whyNotTaken(const Slot& slot, bool isFolder)
{
    constexpr int encrypted = 1 | 1 << 6 | 1 << 13; // APPNOTE.TXT, 4.4.4
    if (slot.flags & encrypted)
        return QStringLiteral("is encrypted");
    if (slot.method != ZIP_CM_STORE && slot.method != ZIP_CM_DEFLATE)
        return QStringLiteral("is packed in a way that packs do not use");
    if (slot.fileType != 0 && slot.fileType != (isFolder ? S_IFDIR : S_IFREG))
        return slot.fileType == S_IFLNK ? QStringLiteral("is a link") : QStringLiteral("is a special file");
    if (isFolder && slot.unpacked != 0)
        return QStringLiteral("is a folder with bytes in it");
    if (slot.unpacked > largestPicture)
        return QStringLiteral("is larger than %1 MB").arg(largestPicture / megabyte);
    if (slot.unpacked > tellingSize && slot.unpacked / tightest > slot.packed)
        return QStringLiteral("unpacks to more than %1 times its size").arg(tightest);
    return {};
}

std::expected<std::vector<Entry>, Problem> entriesOf(const std::vector<Slot>& places)
{
    std::vector<Entry> entries;
    QSet<QString> known;
    qint64 unpacked = 0;
    for (qsizetype index = 0; index < std::ssize(places); ++index) {
        const Slot& slot = places[static_cast<size_t>(index)];
        const auto path = entryPath(slot.name);
        if (!path)
            return std::unexpected(path.error());
        const bool isFolder = path->endsWith(u'/');
        if (const QString reason = whyNotTaken(slot, isFolder); !reason.isEmpty())
            return refused(*path, reason);
        unpacked += slot.unpacked;
        if (unpacked > mostUnpacked)
            return refused({}, QStringLiteral("unpacks to more than %1 MB").arg(mostUnpacked / megabyte));
        const QString name = sameToSome(isFolder ? path->chopped(1) : *path);
        if (known.contains(name))
            return refused(*path, QStringLiteral("is there twice, or differs in upper and lower case only"));
        known.insert(name);
        if (!isFolder)
            entries.push_back({*path, slot.unpacked, index});
    }
    return entries;
}

// The library sees the same files as we did.
bool agrees(zip_t* archive, const std::vector<Slot>& places)
{
    if (zip_get_num_entries(archive, 0) != static_cast<zip_int64_t>(places.size()))
        return false;
    return std::ranges::all_of(places, [archive, index = zip_uint64_t(0)](const Slot& slot) mutable {
        zip_stat_t stat;
        zip_stat_init(&stat);
        return zip_stat_index(archive, index++, ZIP_FL_ENC_RAW, &stat) == 0 && slot.name == stat.name &&
               stat.size == static_cast<zip_uint64_t>(slot.unpacked) &&
               stat.comp_size == static_cast<zip_uint64_t>(slot.packed) &&
               stat.encryption_method == ZIP_EM_NONE;
    });
}

} // namespace

void Archive::Discard::operator()(zip* archive) const
{
    zip_discard(archive);
}

std::expected<Archive, Problem> Archive::open(const QByteArray& bytes)
{
    if (bytes.size() > largestPack)
        return refused({}, QStringLiteral("is larger than %1 MB").arg(largestPack / megabyte));
    const auto places = directoryOf(bytes);
    if (!places)
        return std::unexpected(places.error());
    auto entries = entriesOf(*places);
    if (!entries)
        return std::unexpected(entries.error());
    Archive archive;
    archive.m_bytes = bytes;
    archive.m_entries = *std::move(entries);
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(archive.m_bytes.constData(),
                                                    static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    if (!source)
        return refused({}, said(&error));
    archive.m_zip.reset(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!archive.m_zip) {
        zip_source_free(source);
        return refused({}, QStringLiteral("is no sound zip file (%1)").arg(said(&error)));
    }
    zip_error_fini(&error);
    if (!agrees(archive.m_zip.get(), *places))
        return refused({}, QStringLiteral("its directory can be read in two ways"));
    return archive;
}

std::expected<Archive, Problem> Archive::openFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return refused({}, QStringLiteral("no such file"));
    if (!info.isFile())
        return refused({}, QStringLiteral("is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused({}, QStringLiteral("cannot be read (%1)").arg(file.errorString()));
    return open(file.read(largestPack + 1));
}

const Entry* Archive::find(const QString& path) const
{
    const auto found = std::ranges::find(m_entries, path, &Entry::path);
    return found == m_entries.end() ? nullptr : &*found;
}

std::expected<QByteArray, Problem> Archive::read(const Entry& entry) const
{
    const auto broken = [&](const QString& reason) { return refused(entry.path, reason); };
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(
        zip_fopen_index(m_zip.get(), static_cast<zip_uint64_t>(entry.index), 0), zip_fclose);
    if (!file)
        return broken(
            QStringLiteral("cannot be unpacked (%1)").arg(QString::fromUtf8(zip_strerror(m_zip.get()))));
    QByteArray bytes(entry.size, Qt::Uninitialized);
    qint64 got = 0;
    while (got < entry.size) {
        const zip_int64_t step =
            zip_fread(file.get(), bytes.data() + got, static_cast<zip_uint64_t>(entry.size - got));
        if (step <= 0)
            return broken(QStringLiteral("is damaged"));
        got += step;
    }
    char more = 0;
    const zip_int64_t beyond = zip_fread(file.get(), &more, 1); // the check sum is looked at here, too
    if (beyond > 0)
        return broken(QStringLiteral("unpacks to more than it says"));
    if (beyond < 0)
        return broken(QStringLiteral("is damaged"));
    return bytes;
}

} // namespace roadmarshal::packs

#include "archive_writer.h"

#include <memory>

#include <zip.h>

namespace roadmarshal::packs {

namespace {

// 1 January 2000, as DOS writes it: who packs the same again gets the same file.
constexpr zip_uint16_t sameTime = 0;
constexpr zip_uint16_t sameDate = 20 << 9 | 1 << 5 | 1;

struct Discard
{
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};

Problem cannot(const QString& place)
{
    return {place, QStringLiteral("cannot be packed")};
}

bool add(zip_t* archive, const FileToPack& file)
{
    zip_source_t* source =
        zip_source_buffer(archive, file.bytes.constData(), static_cast<zip_uint64_t>(file.bytes.size()), 0);
    if (!source)
        return false;
    const zip_int64_t index = zip_file_add(archive, file.path.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    return zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), sameTime, sameDate, 0) == 0;
}

QByteArray bytesOf(zip_source_t* source)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_open(source) != 0 || zip_source_stat(source, &stat) != 0)
        return {};
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    const zip_int64_t got = zip_source_read(source, bytes.data(), stat.size);
    zip_source_close(source);
    return got == bytes.size() ? bytes : QByteArray();
}

} // namespace

std::expected<QByteArray, Problem> pack(const std::vector<FileToPack>& files, const Watch& watch)
{
    zip_error_t error;
    zip_error_init(&error);
    const std::unique_ptr<zip_source_t, Discard> buffer(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!buffer)
        return std::unexpected(cannot({}));
    zip_source_keep(buffer.get()); // the archive takes one, the bytes are read from the other
    std::unique_ptr<zip_t, Discard> archive(
        zip_open_from_source(buffer.get(), ZIP_CREATE | ZIP_TRUNCATE, &error));
    zip_error_fini(&error);
    if (!archive) {
        zip_source_free(buffer.get());
        return std::unexpected(cannot({}));
    }
    qsizetype done = 0;
    for (const FileToPack& file : files) {
        if (!watch.goOn(done++, std::ssize(files)))
            return std::unexpected(stopped());
        if (!add(archive.get(), file))
            return std::unexpected(cannot(file.path));
    }
    if (zip_close(archive.get()) != 0)
        return std::unexpected(cannot({}));
    (void)archive.release(); // closed is gone
    const QByteArray bytes = bytesOf(buffer.get());
    if (bytes.isEmpty())
        return std::unexpected(cannot({}));
    return bytes;
}

} // namespace roadmarshal::packs

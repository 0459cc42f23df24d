#include "read_only.h"

#include "file_format.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUrl>

namespace roadmarshal::table {

namespace {

const QString walTail = QStringLiteral("-wal");

bool usesWriteAheadLog(const QString& path)
{
    QFile file(path);
    constexpr int versionOffset = 19; // "file format read version", 2 with a write-ahead log
    return file.open(QIODevice::ReadOnly) && file.seek(versionOffset) && file.read(1) == QByteArray("\2");
}

QString uriOf(const QString& path, const QString& options)
{
    return QStringLiteral("file:%1?mode=ro%2")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(path, "/")), options);
}

std::expected<ReadOnlyName, Problem> nameOfCopy(const QString& path)
{
    auto folder = std::make_shared<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("game"));
    if (QFileInfo(path + walTail).size() > file_format::largestFile || !QFile::copy(path, copy) ||
        !QFile::copy(path + walTail, copy + walTail))
        return std::unexpected(
            Problem{{}, QStringLiteral("cannot be read without changing it (its log has lost its index)")});
    return ReadOnlyName{uriOf(copy, {}), folder};
}

} // namespace

std::expected<ReadOnlyName, Problem> readOnlyName(const QString& path)
{
    // The helpers lie beside the real file, whatever leads to it.
    const QString real = QFileInfo(path).canonicalFilePath();
    const QFileInfo log(real + walTail);
    // Where both are there, somebody has it open or was killed, and a reader need not make any.
    if ((log.exists() && QFileInfo::exists(real + QStringLiteral("-shm"))) || !usesWriteAheadLog(real))
        return ReadOnlyName{uriOf(real, {}), nullptr};
    if (log.exists() && log.size() > 0)
        return nameOfCopy(real);
    // All of it is in the one file.
    return ReadOnlyName{uriOf(real, QStringLiteral("&immutable=1")), nullptr};
}

} // namespace roadmarshal::table

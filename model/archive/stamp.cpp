#include "stamp.h"

#include <QFile>

#include <sys/stat.h>

namespace roadmarshal::archive {

namespace {

QString statusOf(const QString& path)
{
    struct stat status{};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    // The time of the last change of any kind too: programs that copy set the other one back.
    return QStringLiteral("%1:%2:%3.%4:%5.%6")
        .arg(status.st_ino)
        .arg(status.st_size)
        .arg(status.st_mtim.tv_sec)
        .arg(status.st_mtim.tv_nsec)
        .arg(status.st_ctim.tv_sec)
        .arg(status.st_ctim.tv_nsec);
}

} // namespace

QString stampOf(const QString& path)
{
    const QString file = statusOf(path);
    return file.isEmpty() ? file : file + u'/' + statusOf(path + QStringLiteral("-wal"));
}

} // namespace roadmarshal::archive

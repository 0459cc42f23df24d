#include "file_identity.h"

#include <QFile>

#include <sys/stat.h>

namespace roadmarshal::table {

namespace {

std::optional<FileIdentity> identityFrom(int result, const struct stat& status)
{
    return result == 0 ? std::optional(FileIdentity{status.st_dev, status.st_ino}) : std::nullopt;
}

} // namespace

std::optional<FileIdentity> identityOf(const QString& path)
{
    struct stat status{};
    return identityFrom(::stat(QFile::encodeName(path).constData(), &status), status);
}

std::optional<FileIdentity> identityOf(int handle)
{
    struct stat status{};
    return identityFrom(::fstat(handle, &status), status);
}

} // namespace roadmarshal::table

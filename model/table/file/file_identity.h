// Whether a name still leads to the file that is open.
#pragma once

#include <QString>

#include <optional>

#include <sys/types.h>

namespace roadmarshal::table {

// A file as the kernel knows it, whatever it is called.
struct FileIdentity
{
    dev_t device = 0;
    ino_t inode = 0;
    bool operator==(const FileIdentity&) const = default;
};

// Empty if nothing is there.
std::optional<FileIdentity> identityOf(const QString& path);
std::optional<FileIdentity> identityOf(int handle);

} // namespace roadmarshal::table

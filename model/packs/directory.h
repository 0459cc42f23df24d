// The directory at the end of a zip file, read ahead of the library that unpacks it: how much there is, and
// whether two entries lie on the same bytes.
#pragma once

#include "json/problem.h"

#include <QByteArray>
#include <QByteArrayView>

#include <expected>
#include <vector>

namespace roadmarshal::packs {

struct Slot
{
    QByteArray name; // as it is written
    qint64 packed = 0;
    qint64 unpacked = 0;
    qint64 at = 0; // where the entry begins
    int flags = 0;
    int method = 0;
    quint32 fileType = 0; // of Unix: a link, a device; 0 where nothing is said
};

// Refuses what is more than a pack may hold, parts of several files and the form for huge archives.
std::expected<std::vector<Slot>, Problem> directoryOf(QByteArrayView bytes);

} // namespace roadmarshal::packs

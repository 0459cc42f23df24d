// Files packed into a zip file, byte for byte the same for the same files.
#pragma once

#include "pack.h"

namespace roadmarshal::packs {

struct FileToPack
{
    QString path;
    QByteArray bytes;
};

std::expected<QByteArray, Problem> pack(const std::vector<FileToPack>& files, const Watch& watch = {});

} // namespace roadmarshal::packs

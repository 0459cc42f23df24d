// Writes a whole game into a new file.
#pragma once

#include "meta.h"
#include "table/entry.h"

namespace roadmarshal::table {

// On disk for good when it returns. What is there after a failure is nothing to keep.
std::expected<void, Problem> writeGame(const QString& path, const Meta& meta, const QList<Entry>& entries);

} // namespace roadmarshal::table

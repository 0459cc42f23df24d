// What names an item of the library.
#pragma once

#include "library_reader.h"

namespace roadmarshal::views {

// Names of the entries that say the id of this one where ids of its kind stand.
QStringList usesOf(const LibraryEntry& entry, const std::vector<LibraryEntry>& all);

} // namespace roadmarshal::views

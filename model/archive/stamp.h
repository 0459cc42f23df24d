// Tells whether a file is still the one that was read, without reading it.
#pragma once

#include <QString>

namespace roadmarshal::archive {

// Size and time of the file and of the log beside it, into which a game that is being played goes first.
// Empty if there is no such file.
QString stampOf(const QString& path);

} // namespace roadmarshal::archive

// The games whose tracks can be made.
#pragma once

#include <QStringList>

namespace roadmarshal::track {

// As a track's file names them, the usual one first.
inline QStringList knownSystems()
{
    return {QStringLiteral("apocalypse-road"), QStringLiteral("thunder-alley"), QStringLiteral("grand-prix")};
}

} // namespace roadmarshal::track

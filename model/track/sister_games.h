// The games whose boards are tracks too, and know no chute.
#pragma once

#include <QStringList>

namespace roadmarshal::track {

// As a track's file names them.
inline QStringList sisterGames()
{
    return {QStringLiteral("thunder-alley"), QStringLiteral("grand-prix")};
}

} // namespace roadmarshal::track

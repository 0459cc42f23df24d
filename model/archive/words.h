// A game of the archive as people read it.
#pragma once

#include "summary.h"

namespace roadmarshal::archive {

// "Ann (Red), Ben (Blue)": players first; teams whose player has no name by themselves.
QString playersOf(const Summary& summary);
// "Ann, Ben": without the teams of those who have a name.
QString shortPlayersOf(const Summary& summary);
// "Ann (Red) 12 : 9 : 7", "turn 3", "nobody", or why there is none.
QString resultOf(const Summary& summary);
// "1 h 20 min"
QString durationOf(qint64 seconds);

} // namespace roadmarshal::archive

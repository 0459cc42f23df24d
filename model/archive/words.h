// A game of the archive as people read it.
#pragma once

#include "game_record.h"

namespace roadmarshal::archive {

// "Ann (Red), Ben (Blue)": players first; teams whose player has no name by themselves.
QString playersOf(const GameRecord& summary);
// "Ann, Ben": without the teams of those who have a name.
QString shortPlayersOf(const GameRecord& summary);
// "Ann (Red) 12 : 9 : 7", "turn 3", "nobody", or why there is none.
QString resultOf(const GameRecord& summary);
// "1 h 20 min"
QString durationOf(qint64 seconds);

} // namespace roadmarshal::archive

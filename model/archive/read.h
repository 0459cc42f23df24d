// Reads the file of one game for the archive, without changing anything.
#pragma once

#include "game_record.h"

namespace roadmarshal::archive {

// Who played where, how long, who won: what its seals and the newest changes tell.
GameRecord glance(const QString& path);
// All of it, with points, damage and overrulings.
GameRecord readFully(const QString& path);

// Time at the table: pauses of more than an hour are time the game was packed away.
qint64 secondsPlayed(const QList<QDateTime>& times);

} // namespace roadmarshal::archive

// The archive and its statistics as documents for other programs.
#pragma once

#include "scan.h"
#include "statistics.h"

namespace roadmarshal::archive {

// One line per game for people.
QByteArray listAsText(const Scanned& scanned);
// One row per game.
QByteArray listAsCsv(const QList<GameRecord>& games);
QByteArray listAsJson(const Scanned& scanned);

// One row per figure: which statistic, of whom, what is measured, how much, over how many games.
QByteArray statisticsAsCsv(const Statistics& statistics);
QByteArray statisticsAsJson(const Statistics& statistics);

} // namespace roadmarshal::archive

// Who gets the First Player marker at the end of a turn, and why: 4.5, AR-45.
#pragma once

#include "text/message.h"

#include <QStringList>

#include <vector>

namespace roadmarshal::apocalypse_road {

// Of one car in the race, wherever it is; with its sixth marker it is eliminated and does not count.
int damageThatCounts(int markers);

// Most damage, the holder left out, ties to the first clockwise. `damage` by seat, two of them at least.
int nextFirstPlayer(const std::vector<int>& damage, int holder);

// The sums, who is left out, and what decides among the others; `teams` are their names by seat.
QList<table::Message> whyFirstPlayer(const QStringList& teams, const std::vector<int>& damage, int holder);

} // namespace roadmarshal::apocalypse_road

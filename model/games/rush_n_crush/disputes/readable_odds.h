// Odds as people at a table take them in: a fraction while it is short, else a percentage.
#pragma once

#include <QString>

namespace roadmarshal::rush_n_crush {

QString readableOdds(const QString& exact, double chance);

} // namespace roadmarshal::rush_n_crush

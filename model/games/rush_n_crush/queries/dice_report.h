// The dice of a speed as reports write them: for the driving test and for a head-on.
#pragma once

#include "games/rush_n_crush/table/setup.h"

#include <QJsonObject>

namespace roadmarshal::rush_n_crush {

// {"dice": 2, "use": "lowest", "atLeast": ["1", "25/36", …]}
QJsonObject drivingReport(int speed);
// A15: as this table rules it.
QJsonObject headOnReport(const Setup& setup, int speed);

} // namespace roadmarshal::rush_n_crush

// The dice of a speed as reports write them: for the driving test and for a head-on.
#pragma once

#include <QJsonObject>

namespace roadmarshal::rush_n_crush {

// {"dice": 2, "use": "lowest", "atLeast": ["1", "25/36", …]}
QJsonObject drivingReport(int speed);
QJsonObject headOnReport(int speed);

} // namespace roadmarshal::rush_n_crush

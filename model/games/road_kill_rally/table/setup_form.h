// What a group chooses before a rally.
#pragma once

#include "table/setup_form.h"

namespace roadmarshal::road_kill_rally {

QJsonObject demoSetup();
table::SetupForm setupForm(const table::SetupChoices& soFar);

} // namespace roadmarshal::road_kill_rally

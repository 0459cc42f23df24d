// What a group chooses before a game of Apocalypse Road.
#pragma once

#include "table/setup_form.h"

namespace roadmarshal::apocalypse_road {

table::SetupForm setupForm(const table::SetupChoices& soFar);

} // namespace roadmarshal::apocalypse_road

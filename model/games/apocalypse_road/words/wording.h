// Every sentence that Apocalypse Road says to people, by code.
#pragma once

#include "table/action.h"

namespace roadmarshal::apocalypse_road {

QString say(const table::Message& message);
QString say(const table::Effect& effect);
QString say(const table::Action& action);

} // namespace roadmarshal::apocalypse_road

// Which phrase says an action or an effect, and with which words.
#pragma once

#include "table/action.h"

namespace roadmarshal::apocalypse_trail {

table::Message messageOf(const table::Effect& effect);
table::Message messageOf(const table::Action& action);

} // namespace roadmarshal::apocalypse_trail

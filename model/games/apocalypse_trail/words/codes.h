// Which phrase says an action or an effect, and with which words.
#pragma once

#include "table/action.h"
#include "table/claim.h"

namespace roadmarshal::apocalypse_trail {

table::Message messageOf(const table::Effect& effect);
table::Message messageOf(const table::Action& action);
table::Message messageOf(const table::Claim& claim);

} // namespace roadmarshal::apocalypse_trail

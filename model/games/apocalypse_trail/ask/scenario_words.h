// What an option of a scenario card needs and what comes of it, as its question tells.
#pragma once

#include "dice/distribution.h"
#include "games/apocalypse_trail/table/box.h"
#include "text/message.h"

namespace roadmarshal::apocalypse_trail {

// "2 with fightin 3 or more, 1 fuel".
table::Message needed(const Need& need);
// "1–2: 1 of those committed is injured, 3–6: 2 ammo".
table::Message outcomes(const ScenarioOption& option);
// Both: what stands below the name of the option.
table::Message optionDetail(const ScenarioOption& option);
// "1–2: 33 %, 1 of those committed is injured".
table::Message outcomeWithOdds(const Outcome& outcome, const dice::Distribution& totals);

} // namespace roadmarshal::apocalypse_trail

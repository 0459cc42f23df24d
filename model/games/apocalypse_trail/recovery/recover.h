// Step 7: who mends after a scenario.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

// AT-32, ATR-15: whether there is any recovery at the end of this turn.
bool isRecoveryDue(const State& state);
// AT-81: all of the convoy whose turn it is but those who are barred. Survival: Resting becomes Ready,
// Injured Resting; Race: Injured becomes Ready.
void recover(State& state);

// AT-81: whose status is another than before does not recover this turn; for every effect of a scenario.
void barChanged(State& state, const State& before);
// AT-79, AT-80: once all its effects are carried out, who was committed and is still Ready rests, and none of
// them recovers this turn.
void settleCommitted(State& state, const QStringList& committed);

} // namespace roadmarshal::apocalypse_trail

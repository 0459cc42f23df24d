// Step 2 and 3: a movement square by square, up to where somebody has to be asked.
#pragma once

#include "deed.h"
#include "games/apocalypse_trail/movement/fuel.h"

namespace roadmarshal::apocalypse_trail {

// Everything that speaks against it now: the step, things that do not fit, what the preview says.
Objections againstSettingOff(const State& state, bool push, bool back);

// The die that is rolled for it; nothing where none is.
std::optional<int> dieFor(const State& state, bool push);

void setOff(Deed& deed, const SetOff& one);
// The movement goes on, up to its end or a question; the next square in this way, if there are several.
void goAlong(Deed& deed, std::optional<Tows> tows = std::nullopt);
// The open question of the movement is answered; false if it is another one.
bool towOver(Deed& deed, const QStringList& tows);
bool feedDue(Deed& deed, const Feed& one);
bool stopAt(Deed& deed, bool stop);

// The ways to get over the next square, as they are said; the movement waits for one if there are several.
std::vector<QStringList> towWords(const State& state);

} // namespace roadmarshal::apocalypse_trail

// Accessories that are mounted and taken off (RKR-8, 77, 78).
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// "R1=mg", "G1=none" … "done"; `rule` is the one by which it is done. False if something is still to be told.
bool mountWords(Deed& deed, int car, const char* rule);
// What speaks against an accessory in a slot; nothing if it may be mounted there.
std::optional<table::Objection> againstMounting(const State& state, int car, int slot,
                                                const Accessory& accessory, const char* rule);

} // namespace roadmarshal::road_kill_rally

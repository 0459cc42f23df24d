// What happens to a survivor: injury, hunger, ailments, death, and medicine against it.
#pragma once

#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

// AT-88: out for the whole game. Nothing if there is no such survivor in a crew; so below.
void kill(State& state, const QString& survivor);
// AT-77: who is injured already dies.
void injure(State& state, const QString& survivor);
// Nothing in a Race (AT-80) and for who is not Ready.
void rest(State& state, const QString& survivor);
// AT-85: the third counter kills.
void starve(State& state, const QString& survivor, int counters);
// ATR-45: fresh until the turn ends. At `deathAt` tokens the survivor dies.
void addAilment(State& state, const QString& survivor, const QString& ailment, int tokens);
void cure(State& state, const QString& survivor, const QString& ailment, int tokens);

// AT-89, ATR-13, ATR-43: one medicine treats the injury and every ailment.
void treat(State& state, const QString& survivor);
// AT-89: there must be something to treat.
Objections whyNotTreat(const State& state, const QString& survivor);

} // namespace roadmarshal::apocalypse_trail

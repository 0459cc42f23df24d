// Survivors as an option of a scenario sees them: skill, as how many they count, which faces they roll again.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

// Printed, less hunger and ailments; the floor of 0 comes after all bonuses (ATR-38).
int rawSkill(const Box& box, const Survivor& survivor, const QString& skill);
// AT-64: in a scenario of this kind.
int countsAs(const PersonCard& person, const QString& kind);
// ATR-41: of all of these together, sorted.
std::vector<int> rerolledFaces(const Box& box, const QStringList& committed, const QString& kind);

// AT-84, ATR-40: a bonus is in force while the load is full, or there is none to carry.
bool isLoaded(const ModCard& card, const Mod& mod);
// Loads of the convoy that can be given up, by mod, sorted.
QStringList spendable(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail

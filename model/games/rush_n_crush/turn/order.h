// Who acts when: RNC-11, 12, A2, A3.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

// A3: the speed that counts among level cars; the same for all where the house leaves it to the dice.
int countedSpeed(const State& state, int car);
// Racing cars from the front; those of one group are level and equally fast, so that dice decide.
using Groups = std::vector<std::vector<int>>;
Groups groupsOf(const State& state);
bool needsDice(const Groups& groups);
// The order, with dice where they are needed; nothing if those have not fallen yet.
std::optional<std::vector<int>> settledOrder(Deed& deed);

// The car whose turn is next; -1 if all have acted.
int nextToAct(const State& state);
bool isAnybodyRacing(const State& state);
// A23: the only car left of several; -1 if there is none such.
int lastOne(const State& state);

} // namespace roadmarshal::rush_n_crush

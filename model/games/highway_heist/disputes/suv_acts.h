// What an Enemy SUV would do if the die showed SUVs now, in whichever way the team decides before it.
#pragma once

#include "games/highway_heist/enemies/machine.h"

#include <set>

namespace roadmarshal::highway_heist {

// A vehicle that it slams, a space that it goes to; empty if it stays.
struct SuvAct
{
    Event::Does does = Event::Does::Stays;
    QString target;
    auto operator<=>(const SuvAct&) const = default;
};
// All that it may come to, if no damage gets through before. None where it does not act.
std::set<SuvAct> actsOf(const State& state, const QString& suv);
// Who rolls: the Active Player, or nobody yet.
bool isAnybodyActive(const State& state);

} // namespace roadmarshal::highway_heist

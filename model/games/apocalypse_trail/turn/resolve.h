// Step 4: a scenario is turned over, an option is chosen, survivors are committed, dice fall.
#pragma once

#include "deed.h"
#include "payment.h"

namespace roadmarshal::apocalypse_trail {

// The scenario space that the pawn stands on.
int scenarioHere(const State& state);
// The card on it, if anybody has seen it.
const ScenarioCard* cardHere(const State& state);
// Cards that may lie on a scenario space that nobody has seen.
QStringList unseenScenarios(const State& state);

// What an option costs, resource by resource in the order of their names.
std::vector<Bill> billsFor(const ScenarioOption& option, const QStringList& spent);
// Everything that speaks against it.
Objections againstResolving(const State& state, const Resolve& one);
// The dice of an option with those who are committed.
Deed::Thrown throwFor(const State& state, const Resolve& one);

bool turnOver(Deed& deed, const TurnOver& one);
bool resolve(Deed& deed, const Resolve& one);
// The scenario whose effects have run is resolved.
void finishScenario(Deed& deed);

} // namespace roadmarshal::apocalypse_trail

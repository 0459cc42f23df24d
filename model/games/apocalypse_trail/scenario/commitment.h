// Whether what a table commits to an option of a scenario may be.
#pragma once

#include "dice/distribution.h"
#include "games/apocalypse_trail/table/against.h"
#include "need.h"

namespace roadmarshal::apocalypse_trail {

// Who takes part, and which loads are given up.
struct Commitment
{
    QStringList survivors = {};
    QStringList spent = {};
    bool operator==(const Commitment&) const = default;
};

// AT-76, AT-79: why somebody can't take part; nothing for who is Ready.
std::optional<Objection> whyNotTakePart(const Survivor& survivor);
// All of it: who takes part, numbers and totals, crews, payment.
Objections whyNotCommit(const State& state, const QString& pawn, const ScenarioCard& card,
                        const ScenarioOption& option, const Commitment& commitment);
// AT-64: as how many they count.
int countOf(const State& state, const ScenarioCard& card, const QStringList& survivors);
// ATR-41: of all of them together, sorted.
std::vector<int> rerolledFaces(const State& state, const ScenarioCard& card, const QStringList& survivors);
// AT-62, AT-75: why nobody can meet it at all; nothing if somebody can.
Objections whyUnmet(const State& state, const QString& pawn, const ScenarioCard& card,
                    const ScenarioOption& option);
// The loads that are given up go back to the supply.
void giveUp(State& state, const QStringList& spent);
// What the dice may come to.
dice::Distribution totalsOf(const ScenarioOption& option, const std::vector<int>& rerolled);

} // namespace roadmarshal::apocalypse_trail

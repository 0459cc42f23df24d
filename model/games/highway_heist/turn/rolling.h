// Effort Dice while an action is decided: who helps, who boosts, and what speaks against it.
#pragma once

#include "deed.h"

namespace roadmarshal::highway_heist {

// "Three dice of Ann's, for the Ram."
struct Throw
{
    int roller = 0;
    int rating = 0;
    QString what; // names the roll: "roll-ram"
};

// HH-38, 47 to 50: the first rule against it.
std::optional<table::Objection> againstRoll(const State& state, const Throw& toss, const EffortRoll& roll);
// The tokens of those who help, one after the other.
void payAssists(Deed& deed, const QStringList& assists);
// What fell is written down, and the token of a boost is paid; assists are not.
void noteRoll(Deed& deed, const Throw& toss, const EffortRoll& roll, const char* rule);
// The app rolls: every die is a draw of its own.
EffortRoll rolledByApp(Deed& deed, const Throw& toss, const QStringList& assists);
// Whether it changes anything to boost: so many successes are still of use.
bool isWorthBoosting(const State& state, int roller, const EffortRoll& roll, int useful);

} // namespace roadmarshal::highway_heist

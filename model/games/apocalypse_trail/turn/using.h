// Steps 1, 5 and 6: tokens and cards change places, survivors eat and are treated.
#pragma once

#include "deed.h"
#include "games/apocalypse_trail/carrying/goods.h"
#include "games/apocalypse_trail/carrying/stow.h"
#include "payment.h"

namespace roadmarshal::apocalypse_trail {

// AT-27, AT-74: nothing is used before the scenario is resolved.
Objections againstUsing(const State& state);
// All that the rules say against it, whether it is the time for it or not.
Objections againstStow(const State& state, const Stow& stow);
Objections againstTake(const State& state, const QString& card, const Found& found, const QString& crew);
Objections againstLeave(const State& state, const Found& found);
Objections againstEat(const State& state, const QStringList& who);
Objections againstMedicine(const State& state, const QString& survivor);

// What a stow says, if it makes sense on this table: tokens that are there, places that exist.
std::optional<Stow> stowOf(const State& state, const StowTokens& one);
// AT-70: the ration that has to be left along.
Bill rationToLeave(const State& state, const QString& card);
Bill rationsToEat(const QStringList& who);
inline const Bill oneMedicine{Resource::Medicine, 1};

bool stow(Deed& deed, const StowTokens& one);
bool takeCard(Deed& deed, const TakeCard& one);
bool leaveCard(Deed& deed, const LeaveCard& one);
bool eat(Deed& deed, const EatFreely& one);
bool useMedicine(Deed& deed, const UseMedicine& one);

} // namespace roadmarshal::apocalypse_trail

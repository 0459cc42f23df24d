// Actions of a turn: HH-61 to HH-87.
#pragma once

#include "deed.h"
#include "games/highway_heist/record/actions.h"
#include "rolling.h"

namespace roadmarshal::highway_heist {

inline const QString otherWord = QStringLiteral("other"); // an action that the app does not know
bool isRolled(const QString& action);
// Drive, leap, ram, force and stunt name something.
bool wantsTarget(const QString& action);

// The dice of an action, and the successes that it takes.
struct Trial
{
    Throw toss;
    int need = 0;
};
std::optional<Trial> trialOf(const State& state, const QString& player, const QString& action,
                             const QString& target);
// Whether its roll was good enough; also true for what nobody rolls for.
bool succeeds(const State& state, const TakeAction& action);
// Nothing is left to be said, but where pegs go.
bool isSaid(const State& state, const TakeAction& action);

// False if it makes no sense on this table.
bool act(Deed& deed, const TakeAction& action);
bool rollFor(Deed& deed, const RollForAction& action);

// "bo>suv4"; nothing for any other word.
std::optional<PegWay> wayIn(const QString& word);
QString toWord(const PegWay& way);

} // namespace roadmarshal::highway_heist

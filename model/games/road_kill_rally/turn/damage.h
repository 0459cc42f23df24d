// Hits that cost cards, and what comes of too many of them.
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// Where hits come from, as wipe-outs and statistics tell it.
struct Cause
{
    const char* what = "check"; // "hazard", "wreck", "collision", "attack"
    const char* rule = "RKR-34";
    QString by = {};   // who brought it about
    int spoilsTo = -1; // RKR-63: the car whose hand the cards go to
};

// RKR-39, A8: cards for the hits, as far as there are cards; then a wipe-out if there were too few. False if
// something has to be told first.
bool takeHits(Deed& deed, int car, int hits, const std::optional<CardWords>& cards, const Cause& cause);
// The cards alone. Nothing if something is wrong with what was said; else whether the car wipes out.
std::optional<bool> loseCards(Deed& deed, int car, int hits, const std::optional<CardWords>& cards,
                              const Cause& cause);
// RKR-40. False if what it loses has to be told first.
bool wipeOut(Deed& deed, int car, const Cause& cause);

} // namespace roadmarshal::road_kill_rally

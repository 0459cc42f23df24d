// Survivors, mods and vehicles that change hands: taken on board, left on a square.
#pragma once

#include "room.h"
#include "stores.h"

namespace roadmarshal::apocalypse_trail {

enum class Goods { Survivor, Mod, Vehicle };

struct Found
{
    Goods what = Goods::Survivor;
    QString crew = {}; // who has it; empty: it lies on the square of the pawn whose turn it is
};
// A card that lies here or with a crew; nothing for any other.
std::optional<Found> findGoods(const State& state, const QString& card);

// AT-67, ATR-30: room and ownership; not whether it is the time for it.
Objections whyNotTake(const State& state, const QString& card, const Found& found, const QString& crew);
// AT-72: a vehicle takes the place of the old one, which stays on the square.
void take(State& state, const QString& card, const Found& found, const QString& crew);

// AT-70: whether a ration has to be left along, and from which stores it may come.
bool needsRation(const Found& found);
// ATR-30, AT-70
Objections whyNotLeave(const State& state, const Found& found);
// AT-71; with the ration, if one is due (ATR-44).
void leave(State& state, const QString& card, const Found& found, const Shares& ration);

} // namespace roadmarshal::apocalypse_trail

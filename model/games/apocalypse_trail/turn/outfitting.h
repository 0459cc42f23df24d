// Step 0: the roll-off, then leaders, vehicles, mods and survivors from a row of cards, then resources.
#pragma once

#include "deed.h"

namespace roadmarshal::apocalypse_trail {

const char* ruleOf(Stage stage);
// The deck of a stage in which cards are turned up.
DeckName deckOf(Stage stage);
bool hasRow(Stage stage);
// The stage that waits: one for which there is no card is skipped.
Stage stageNow(const State& state);
// AT-14 to AT-17: cards that are due, as far as there are any.
int cardsDue(const State& state, Stage stage);
// Those that may come up.
QStringList cardsLeft(const State& state, Stage stage);

// Leaders and survivors come for nothing (ATR-7).
int costOf(const State& state, Stage stage, const QString& card);

Objections againstTurningUp(const State& state, const QStringList& cards);
Objections againstChoosing(const State& state, const QString& crew, const QString& card);
Objections againstBuying(const State& state, const QString& crew, Resource resource, int n);
// What so many tokens cost; nothing if they are not for sale.
std::optional<int> priceOf(const State& state, Resource resource, int n);

bool rollOff(Deed& deed, const RollOff& one);
bool turnUp(Deed& deed, const TurnUp& one);
bool choose(Deed& deed, const Choose& one);
bool buy(Deed& deed, const Buy& one);
bool setOut(Deed& deed);

} // namespace roadmarshal::apocalypse_trail

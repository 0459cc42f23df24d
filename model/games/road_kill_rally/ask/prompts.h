// The questions themselves, with their options and what speaks against each.
#pragma once

#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/turn/due.h"
#include "table/prompt.h"

namespace roadmarshal::road_kill_rally {

table::Message message(const char* code, const QJsonObject& args = {});
table::Prompt promptOver();
table::Prompt promptToss(const State& state, const QStringList& who);
table::Prompt promptPole(const State& state, int car);
table::Prompt promptDraw(const State& state);
table::Prompt promptCards(const State& state, int car); // how many a car draws
table::Prompt promptSpeed(const State& state, int car);
table::Prompt promptMove(const State& state);
table::Prompt promptCombat(const State& state, int car);
table::Prompt promptTarget(const State& state, int car, const QString& weapon);
table::Prompt promptHazard(const State& state, int car, const QString& card);
// RKR-A9: what somebody holds of the cards that the app has dealt, in words for the one who is asked; nothing
// where hands lie open anyway.
QList<table::Message> handReminders(const State& state, int car, Deck deck);
// What an action under way still has to be told; `state` is the table as far as it has come.
table::Prompt promptDue(const State& state, const Due& due);

} // namespace roadmarshal::road_kill_rally

// Hands that the app has dealt: what comes up next, and which cards of a hand are meant.
#pragma once

#include "deed.h"
#include "games/road_kill_rally/table/card_deck.h"

namespace roadmarshal::road_kill_rally {

// A24: from the pile, which is refilled when a card of it is due; fewer if there are no more.
QStringList dealt(const State& table, Deck deck, int car, int count, table::Random& random);

// So many cards of the hand by name: those that were said, and for the rest it is asked, unless there is no
// choice. Nothing if something has to be told first, or makes no sense.
std::optional<CardWords> chosen(Deed& deed, int car, const CardWords& said, int count, const char* rule);
// RKR-57: cards that are worth so many points, or all there are.
std::optional<CardWords> chosenAmmo(Deed& deed, int car, const DueAmmo& due);
// RKR-62: defence cards that the target plays once the hits are known.
std::optional<QStringList> chosenDefence(Deed& deed, int target);

int ammoOf(const Data& data, const QStringList& cards);
// What is left of a hand without these.
QStringList without(QStringList hand, const QStringList& cards);

} // namespace roadmarshal::road_kill_rally

// Cards that are drawn, paid, lost and won.
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// RKR-16 to 18: cards that are due to a car in the draw phase.
int cardsDue(const State& state, int car);
// A24: from the pile, which is refilled when a card of it is due; fewer if there are no more. Nothing may be
// known of them.
void drawRally(Deed& deed, int car, const CardWords& cards, const char* rule);
int rallyLeft(const State& state); // in pile and discards; -1 if nobody counts
void drawAccessory(Deed& deed, int car, const QString& card, const char* rule);
void discardAccessory(Deed& deed);

// False if the hand can't have these cards: it says so.
bool checkCards(Deed& deed, int car, const CardWords& cards, const char* rule);
// What was said of `count` cards, or so many unseen ones. Nothing if it was another number.
std::optional<CardWords> meant(Deed& deed, int car, const std::optional<CardWords>& said, int count,
                               const char* rule);
// They leave the hand, to the discards or into another hand. As many as it has.
void leave(Deed& deed, int car, const CardWords& cards, const char* rule, int toCar = -1);

} // namespace roadmarshal::road_kill_rally

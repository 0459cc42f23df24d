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
// RKR-74: the accessory that comes up, "?" if nobody says which. Nothing if it has to be told first.
std::optional<QString> accessoryToDraw(Deed& deed, int car);
void drawAccessory(Deed& deed, int car, const QString& card, const char* rule);
void dealAccessories(Deed& deed, int car, const char* rule); // RKR-5, by the app
void discardAccessory(Deed& deed, const QString& accessory);

// False if the hand can't have these cards: it says so.
bool checkCards(Deed& deed, int car, const CardWords& cards, const char* rule);
// What was said of `count` cards, or so many unseen ones; of a hand that the app has dealt they are named or
// asked for. Nothing if it was another number, or something has to be told first.
std::optional<CardWords> meant(Deed& deed, int car, const std::optional<CardWords>& said, int count,
                               const char* rule);
// They leave the hand, to the discards or into another hand. As many as it has.
void leave(Deed& deed, int car, const CardWords& cards, const char* rule, int toCar = -1);

} // namespace roadmarshal::road_kill_rally

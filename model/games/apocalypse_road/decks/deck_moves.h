// Cards that are drawn, played and thrown away, by the app or by hands on the table.
#pragma once

#include "card_place.h"
#include "games/apocalypse_road/record/recorder.h"
#include "race_card.h"
#include "table/random.h"

namespace roadmarshal::apocalypse_road {

// The kind of the race deck that a card is one of: on the table a star or a leading ram are no kinds of their
// own. Empty if the deck has no such card.
QString raceKindOf(const State& state, const RaceCard& card);
// 4.4: whether the hand can hold the card, as far as is known.
bool mayHold(const State& state, int seat, const RaceCard& card);

// The app draws; a pile that is empty is made anew first. Nothing if there is no card left anywhere.
std::optional<QString> drawByApp(Recorder& recorder, table::Random& random, DeckId deck, const QString& to);
// The table has drawn; `card` may be one that nobody knows the face of.
void noteDrawn(Recorder& recorder, DeckId deck, const QString& card, const QString& to);
// What speaks against a card that the table says it has drawn.
table::Objections objectionsToDrawn(const State& state, DeckId deck, const QString& card);

void playFromHand(Recorder& recorder, int seat, const RaceCard& card);
// "?" is a card that nobody showed.
void discardFromHand(Recorder& recorder, int seat, const QString& card);
// 4.3: every hand up to six cards, from the first player on.
void fillHands(Recorder& recorder, table::Random& random);

} // namespace roadmarshal::apocalypse_road

// Rally cards and accessories where the app draws them: each deck as all games have theirs, and what is in
// it.
#pragma once

#include "cards/deck.h"
#include "state.h"

namespace roadmarshal::road_kill_rally {

enum class Deck { Rally, Accessories };
inline constexpr std::array bothDecks{Deck::Rally, Deck::Accessories};

const QString& wordOf(Deck deck); // "rally", "accessories"
bool isInApp(const Setup& setup, Deck deck);
const CardPile& pileOf(const State& state, Deck deck);

cards::DeckSheet sheetOf(const Setup& setup, Deck deck);
// What lies outside the pile: hands by the cars, what is mounted, discards.
cards::Deck lyingOf(const State& state, Deck deck);
// As everybody at the table may see it: closed hands are so many unnamed cards.
cards::Deck openlyLyingOf(const State& state, Deck deck);

// Whether everybody may see what the app has dealt to a car.
bool isHandOpen(const State& state, Deck deck);

// The app knows every card: nothing may be lost, doubled or without a name. What is wrong, in words.
std::optional<QString> imbalance(const State& state);
// The pile is the rest.
void recount(State& state);

} // namespace roadmarshal::road_kill_rally

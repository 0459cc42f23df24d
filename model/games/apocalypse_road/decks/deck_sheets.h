// The three decks of Apocalypse Road as they are used at a table: who draws, which cards there are.
#pragma once

#include "cards/place.h"
#include "content/library.h"
#include "games/apocalypse_road/combat/combat_card.h"
#include "json/reader.h"

#include <array>

namespace roadmarshal::apocalypse_road {

enum class DeckId { Race, Event, Combat };
inline constexpr int deckCount = 3;
inline constexpr int handSize = 6; // 4.3, AR-46
inline constexpr int mostDeckCards = 500;

struct DeckSheets
{
    std::array<cards::DeckSheet, deckCount> sheets;
    // What the cards of the combat deck say, as its kinds; without any, they are read off the drawn card.
    std::vector<combat::CombatCard> combat;

    const cards::DeckSheet& of(DeckId deck) const { return sheets[static_cast<size_t>(deck)]; }
};

// The cards that come with the program, whatever somebody has put over them: what kinds of them there are is
// a matter of the rules.
QJsonArray printedCards(DeckId deck);
// The 52 movement event cards (10.0).
const cards::DeckSheet& eventDeck();
// An event as people type it: its name, or the beginning of it that no other shares. Empty for none.
QString eventCalled(QStringView word);

// Decks as people give them ("app", "table", or with cards of their own), in full.
QJsonObject completeDecks(const json::Reader& reader,
                          const content::Library& library = content::Library::builtIn());
// What is wrong with a deck as a library holds it, if anything.
std::optional<Problem> problemOfDeck(const QJsonObject& deck);
DeckSheets readDecks(const json::Reader& reader);
// What the cards of a sound combat deck say.
std::vector<combat::CombatCard> combatCardsOf(const QJsonArray& cards);

} // namespace roadmarshal::apocalypse_road

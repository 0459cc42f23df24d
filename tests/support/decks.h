// Decks made by hand, for views that show what a table knows of its cards.
#pragma once

#include "table/show.h"

namespace roadmarshal::test {

// Words as they are: games say a code that they don't know as it stands.
inline table::Message words(const char* text)
{
    return {QString::fromUtf8(text), {}};
}

// On the table, with hands and with cards that nobody noted.
inline table::DeckShow raceDeck()
{
    table::DeckShow deck;
    deck.id = QStringLiteral("race");
    deck.name = words("Race deck");
    deck.pile = 58;
    deck.discarded = 12;
    deck.unknown = 3;
    deck.hands = {{QStringLiteral("red"), {words("Solo +3"), words("Line +2")}, 4},
                  {QStringLiteral("blue"), {}, 5},
                  {QStringLiteral("amber"), {words("Diagonal Lead +3")}, 0}};
    deck.odds = {{words("Ram +2"), 0, 4, 0, 0},
                 {words("Solo +3"), 3, 4, 0.03, 0.12},
                 {words("Line +2"), 4, 4, 0.04, 0.08},
                 {words("Diagonal Lead +3"), 4, 4, 0.05, 0.08}};
    return deck;
}

// In the app, so that every chance is exact.
inline table::DeckShow eventDeck()
{
    table::DeckShow deck;
    deck.id = QStringLiteral("event");
    deck.name = words("Event deck");
    deck.byApp = true;
    deck.pile = 11;
    deck.discarded = 4;
    deck.open = {{QStringLiteral("bounty"), words("Bounty"), 2, 3},
                 {QStringLiteral("race-bonus"), words("Race Bonus"), 11, 20}};
    deck.odds = {{words("Oil slick"), 1, 3, 1.0 / 11, 1.0 / 11}, {words("Ambush"), 4, 4, 4.0 / 11, 4.0 / 11}};
    return deck;
}

} // namespace roadmarshal::test

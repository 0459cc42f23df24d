// Decks made by hand, for views that show what a table knows of its cards.
#pragma once

#include "table/show.h"

#include <vector>

namespace roadmarshal::test {

// Words as they are: games say a code that they don't know as it stands.
inline table::Message words(const char* text)
{
    return {QString::fromUtf8(text), {}};
}

inline table::DeckShow::Card face(const char* name)
{
    return {QString::fromUtf8(name), words(name)};
}

inline table::DeckShow::Place hand(const char* team, const std::vector<const char*>& known, int unknown)
{
    table::DeckShow::Place place{QStringLiteral("hand-") + QString::fromLatin1(team),
                                 table::DeckShow::Place::Sort::Hand};
    place.team = QString::fromLatin1(team);
    for (const char* card : known)
        place.cards.append(face(card));
    place.unknown = unknown;
    return place;
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
    deck.places = {hand("red", {"Solo +3", "Line +2"}, 4), hand("blue", {}, 5),
                   hand("amber", {"Diagonal Lead +3"}, 0)};
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
    table::DeckShow::Place open{QStringLiteral("open"), table::DeckShow::Place::Sort::Open};
    open.cards = {{QStringLiteral("bounty"), words("Bounty"), 2, 3},
                  {QStringLiteral("race-bonus"), words("Race Bonus"), 11, 20}};
    open.movable = false;
    deck.places = {open};
    deck.odds = {{words("Oil slick"), 1, 3, 1.0 / 11, 1.0 / 11}, {words("Ambush"), 4, 4, 4.0 / 11, 4.0 / 11}};
    return deck;
}

// Tiles that become road: the finish somewhere near the bottom, a refused one at the very end.
inline table::DeckShow tileDeck()
{
    table::DeckShow deck;
    deck.id = QStringLiteral("tiles");
    deck.name = words("Tiles");
    deck.pile = 13;
    deck.discarded = 2;
    deck.layers = {{QStringLiteral("under-1"), {face("Finish")}, 2, 2, 4},
                   {QStringLiteral("under-2"), {face("Hook")}, 0, 1, 1}};
    deck.faces = {face("Finish"), face("Hook"), face("Straight")};
    table::DeckShow::Place discards{QStringLiteral("discard"), table::DeckShow::Place::Sort::Discard};
    discards.cards = {face("Straight"), face("Straight")};
    deck.places = {discards};
    deck.odds = {{words("Straight"), 6, 8, 0.6, 0.6}, {words("Hook"), 3, 4, 0.4, 0.4}};
    return deck;
}

// A row of three places with tokens on its cards, cards on squares and in a slot, the rest in the box.
inline table::DeckShow stuntDeck()
{
    using Sort = table::DeckShow::Place::Sort;
    table::DeckShow deck;
    deck.id = QStringLiteral("stunts");
    deck.name = words("Stunts");
    deck.pile = 5;
    deck.unknown = 5;
    table::DeckShow::Place row{QStringLiteral("row"), Sort::Row, words("Stunt row")};
    row.cards = {{QStringLiteral("S1b"), words("Barrel roll"), 2, 2, QStringLiteral("row-1")},
                 {QString(), {}, 0, 0, QStringLiteral("row-2")},
                 {QString(), {}, 0, 0, QStringLiteral("row-3"), true}};
    table::DeckShow::Place square{QStringLiteral("square-8"), Sort::Square, words("8")};
    square.cards = {{QStringLiteral("raiders"), words("Raiders")}};
    table::DeckShow::Place other{QStringLiteral("square-12"), Sort::Square, words("12")};
    other.unknown = 1;
    table::DeckShow::Place slot{QStringLiteral("slot-R1"), Sort::Slot, words("R1")};
    slot.cards = {{QStringLiteral("mg"), words("Machine gun")}};
    table::DeckShow::Place box{QStringLiteral("box"), Sort::Box};
    box.unknown = 4;
    deck.places = {row, square, other, slot, box};
    deck.faces = {{QStringLiteral("S1b"), words("Barrel roll")},
                  {QStringLiteral("raiders"), words("Raiders")}};
    return deck;
}

} // namespace roadmarshal::test

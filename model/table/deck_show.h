// A deck of cards, for any view that shows it.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

// A deck as far as the table knows it.
struct DeckShow
{
    // The chance that the next card is of this kind: one number, or a range where cards went unnoted.
    struct Odds
    {
        Message card;
        int left = 0; // copies that can still be in the pile
        int copies = 0;
        double least = 0;
        double most = 0;
        bool operator==(const Odds&) const = default;
    };
    struct Card
    {
        QString id; // what a correction names; empty: nobody has named it, it lies face down
        Message card;
        int markers = 0; // left on it
        int mostMarkers = 0;
        QString place = {}; // its own, in a row of such places
        bool isGap = false; // no card: an empty place of a row
        bool operator==(const Card&) const = default;
    };
    // Cards that lie together outside the pile.
    struct Place
    {
        enum class Sort {
            Open, // beside the board, in force, with markers
            Row,  // side by side, in order
            Hand,
            Square, // on a space of the board
            Slot,   // on a mat
            Box,    // out of this game
            Discard,
        };
        QString id; // what a correction names
        Sort sort = Sort::Open;
        Message name = {};
        QString team = {};                         // whose hand or mat
        QString property = QStringLiteral("hand"); // of a hand: what a correction of its team names
        QList<Card> cards = {};
        int unknown = 0;     // cards that nobody has named, beside those
        bool movable = true; // by name, to any other place
        bool operator==(const Place&) const = default;

        int size() const;
    };
    // Cards below the shuffled rest of the pile: what is known of them, and how far from the bottom they are.
    struct Layer
    {
        QString id;
        QList<Card> known = {};
        int unknown = 0;
        int lowest = 1; // 1: the last card of the pile
        int highest = 1;
        bool operator==(const Layer&) const = default;
    };

    // Which of its numbers a correction sets: none where every card is told by its name.
    enum class Counted { Nothing, Pile, All };

    QString id; // what a correction names
    Message name;
    bool byApp = false; // the app shuffles and draws
    Counted counted = Counted::All;
    int pile = 0; // with its layers
    int discarded = 0;
    int unknown = 0; // cards outside the pile that nobody has named
    QList<Place> places = {};
    QList<Layer> layers = {}; // the topmost first
    QList<Odds> odds = {};    // empty where nobody knows what the cards say
    QList<Card> faces = {};   // every kind there is, to name a card by
    bool operator==(const DeckShow&) const = default;

    QList<Place> of(Place::Sort sort) const;
};

} // namespace roadmarshal::table

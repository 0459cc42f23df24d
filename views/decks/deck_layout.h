// Where everything lies on the card of a deck.
#pragma once

#include "chance.h"
#include "decks_model.h"

#include <QRectF>

namespace roadmarshal::views {

enum class DeckKind {
    Pile, // a stack of card backs with their number
    Name,
    Fact, // who draws, discards, unnamed: icon and words
    Caption,
    Open, // a card that lies open, with its markers as pips
    Swatch,
    Holder,
    Face,     // a known card of a hand
    Backs,    // cards of a hand that nobody has named
    FaceDown, // one card of a row
    Gap,      // an empty place of a row
    Layer,    // what lies below the rest of the pile, in words
    OddsHead, // folds and unfolds the list of chances
    OddsCard,
    OddsBar,
    OddsChance,
};

struct DeckPart
{
    DeckKind kind;
    QRectF rect;
    QString text = {};
    QString icon = {};
    QString spot = {}; // what tests and help point at; empty where there is nothing to say or to do
    QString tip = {};
    int number = 0;     // cards in the pile, markers on a card, livery of a swatch
    int most = 0;       // markers that a card can hold
    bool on = false;    // unfolded; a chance that is not nil
    Chance chance = {}; // as shares of the whole bar
};

struct DeckLayout
{
    QList<DeckPart> parts;
    int height = 0;
};

DeckLayout layOutDeck(const DecksModel& model, int row, bool unfolded, int width);

// More markers than this are told as a number.
inline constexpr int mostPips = 8;
// What the markers take of an open card.
double pipsWidth(int markers, int most);
QString markersText(int markers, int most);

} // namespace roadmarshal::views

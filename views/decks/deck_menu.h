// What can be set right on a deck: numbers as counted on the table, and cards by name.
#pragma once

#include "decks_model.h"

namespace roadmarshal::views {

// A number that a correction can set.
struct DeckCount
{
    QString subject; // as a correction names it
    QString property;
    QString label;
    int value = 0;
    int most = 0;
};
// None where every card is told by its name.
QList<DeckCount> countsOf(const DecksModel::Row& row, const Wording& say);

// A place that cards can be taken from or put to.
struct DeckSpot
{
    QString id;
    QString name;
    QList<table::DeckShow::Card> cards; // that can be taken from here by name
    bool hasUnnamed = false;            // so that one may get its name
};
// None where cards have only one place.
QList<DeckSpot> spotsOf(const DecksModel::Row& row, const Wording& say);
// Ids of the cards of a deck: those that lie somewhere first, then every kind there is.
QStringList cardsOf(const table::DeckShow& deck);
// What a correction says for a card that goes from one place to another: "hand-red>discard".
QString moveBetween(const DeckSpot& from, const DeckSpot& to);
// What it says for one of the unnamed cards of a place that turns out to be this one.
QString namingIn(const DeckSpot& spot, const QString& card);

} // namespace roadmarshal::views

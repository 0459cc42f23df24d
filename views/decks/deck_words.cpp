#include "deck_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace roadmarshal::views {

namespace {

using table::DeckShow;
using Sort = DeckShow::Place::Sort;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Decks)
};

} // namespace

QString inWords(const DeckShow::Card& card, const Wording& say)
{
    if (card.isGap)
        return Words::tr("empty", "a place of a row without a card");
    const QString name =
        card.id.isEmpty() ? Words::tr("face down", "a card that nobody has named") : say(card.card);
    return card.mostMarkers > 0
               ? Words::tr("%1 (%2 of %3)", "an open card and the markers left on it")
                     .arg(name, QLocale().toString(card.markers), QLocale().toString(card.mostMarkers))
               : name;
}

QString nameOf(const DeckShow::Place& place, const Wording& say)
{
    if (!place.name.code.isEmpty())
        return say(place.name);
    switch (place.sort) {
    case Sort::Open:
        return Words::tr("Open", "cards that lie open on the table");
    case Sort::Row:
        return Words::tr("Row", "of cards");
    case Sort::Box:
        return Words::tr("Out of the game", "cards in the box");
    case Sort::Discard:
        return Words::tr("Discards");
    case Sort::Hand:
    case Sort::Square:
    case Sort::Slot:
        break;
    }
    return place.id;
}

QString cardsInWords(const DeckShow::Place& place, const Wording& say)
{
    QStringList cards;
    for (const DeckShow::Card& card : place.cards)
        cards.append(inWords(card, say));
    if (place.unknown > 0)
        cards.append(Words::tr("%n unknown", "cards", place.unknown));
    return cards.isEmpty() ? Words::tr("none", "no cards") : cards.join(QStringLiteral(", "));
}

QString inWords(const DeckShow::Layer& layer, const Wording& say)
{
    QStringList cards;
    for (const DeckShow::Card& card : layer.known)
        cards.append(say(card.card));
    if (layer.known.isEmpty())
        cards.append(Words::tr("%n unknown", "cards", layer.unknown));
    const QString depth = layer.lowest == layer.highest
                              ? Words::tr("%1 from the bottom", "number of a card in the pile")
                                    .arg(QLocale().toString(layer.lowest))
                              : Words::tr("%1 to %2 from the bottom", "numbers of cards in the pile")
                                    .arg(QLocale().toString(layer.lowest), QLocale().toString(layer.highest));
    return Words::tr("%1: %2", "cards, where they are").arg(cards.join(QStringLiteral(", ")), depth);
}

} // namespace roadmarshal::views

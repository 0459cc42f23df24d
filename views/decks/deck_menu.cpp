#include "deck_menu.h"

#include "deck_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using table::DeckShow;
using Sort = DeckShow::Place::Sort;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DeckMenu)
};

QString nameIn(const DecksModel::Row& row, const DeckShow::Place& place, const Wording& say)
{
    return place.sort == Sort::Hand ? Words::tr("Hand of %1").arg(shortName(row.holderOf(place)))
                                    : nameOf(place, say);
}

// Each place of a row is one of its own.
QList<DeckSpot> spotsOfRow(const DeckShow::Place& row, const Wording& say)
{
    QList<DeckSpot> spots;
    for (const DeckShow::Card& card : row.cards) {
        if (spots.isEmpty() || spots.last().id != card.place)
            spots.append(
                {card.place, QStringLiteral("%1 %2").arg(nameOf(row, say)).arg(spots.size() + 1), {}, false});
        if (card.isGap)
            continue;
        if (card.id.isEmpty())
            spots.last().hasUnnamed = true;
        else
            spots.last().cards.append(card);
    }
    return spots;
}

} // namespace

QList<DeckCount> countsOf(const DecksModel::Row& row, const Wording& say)
{
    const DeckShow& deck = row.deck;
    if (deck.counted == DeckShow::Counted::Nothing)
        return {};
    const int movable = deck.pile + deck.discarded;
    QList<DeckCount> counts{
        {deck.id, QStringLiteral("pile"), Words::tr("Cards in the pile"), deck.pile, movable}};
    if (deck.counted == DeckShow::Counted::Pile)
        return counts;
    counts.append(
        {deck.id, QStringLiteral("discard"), Words::tr("Cards discarded"), deck.discarded, movable});
    for (const DeckShow::Place& place : deck.places) {
        for (const DeckShow::Card& card : place.cards) {
            if (card.mostMarkers > 0 && !card.id.isEmpty())
                counts.append({deck.id, card.id, Words::tr("Markers on %1").arg(say(card.card)), card.markers,
                               card.mostMarkers});
        }
        const bool counted = place.sort == Sort::Hand || place.sort == Sort::Box;
        if (counted)
            counts.append({deck.id, place.id, Words::tr("Cards: %1", "a place").arg(nameIn(row, place, say)),
                           place.size(), place.size() + deck.pile});
    }
    return counts;
}

QList<DeckSpot> spotsOf(const DecksModel::Row& row, const Wording& say)
{
    const DeckShow& deck = row.deck;
    QList<DeckSpot> spots{{QStringLiteral("pile"), Words::tr("Pile"), deck.faces, false}};
    for (const DeckShow::Place& place : deck.places) {
        if (!place.movable)
            continue;
        if (place.sort == Sort::Row)
            spots += spotsOfRow(place, say);
        else
            spots.append({place.id, nameIn(row, place, say), place.cards, place.unknown > 0});
    }
    for (const DeckShow::Layer& layer : deck.layers)
        spots.append({layer.id, inWords(layer, say), layer.known, false});
    if (spots.size() == 1) // a card of the pile could go nowhere
        spots.clear();
    return spots;
}

QString moveBetween(const DeckSpot& from, const DeckSpot& to)
{
    return QStringLiteral("%1>%2").arg(from.id, to.id);
}

QString namingIn(const DeckSpot& spot, const QString& card)
{
    const auto copies = std::ranges::count(spot.cards, card, &DeckShow::Card::id);
    return QStringLiteral("%1=%2").arg(card).arg(copies + 1);
}

QStringList cardsOf(const table::DeckShow& deck)
{
    QStringList ids;
    const auto add = [&](const table::DeckShow::Card& card) {
        if (!card.id.isEmpty() && !ids.contains(card.id))
            ids.append(card.id);
    };
    for (const table::DeckShow::Place& place : deck.places)
        std::ranges::for_each(place.cards, add);
    for (const table::DeckShow::Layer& layer : deck.layers)
        std::ranges::for_each(layer.known, add);
    std::ranges::for_each(deck.faces, add);
    return ids;
}

} // namespace roadmarshal::views

#include "deck.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

cards::DeckSheet deckSheet(bool byApp, bool withOil)
{
    cards::DeckSheet sheet{.byApp = byApp,
                           .size = 10,
                           .kinds = {{u"rope"_s, 4}, {u"plank"_s, 4}, {u"pump"_s, 1}, {u"siren"_s, 1}},
                           .backs = {},
                           .unseen = {cards::box}};
    if (withOil) {
        sheet.kinds.push_back({u"oil"_s, 2});
        sheet.size += 2;
    }
    return sheet;
}

cards::Deck newDeck(const cards::DeckSheet& sheet)
{
    cards::Deck deck = cards::newDeck(sheet, cardPlaces());
    deck.under = {cards::nothing(sheet)};
    deck.under.front().known[static_cast<size_t>(sheet.kindOf(u"siren"))] = 1;
    return deck;
}

QStringList cardPlaces()
{
    return rowPlaces + QStringList{cards::handOf(u"north"_s), cards::handOf(u"south"_s), rack, cards::discard,
                                   cards::box};
}

QStringList cardsAt(const cards::DeckSheet& sheet, const cards::Deck& deck, const QString& place)
{
    QStringList list;
    const cards::Holding& holding = deck.at(place);
    for (size_t kind = 0; kind < holding.known.size(); ++kind)
        list += QStringList(holding.known[kind], sheet.kinds[kind].card);
    return list;
}

} // namespace roadmarshal::test::toy

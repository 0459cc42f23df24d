#include "show_deck.h"

#include "cards/odds.h"
#include "cards/place.h"

namespace roadmarshal::table {

namespace {

QList<DeckShow::Card> knownCards(const DeckOnTable& of, const cards::Holding& holding)
{
    QList<DeckShow::Card> known;
    for (size_t kind = 0; kind < holding.known.size(); ++kind) {
        const QString& card = of.sheet.kinds[kind].card;
        for (int copy = 0; copy < holding.known[kind]; ++copy)
            known.append({card, of.names(card)});
    }
    return known;
}

DeckShow::Layer showLayer(const DeckOnTable& of, int layer)
{
    const cards::Holding& holding = of.deck.under[static_cast<size_t>(layer)];
    const cards::Depth depth = cards::depthOf(of.deck, layer);
    return {cards::under(layer + 1), knownCards(of, holding), holding.unnamed(), depth.least, depth.most};
}

} // namespace

DeckShow showDeck(const QString& id, const Message& name, const DeckOnTable& of)
{
    DeckShow show;
    show.id = id;
    show.name = name;
    show.byApp = of.sheet.byApp;
    show.pile = cards::pileSize(of.sheet, of.deck);
    show.discarded = of.deck.at(cards::discard).size();
    show.unknown = cards::unknownOutside(of.deck);
    for (int layer = 0; layer < static_cast<int>(of.deck.under.size()); ++layer) {
        if (of.deck.under[static_cast<size_t>(layer)].size() > 0)
            show.layers.append(showLayer(of, layer));
    }
    for (const cards::Kind& kind : of.sheet.kinds)
        show.faces.append({kind.card, of.names(kind.card)});
    return show;
}

DeckShow::Place showPlace(const DeckOnTable& of, const QString& place, DeckShow::Place::Sort sort)
{
    const cards::Holding& holding = of.deck.at(place);
    DeckShow::Place show{place, sort};
    show.cards = knownCards(of, holding);
    show.unknown = holding.unnamed();
    return show;
}

DeckShow::Place showRow(const DeckOnTable& of, const QString& id, const QStringList& places)
{
    DeckShow::Place row{id, DeckShow::Place::Sort::Row};
    for (const QString& place : places) {
        const cards::Holding& holding = of.deck.at(place);
        QList<DeckShow::Card> cards = knownCards(of, holding);
        for (int i = 0; i < holding.unnamed(); ++i)
            cards.append(DeckShow::Card());
        if (cards.isEmpty()) {
            cards.append(DeckShow::Card());
            cards.last().isGap = true;
        }
        for (DeckShow::Card& card : cards)
            card.place = place;
        row.cards += cards;
    }
    return row;
}

DeckShow::Odds showOdds(const DeckOnTable& of, const Message& name, const std::vector<int>& kinds)
{
    const cards::Odds odds = cards::oddsOf(of.sheet, of.deck, kinds);
    DeckShow::Odds line{name, 0, 0, odds.least, odds.most};
    for (const int kind : kinds) {
        line.left += cards::leftOf(of.sheet, of.deck, kind);
        line.copies += of.sheet.kinds[static_cast<size_t>(kind)].copies;
    }
    return line;
}

QList<DeckShow::Odds> showOdds(const DeckOnTable& of)
{
    QList<DeckShow::Odds> all;
    for (int kind = 0; kind < static_cast<int>(of.sheet.kinds.size()); ++kind)
        all.append(showOdds(of, of.names(of.sheet.kinds[static_cast<size_t>(kind)].card), {kind}));
    return all;
}

} // namespace roadmarshal::table

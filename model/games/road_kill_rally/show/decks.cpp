#include "cards/place.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/table/names.h"
#include "games/road_kill_rally/words/tell.h"
#include "show.h"
#include "table/show_deck.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::DeckShow;
using table::Message;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

DeckShow::Card cardOf(const QString& id, const QString& title)
{
    return {.id = id, .card = message("card-title", {{u"name"_s, title}})};
}

// What somebody has in hand: those that are known, and how many are not.
template <class Cards>
DeckShow::Place handOf(const QString& car, const QString& name, const QStringList& known, int size,
                       const Cards& cards)
{
    DeckShow::Place place{.id = u"hand-"_s + car,
                          .sort = DeckShow::Place::Sort::Hand,
                          .name = message("place-hand", {{u"car"_s, name}}),
                          .team = car,
                          .unknown = size - static_cast<int>(known.size()),
                          .movable = false};
    for (const QString& id : known) {
        const auto card = std::ranges::find(cards, id, [](const auto& each) { return each.id; });
        place.cards.append(cardOf(id, card == cards.end() ? id : card->title));
    }
    return place;
}

// What nobody counts has no number to set.
DeckShow::Counted countedOf(const State& state, Deck which)
{
    const CardPile& pile = pileOf(state, which);
    return !isInApp(*state.setup, which) && pile.pile && pile.discard ? DeckShow::Counted::All
                                                                      : DeckShow::Counted::Nothing;
}

template <class Cards>
DeckShow deckOf(const State& state, Deck which, const Cards& cards)
{
    const CardPile& pile = pileOf(state, which);
    const bool byApp = isInApp(*state.setup, which);
    DeckShow deck{.id = wordOf(which),
                  .name = {u"deck-"_s + wordOf(which), {}},
                  .byApp = byApp,
                  .counted = countedOf(state, which)};
    deck.pile = pile.pile.value_or(0);
    deck.discarded = pile.discard.value_or(0);
    for (const auto& card : cards)
        deck.faces.append(cardOf(card.id, card.title));
    for (const Car& car : state.cars) {
        const QStringList& known = which == Deck::Rally ? car.cards : car.spares;
        deck.places.append(handOf(car.id, nameOf(state, car.id),
                                  isHandOpen(state, which) ? known : QStringList(),
                                  which == Deck::Rally ? car.hand : car.spare, cards));
        deck.places.last().property = which == Deck::Rally ? handCards : spareCards;
        deck.unknown += deck.places.last().unknown;
    }
    if (!byApp)
        return deck;
    const cards::DeckSheet sheet = sheetOf(*state.setup, which);
    const cards::Deck lying = openlyLyingOf(state, which);
    const table::DeckOnTable shown{sheet, lying, [&](const QString& id) {
                                       return message("card-title", {{u"name"_s, cardName(state, id)}});
                                   }};
    deck.odds = showOdds(shown);
    deck.places.append(showPlace(shown, cards::discard, DeckShow::Place::Sort::Discard));
    deck.places.last().name = message("place-discard");
    deck.places.last().movable = false;
    return deck;
}

DeckShow tilesOf(const State& state)
{
    DeckShow deck{.id = u"tiles"_s,
                  .name = message("deck-tiles"),
                  .byApp = state.setup->tilesInApp,
                  .counted = state.tiles.pile ? DeckShow::Counted::Pile : DeckShow::Counted::Nothing};
    deck.pile = state.tiles.pile.value_or(0);
    deck.discarded = static_cast<int>(state.tiles.discard.size());
    const auto add = [&](const char* id, DeckShow::Place::Sort sort, const QStringList& tiles) {
        DeckShow::Place place{.id = QLatin1StringView(id),
                              .sort = sort,
                              .name = {u"place-"_s + QLatin1StringView(id), {}},
                              .movable = false};
        for (const QString& tile : tiles)
            place.cards.append(cardOf(tile, state.setup->tile(tile)->name));
        if (!tiles.isEmpty())
            deck.places.append(place);
    };
    QStringList road;
    for (const LaidTile& laid : state.road->tiles())
        road.append(laid.tile->id);
    add("road", DeckShow::Place::Sort::Open, road);
    add("discard", DeckShow::Place::Sort::Discard, state.tiles.discard);
    return deck;
}

} // namespace

QList<DeckShow> decksOf(const State& state)
{
    const Data& data = state.setup->data;
    return {tilesOf(state), deckOf(state, Deck::Rally, data.rallyCards),
            deckOf(state, Deck::Accessories, data.accessories)};
}

} // namespace roadmarshal::road_kill_rally

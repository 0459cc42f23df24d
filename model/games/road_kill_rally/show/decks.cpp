#include "show.h"

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
DeckShow::Place handOf(const QString& car, const QStringList& known, int size, const Cards& cards)
{
    DeckShow::Place place{.id = u"hand-"_s + car,
                          .sort = DeckShow::Place::Sort::Hand,
                          .name = message("place-hand", {{u"car"_s, car}}),
                          .team = car,
                          .unknown = size - static_cast<int>(known.size()),
                          .movable = false};
    for (const QString& id : known) {
        const auto card = std::ranges::find(cards, id, [](const auto& each) { return each.id; });
        place.cards.append(cardOf(id, card == cards.end() ? id : card->title));
    }
    return place;
}

template <class Cards>
DeckShow deckOf(const char* id, const CardPile& pile, const Cards& cards)
{
    DeckShow deck{.id = QLatin1StringView(id), .name = {u"deck-"_s + QLatin1StringView(id), {}}};
    deck.pile = pile.pile.value_or(0);
    deck.discarded = pile.discard.value_or(0);
    for (const auto& card : cards)
        deck.faces.append(cardOf(card.id, card.title));
    return deck;
}

DeckShow tilesOf(const State& state)
{
    DeckShow deck{.id = u"tiles"_s, .name = message("deck-tiles"), .byApp = state.setup->tilesInApp};
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
    DeckShow rally = deckOf("rally", state.rally, data.rallyCards);
    DeckShow accessories = deckOf("accessories", state.accessories, data.accessories);
    for (const Car& car : state.cars) {
        rally.places.append(handOf(car.id, car.cards, car.hand, data.rallyCards));
        accessories.places.append(handOf(car.id, car.spares, car.spare, data.accessories));
        for (const DeckShow* deck : {&rally, &accessories})
            (deck == &rally ? rally : accessories).unknown += deck->places.last().unknown;
    }
    return {tilesOf(state), rally, accessories};
}

} // namespace roadmarshal::road_kill_rally

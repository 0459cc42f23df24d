#include "games/apocalypse_trail/table/names.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::DeckShow;

namespace {

DeckShow::Card cardOf(const Box& box, const QString& card)
{
    return {.id = card, .card = namedAs(cardName(box, card))};
}

DeckShow::Place placeOf(const QString& id, DeckShow::Place::Sort sort, const Box& box,
                        const QStringList& cards)
{
    DeckShow::Place place{.id = id, .sort = sort, .name = {u"place-"_s + id, {}}, .movable = false};
    for (const QString& card : cards)
        place.cards.append(cardOf(box, card));
    return place;
}

bool isStageOf(const State& state, DeckName deck)
{
    if (!state.outfit)
        return false;
    switch (deck) {
    case DeckName::Leaders:
        return state.outfit->stage == Stage::Leaders;
    case DeckName::Vehicles:
        return state.outfit->stage == Stage::Vehicles;
    case DeckName::Mods:
        return state.outfit->stage == Stage::Mods;
    case DeckName::Survivors:
        return state.outfit->stage == Stage::Survivors;
    }
    return false;
}

DeckShow deckOf(const State& state, DeckName name)
{
    const Box& box = state.box();
    const QString word = wordFor(deckWords, name);
    const QStringList all = box.deck(name);
    const std::set<QString> seen = state.seen();
    DeckShow deck{.id = word,
                  .name = {u"deck-"_s + word, {}},
                  .byApp = state.setup->inApp,
                  .counted = DeckShow::Counted::Nothing};
    deck.pile = static_cast<int>(
        std::ranges::count_if(all, [&](const QString& card) { return !seen.contains(card); }));
    if (isStageOf(state, name))
        deck.places.append(placeOf(u"market"_s, DeckShow::Place::Sort::Row, box, state.outfit->open));
    QStringList dead;
    std::ranges::copy_if(state.discard, std::back_inserter(dead),
                         [&](const QString& card) { return box.isIn(name, card); });
    if (!dead.isEmpty())
        deck.places.append(placeOf(u"dead"_s, DeckShow::Place::Sort::Discard, box, dead));
    deck.discarded = static_cast<int>(dead.size());
    return deck;
}

DeckShow scenarioDeck(const State& state)
{
    DeckShow deck{.id = u"scenarios"_s,
                  .name = shown("deck-scenarios"),
                  .byApp = state.setup->inApp,
                  .counted = DeckShow::Counted::Nothing};
    QStringList known;
    int spaces = 0;
    for (int square = 0; square <= state.trail().end(); ++square) {
        if (const int number = state.trail().at(square).scenario; number != 0) {
            ++spaces;
            if (const ScenarioSpot spot = state.spot(number); !spot.card.isEmpty())
                known.append(spot.card);
        }
    }
    deck.pile = spaces - static_cast<int>(known.size());
    deck.places.append(placeOf(u"trail"_s, DeckShow::Place::Sort::Square, state.box(), known));
    return deck;
}

} // namespace

QList<DeckShow> decksOf(const State& state)
{
    QList<DeckShow> decks{scenarioDeck(state)};
    for (const DeckName name : {DeckName::Leaders, DeckName::Vehicles, DeckName::Mods, DeckName::Survivors})
        decks.append(deckOf(state, name));
    return decks;
}

} // namespace roadmarshal::apocalypse_trail

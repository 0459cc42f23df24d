#include "apply_cards.h"

#include "cards/move.h"
#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/table/names.h"

namespace roadmarshal::apocalypse_road {

std::expected<void, Problem> moveCards(State& state, const CardMoved& effect)
{
    return cards::apply(state.setup->decks.of(effect.deck), state.deck(effect.deck),
                        {effect.card, effect.from, effect.to, effect.count, effect.hidden})
        .transform_error(
            [&](const QString& reason) { return Problem{wordFor(deckWords, effect.deck), reason}; });
}

void compareDeck(const State& from, const State& to, DeckId deck, std::vector<Effect>& effects)
{
    for (const cards::Move& move : cards::movesBetween(from.setup->decks.of(deck), from.deck(deck),
                                                       to.deck(deck), cardPlaces(*from.setup)))
        effects.push_back(CardMoved{deck, move.card, move.from, move.to, move.count, move.hidden});
}

} // namespace roadmarshal::apocalypse_road

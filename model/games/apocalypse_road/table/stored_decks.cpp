#include "stored_decks.h"

#include "cards/stored.h"
#include "games/apocalypse_road/decks/card_place.h"
#include "names.h"

namespace roadmarshal::apocalypse_road {

QJsonObject storeDecks(const State& state)
{
    QJsonObject decks;
    for (int i = 0; i < deckCount; ++i)
        decks[deckWords[i]] =
            cards::store(state.setup->decks.sheets[i], state.decks[i], cardPlaces(*state.setup));
    return decks;
}

void restoreDecks(const json::Reader& reader, State& state)
{
    for (int i = 0; i < deckCount; ++i)
        cards::restore(reader[deckWords[i]], state.setup->decks.sheets[i], cardPlaces(*state.setup),
                       state.decks[i]);
}

} // namespace roadmarshal::apocalypse_road

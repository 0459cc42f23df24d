#include "card_place.h"

namespace roadmarshal::apocalypse_road {

QStringList cardPlaces(const Setup& setup)
{
    QStringList places{cards::discard, cards::open};
    for (const table::Team& team : setup.teams)
        places.append(cards::handOf(team.id));
    return places;
}

QString handPlace(const State& state, int seat)
{
    return cards::handOf(state.setup->teams[seat].id);
}

const cards::Holding& handOf(const State& state, int seat)
{
    return state.deck(DeckId::Race).at(handPlace(state, seat));
}

} // namespace roadmarshal::apocalypse_road

#include "deck_show.h"

#include <algorithm>

namespace roadmarshal::table {

int DeckShow::Place::size() const
{
    const auto gaps = std::ranges::count(cards, true, &Card::isGap);
    return static_cast<int>(cards.size() - gaps) + unknown;
}

QList<DeckShow::Place> DeckShow::of(Place::Sort sort) const
{
    QList<Place> found;
    std::ranges::copy_if(places, std::back_inserter(found),
                         [sort](const Place& place) { return place.sort == sort; });
    return found;
}

} // namespace roadmarshal::table

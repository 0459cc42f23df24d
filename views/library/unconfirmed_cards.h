// Cards on a table that say something which nobody has confirmed.
#pragma once

#include "content/library.h"
#include "content/two_copies.h"
#include "table/game.h"

#include <map>

namespace roadmarshal::views {

// Where a card stands in what is shown of it. What a game does not hold itself it knows as it comes with the
// program.
QString placeIn(const content::TwoCopies& copies, const content::Kind& kind, const content::Printed& printed);
bool isUnconfirmed(const content::TwoCopies& copies, const content::Kind& kind,
                   const content::Printed& printed);

// Of many cards: the library is looked through once for each kind, and each item once.
class UnconfirmedCards
{
public:
    UnconfirmedCards(const table::Game& game, const table::State& now) : m_game(game), m_now(now) {}

    bool has(const content::Printed& printed);

private:
    const content::TwoCopies& copiesOf(const content::Kind& kind, const content::Printed& printed);

    const table::Game& m_game;
    const table::State& m_now;
    std::map<QString, content::Listing> m_listings; // by kind
    std::map<QString, content::TwoCopies> m_copies;
};

} // namespace roadmarshal::views

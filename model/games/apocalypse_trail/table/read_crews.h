// Crews, piles and the dead of a position: every card is in one place.
#pragma once

#include "read_content.h"
#include "state.h"

namespace roadmarshal::apocalypse_trail {

// Who owns the cards that were met so far.
class CardsMet
{
public:
    // Says so at the field if the card is in a second place.
    void meet(const json::Reader& field, const QString& card);

private:
    std::set<QString> m_met;
};

// Mode, step, box and crews of the set-up must be there.
void readCrews(const json::Reader& from, State& state, CardsMet& met);
void readPiles(const json::Reader& from, State& state, CardsMet& met);
void readDiscard(const json::Reader& from, State& state, CardsMet& met);

} // namespace roadmarshal::apocalypse_trail

// Which answers take a piece to a place, for hands that have put it there already.
#pragma once

#include "rehearsal.h"

namespace roadmarshal::table {

struct MoveTo
{
    Answers answers; // up to the place
    Message label;   // of what is played for it: a card
};

// All ways to say so that the rules do not speak against; none where the table keeps such things to itself.
std::expected<QList<MoveTo>, Stopped> movesTo(const Game& game, const State& state, const QString& piece,
                                              const QString& place, DrawSource trial,
                                              const std::stop_token& stop = {});

} // namespace roadmarshal::table

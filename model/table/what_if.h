// A branch off any point of a game, to try things out and throw away; nothing reaches the journal.
#pragma once

#include "game.h"

#include <vector>

namespace roadmarshal::table {

class WhatIf
{
public:
    // Draws in a branch come from another seed than the game's, so that trying tells nobody the future.
    WhatIf(const Game& game, State from, quint64 seed);

    const State& now() const { return m_states.back(); }
    int steps() const { return static_cast<int>(m_states.size()) - 1; }

    std::expected<Decision, Objection> play(const Action& action);
    bool undo();

private:
    const Game* m_game;
    quint64 m_seed;
    quint64 m_draws = 0;
    std::vector<State> m_states;
};

} // namespace roadmarshal::table

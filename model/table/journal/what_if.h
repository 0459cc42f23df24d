// A branch off any point of a game, to try things out and throw away; nothing reaches the journal.
#pragma once

#include "rehearsal.h"
#include "table/game.h"

#include <vector>

namespace roadmarshal::table {

class WhatIf
{
public:
    // Draws in a branch come from another seed than the game's, so that trying tells nobody the future.
    WhatIf(const Game& game, State from, quint64 seed);

    const Game& game() const { return *m_game; }
    const State& now() const { return m_step == 0 ? m_from : m_tried[m_step - 1].after; }
    // Steps tried so far that were not taken back.
    int steps() const { return static_cast<int>(m_step); }
    bool canRedo() const { return m_step < m_tried.size(); }
    DrawSource drawSource() const { return {m_seed, m_draws}; }

    std::expected<Decision, Objection> play(const Action& action);
    // What was rehearsed on the branch as it is now; each of its entries is a step.
    std::expected<void, Objection> play(const Rehearsal& rehearsal);
    std::expected<void, Objection> correct(const Effects& effects);
    // What was driven from one number of steps to another, forward or backward.
    Ways waysBetween(int from, int to) const;
    bool undo();
    bool redo();

private:
    struct Step
    {
        State after;
        Ways ways;
    };

    std::expected<void, Objection> step(const Effects& effects, const Ways& ways = {});

    const Game* m_game;
    quint64 m_seed;
    quint64 m_draws = 0;
    State m_from;
    std::vector<Step> m_tried; // also those that were taken back
    size_t m_step = 0;         // how many of them stand
};

} // namespace roadmarshal::table

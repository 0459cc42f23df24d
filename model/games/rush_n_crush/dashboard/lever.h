// The gear lever during a turn: where a move leads, and what speaks against it.
#pragma once

#include "dashboard.h"
#include "lever_move.h"
#include "text/message.h"

namespace roadmarshal::rush_n_crush {

struct Lever
{
    int at = 0; // a bubble
    int brakes = 0;
    int turbo = 0; // tokens left
    // Of this turn:
    bool normal = false;      // RNC-13: the one action is done
    bool accelerated = false; // RNC-20, A36: with the last move, so that a turbo may follow
    bool boosted = false;     // RNC-19
    bool braked = false;
    bool closed = false; // it was left alone on purpose, or the car drives
    bool operator==(const Lever&) const = default;
};

// What a house may turn of all this.
struct LeverRules
{
    bool brakesAfter = false; // A4: brakes only after the normal action
    bool wayBack = false;     // A20: also along lines that are one-way
    bool passing = false;     // A5: coloured bubbles that a gear change passes are tested
};

// Where lines lead on for a move of the kind.
std::vector<int> linesFor(const Bubble& bubble, LeverMove::Kind kind, const LeverRules& rules);
// Bubbles that a move of the kind can lead to; those of one gear for a gear change that names it.
std::vector<int> landings(const Dashboard& dashboard, int from, const LeverMove& move,
                          const LeverRules& rules);

// The bubble that a move leads to, or the first rule against it.
std::expected<int, table::Objection> landing(const Dashboard& dashboard, const Lever& lever,
                                             const LeverMove& move, const LeverRules& rules);
// RNC-21, A5: the bubbles where the heat of a move is looked at, in their order; the last is where it leads.
std::vector<int> heated(const Dashboard& dashboard, int from, const LeverMove& move, int to,
                        const LeverRules& rules);
// The lever when the move is made and the tokens are paid.
Lever moved(Lever lever, const LeverMove& move, int to);

} // namespace roadmarshal::rush_n_crush

// Where the lever can end up with the moves that a car still has, and what that costs and risks.
#pragma once

#include "heat.h"
#include "lever.h"

namespace roadmarshal::rush_n_crush {

// RNC-21, A6: one test for each coloured bubble that the lever is put on.
struct HeatTest
{
    int at = 0; // a bubble
    int dice = 0;
    auto operator<=>(const HeatTest&) const = default;
};

struct LeverEnd
{
    int to = 0;
    int brakes = 0;
    int turbo = 0; // tokens spent
    std::vector<HeatTest> heat = {};
    LeverMoves moves = {}; // one way to get there

    int heatDice() const;
    // Whatever the way.
    bool isSameAs(const LeverEnd& other) const;
};

// Stage A: all ends but those that another with the same bubble beats in tokens and heat dice. Nothing if
// they are too many to be told.
std::optional<std::vector<LeverEnd>> leverEnds(const Dashboard& dashboard, const Lever& lever,
                                               const LeverRules& rules);

// The end of these moves, or the first that a rule is against.
struct WrongMove
{
    int number = 1;
    table::Objection objection;
};
std::expected<LeverEnd, WrongMove> leverEnd(const Dashboard& dashboard, const Lever& lever,
                                            const LeverMoves& moves, const LeverRules& rules);

} // namespace roadmarshal::rush_n_crush

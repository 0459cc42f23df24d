// What `resolve` prints: what the enemy die or the end of a round does here.
#pragma once

#include "games/highway_heist/enemies/outcomes.h"

#include <QByteArray>

namespace roadmarshal::highway_heist {

struct Resolving
{
    std::optional<Symbol> symbol = {}; // of the die; nothing at the end of a round
    int roller = -1;
    Supposed supposed = {};
};

// Nothing where it leads to too much to tell, or was stopped.
std::optional<QByteArray> resolveReport(const State& state, const Resolving& resolving, bool countOnly,
                                        const std::stop_token& stop);

} // namespace roadmarshal::highway_heist

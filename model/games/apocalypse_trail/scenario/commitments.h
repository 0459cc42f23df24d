// Every set of people and loads that meets an option, of which nothing can be left out.
#pragma once

#include "commitment.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

// Its lists are sorted.
struct CountedCommitment
{
    Commitment commitment = {};
    int counts = 0;
};

struct Commitments
{
    std::vector<CountedCommitment> sets = {}; // fewest people first, then fewest loads, then by their ids
    bool more = false;
};

inline constexpr size_t mostCommitments = 10'000;

Commitments commitmentsTo(const State& state, const QString& pawn, const ScenarioCard& card,
                          const ScenarioOption& option, Admitted admitted = Admitted::Ready,
                          size_t most = mostCommitments, const std::stop_token& stop = {});

} // namespace roadmarshal::apocalypse_trail

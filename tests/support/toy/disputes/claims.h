// What somebody claims, and whether it stands.
#pragma once

#include "support/toy/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::test::toy {

// "The cart can go to c3."
struct Reach
{
    static constexpr auto kind = "claim-reach";
    QString vehicle;
    QString place;
    STORED(Reach, vehicle, place);
};

table::AskedClaim askClaim(const State& state, const table::Answers& answers);
table::Verdict judge(const State& state, const table::Claim& claim);

} // namespace roadmarshal::test::toy

// What hands took up from a mat, as the rules know it.
#pragma once

#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/resource.h"
#include "games/apocalypse_trail/table/state.h"
#include "table/carry.h"

#include <variant>

namespace roadmarshal::apocalypse_trail {

// Tokens of one kind out of a store, from the square or its icon, as lines name it.
struct TakenTokens
{
    Resource resource = Resource::Fuel;
    QString from = {};
    int there = 0;
};
// Those that no line can move.
struct FixedTokens
{
    Resource resource = Resource::Fuel;
    Objection why = {};
};
// A survivor, mod or vehicle of a crew, or one that lies on a square.
struct TakenCard
{
    QString card;
};
// A card that is turned up in the outfitting.
struct TakenFromRow
{
    QString card;
};
using Taken = std::variant<std::monostate, TakenTokens, FixedTokens, TakenCard, TakenFromRow>;

// Nothing if nothing lies loose there.
Taken takenFrom(const State& state, const table::CarrySpot& spot);
// AT-71: what lies on a square where nobody stands who could take it stays there.
Objection liesElsewhere(int square);

} // namespace roadmarshal::apocalypse_trail

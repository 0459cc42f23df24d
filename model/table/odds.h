// How likely something is: one number, or a range where something is not known.
#pragma once

namespace roadmarshal::table {

struct Odds
{
    double least = 0;
    double most = 0;
    static Odds exactly(double chance) { return {chance, chance}; }
    bool operator==(const Odds&) const = default;
};

} // namespace roadmarshal::table

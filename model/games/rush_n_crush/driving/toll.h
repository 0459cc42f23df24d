// What a way uses up. Of two ways to one end, who uses nowhere more and somewhere less beats the other.
#pragma once

namespace roadmarshal::rush_n_crush {

struct Toll
{
    int lc = 0; // charged to the allowance; before the test, all lane changes
    int tyres = 0;
    int wrecks = 0; // spaces with wrecks: one test each (A18)
    int headOns = 0;
    int nails = 0;          // tokens; only before the test, later they are tyres
    bool wreckLast = false; // of the shocks so far; of two ways that use up the same, either may be kept
    bool operator==(const Toll&) const = default;

    void addWreck()
    {
        ++wrecks;
        wreckLast = true;
    }
    void addHeadOn()
    {
        ++headOns;
        wreckLast = false;
    }
    bool isNowhereMoreThan(const Toll& other) const
    {
        return lc <= other.lc && tyres <= other.tyres && wrecks <= other.wrecks && headOns <= other.headOns &&
               nails <= other.nails;
    }
};

} // namespace roadmarshal::rush_n_crush

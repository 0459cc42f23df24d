#include "throws.h"

#include <numeric>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr int sides = 6;

} // namespace

const dice::Distribution& oneDie()
{
    static const dice::Distribution die = dice::one(dice::plain(sides));
    return die;
}

dice::Distribution misses(int count, int least)
{
    // In lowest terms, so that the number of ways stays small: a third, or two thirds.
    const int failing = least - 1;
    const int common = std::gcd(failing, sides);
    const dice::Distribution single(
        0, {static_cast<double>((sides - failing) / common), static_cast<double>(failing / common)},
        static_cast<double>(sides / common), static_cast<double>(failing) / sides);
    return dice::sum(single, count);
}

} // namespace roadmarshal::rush_n_crush

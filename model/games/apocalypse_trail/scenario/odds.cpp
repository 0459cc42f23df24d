#include "odds.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

using dice::Whole;

// Ways in which the dice come to each total, from 0 on; all ways together.
struct Ways
{
    std::vector<Whole> byTotal = {Whole(1)};
    Whole all = 1;
};

// Of one die out of sides × sides ways: a face that is rolled again gives way to any.
Whole weightOf(int face, int sides, const std::vector<int>& rerolled)
{
    const auto again = std::ranges::count_if(rerolled, [&](int one) { return one >= 1 && one <= sides; });
    const bool isRerolled = std::ranges::contains(rerolled, face);
    return Whole(static_cast<quint64>((isRerolled ? 0 : sides) + again));
}

Ways withDie(const Ways& ways, int sides, const std::vector<int>& rerolled)
{
    Ways next{std::vector<Whole>(ways.byTotal.size() + static_cast<size_t>(sides)),
              ways.all * Whole(static_cast<quint64>(sides) * static_cast<quint64>(sides))};
    for (int face = 1; face <= sides; ++face) {
        const Whole weight = weightOf(face, sides, rerolled);
        for (size_t total = 0; total < ways.byTotal.size(); ++total) {
            if (!ways.byTotal[total].isZero())
                next.byTotal[total + static_cast<size_t>(face)] += ways.byTotal[total] * weight;
        }
    }
    return next;
}

} // namespace

std::vector<dice::Fraction> oddsOf(const ScenarioOption& option, const std::vector<int>& rerolled)
{
    Ways ways;
    for (const int sides : option.dice)
        ways = withDie(ways, sides, rerolled);
    std::vector<dice::Fraction> odds;
    for (const Outcome& outcome : option.outcomes) {
        Whole weight;
        for (const int total : outcome.on)
            weight += ways.byTotal[static_cast<size_t>(total)];
        odds.push_back(outcome.on.empty() ? dice::Fraction{1, 1} : dice::fraction(weight, ways.all));
    }
    return odds;
}

} // namespace roadmarshal::apocalypse_trail

// What may come of dice, and how likely: exact while the ways to roll can be counted in a double.
#pragma once

#include "ratio.h"
#include "roll.h"

#include <vector>

namespace roadmarshal::dice {

// Results from `least()` on, each with its weight among `all`. Dice of a fixed number of sides have whole
// weights: so many of all the ways in which they can fall. Dice that bring more dice have no greatest result:
// what lies beyond `most()` is less likely than 1 in 10^30.
class Distribution
{
public:
    // The one result 0: no dice at all.
    Distribution() = default;
    Distribution(int least, std::vector<double> weights, double all, double mean);
    static Distribution certain(int result);

    int least() const { return m_least; }
    int most() const { return m_least + static_cast<int>(m_weights.size()) - 1; }
    double mean() const { return m_mean; }

    double at(int result) const;
    double atLeast(int result) const;
    double atMost(int result) const;
    // As fractions; nothing where the weights are not whole numbers that fit.
    std::optional<Ratio> ratioAt(int result) const;
    std::optional<Ratio> ratioAtLeast(int result) const;

    double weight(int result) const;
    double all() const { return m_all; }

private:
    double weightBelow(int result) const;
    double weightFrom(int result) const;
    std::optional<Ratio> ratio(double weight) const;

    int m_least = 0;
    std::vector<double> m_weights{1};
    double m_all = 1;
    double m_mean = 0;
};

// One die, with all that it brings. One that shows any of the `rerolled` faces is rolled once more; dice that
// bring others are not.
Distribution one(const Die& die, const QStringList& rerolled = {});
// Both together.
Distribution operator+(const Distribution& one, const Distribution& other);

Distribution sum(const Distribution& one, int count);
Distribution highest(const Distribution& one, int count);
Distribution lowest(const Distribution& one, int count);
Distribution sum(const Ask& ask);
// How many of the dice come to at least `least`: successes.
Distribution successes(const Distribution& one, int count, int least);

// One result against another.
struct Contest
{
    double wins = 0;
    double ties = 0;
    double loses = 0;
};
Contest contest(const Distribution& one, const Distribution& other);

} // namespace roadmarshal::dice

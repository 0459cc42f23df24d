#include "distribution.h"

#include <QtAssert>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roadmarshal::dice {

namespace {

constexpr double mostWhole = 9007199254740992.0; // 2^53: beyond it doubles skip whole numbers
constexpr double nothing = 1e-30;                // what is less likely never comes
constexpr size_t mostResults = 100'000;

bool isWhole(double weight)
{
    return weight <= mostWhole && weight == std::floor(weight);
}

// Weights of some faces by value, from the least of all faces on.
struct Tally
{
    int least = 0;
    std::vector<double> weights;
    double sides = 0;
};

template <class Counts>
Tally tally(const Die& die, const Counts& counts)
{
    const auto [least, most] = std::ranges::minmax(die.faces, {}, &Face::value);
    Tally result{least.value, std::vector<double>(most.value - least.value + 1), 0};
    for (const Face& face : die.faces) {
        if (!counts(face))
            continue;
        result.weights[face.value - least.value] += face.sides;
        result.sides += face.sides;
    }
    return result;
}

double meanOf(const std::vector<double>& weights, int least)
{
    double sum = 0;
    double all = 0;
    for (size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i] * (least + static_cast<double>(i));
        all += weights[i];
    }
    return sum / all;
}

// f(s) = P(ends with s) + the sum over faces that bring another die of P(face) f(s - value): exact for each
// result in turn; a face that brings one and counts nothing stands on both sides and is solved for.
Distribution exploding(const Die& die)
{
    const double sides = die.sides();
    const Tally ending = tally(die, [](const Face& face) { return !face.again; });
    const Tally again = tally(die, [](const Face& face) { return face.again; });
    const double idle = again.least <= 0 && -again.least < std::ssize(again.weights)
                            ? again.weights[-again.least] / sides
                            : 0.0;
    std::vector<double> chances;
    // As far as one more die reaches: if nothing is left of all that, nothing is to come.
    const auto reach = static_cast<size_t>(
        std::max<qsizetype>(std::ssize(ending.weights), again.least + std::ssize(again.weights)));
    double left = 1;
    while (left > nothing && chances.size() < mostResults) {
        const size_t i = chances.size();
        double chance = i < ending.weights.size() ? ending.weights[i] / sides : 0.0;
        for (int value = std::max(1, again.least);
             value <= static_cast<int>(i) && value - again.least < std::ssize(again.weights); ++value)
            chance += again.weights[value - again.least] / sides * chances[i - value];
        chances.push_back(chance / (1 - idle));
        if (chances.size() > reach)
            left = std::accumulate(chances.end() - static_cast<qsizetype>(reach), chances.end(), 0.0);
    }
    double mean = 0;
    for (const Face& face : die.faces)
        mean += face.value * face.sides / sides;
    return {ending.least, std::move(chances), 1, mean / (ending.sides / sides)};
}

} // namespace

Distribution::Distribution(int least, std::vector<double> weights, double all, double mean)
    : m_least(least), m_weights(std::move(weights)), m_all(all), m_mean(mean)
{
    Q_ASSERT(!m_weights.empty() && m_all > 0);
}

Distribution Distribution::certain(int result)
{
    return {result, {1}, 1, static_cast<double>(result)};
}

double Distribution::weight(int result) const
{
    return result < m_least || result > most() ? 0 : m_weights[result - m_least];
}

double Distribution::weightBelow(int result) const
{
    const int count = std::clamp(result - m_least, 0, static_cast<int>(m_weights.size()));
    return std::accumulate(m_weights.begin(), m_weights.begin() + count, 0.0);
}

double Distribution::weightFrom(int result) const
{
    const int count = std::clamp(result - m_least, 0, static_cast<int>(m_weights.size()));
    // From the far end, where the small ones are.
    return std::accumulate(m_weights.rbegin(), m_weights.rend() - count, 0.0);
}

double Distribution::at(int result) const
{
    return weight(result) / m_all;
}

double Distribution::atLeast(int result) const
{
    return result <= m_least ? 1 : std::min(1.0, weightFrom(result) / m_all);
}

double Distribution::atMost(int result) const
{
    return std::min(1.0, weightBelow(result + 1) / m_all);
}

std::optional<Ratio> Distribution::ratio(double weight) const
{
    if (!isWhole(m_all) || !isWhole(weight) || !std::ranges::all_of(m_weights, isWhole))
        return std::nullopt;
    return dice::ratio(static_cast<qint64>(weight), static_cast<qint64>(m_all));
}

std::optional<Ratio> Distribution::ratioAt(int result) const
{
    return ratio(weight(result));
}

std::optional<Ratio> Distribution::ratioAtLeast(int result) const
{
    return ratio(weightFrom(result));
}

Distribution one(const Die& die, const QStringList& rerolled)
{
    Q_ASSERT(isSound(die));
    if (std::ranges::any_of(die.faces, &Face::again)) {
        Q_ASSERT(rerolled.isEmpty());
        return exploding(die);
    }
    const double sides = die.sides();
    Tally kept = tally(die, [&](const Face& face) { return !rerolled.contains(face.name); });
    if (kept.sides == sides)
        return {kept.least, kept.weights, sides, meanOf(kept.weights, kept.least)};
    const Tally every = tally(die, [](const Face&) { return true; });
    // So many of sides × sides: whatever the second throw of a kept side would have been, or what it is.
    for (size_t i = 0; i < kept.weights.size(); ++i)
        kept.weights[i] = kept.weights[i] * sides + (sides - kept.sides) * every.weights[i];
    return {kept.least, kept.weights, sides * sides, meanOf(kept.weights, kept.least)};
}

Distribution operator+(const Distribution& a, const Distribution& b)
{
    std::vector<double> weights(static_cast<size_t>(a.most() - a.least()) + b.most() - b.least() + 1);
    for (int i = a.least(); i <= a.most(); ++i) {
        for (int j = b.least(); j <= b.most(); ++j)
            weights[i - a.least() + j - b.least()] += a.weight(i) * b.weight(j);
    }
    // What lies beyond any doubt is not carried along from die to die.
    const double all = a.all() * b.all();
    while (weights.size() > 1 && weights.back() < nothing * all)
        weights.pop_back();
    return {a.least() + b.least(), std::move(weights), all, a.mean() + b.mean()};
}

Distribution sum(const Distribution& one, int count)
{
    Distribution result;
    for (int i = 0; i < count; ++i)
        result = result + one;
    return result;
}

namespace {

// Whole numbers stay whole, which std::pow does not promise.
double power(double base, int exponent)
{
    double result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

// Of `count` at once: the difference of powers of what comes to no more (or no less) than each result.
Distribution extreme(const Distribution& one, int count, bool high)
{
    if (count < 1)
        return {};
    std::vector<double> weights(one.most() - one.least() + 1);
    double before = 0; // weight of one die short of the result
    for (size_t step = 0; step < weights.size(); ++step) {
        const size_t i = high ? step : weights.size() - 1 - step;
        const double upTo = before + one.weight(one.least() + static_cast<int>(i));
        weights[i] = power(upTo, count) - power(before, count);
        before = upTo;
    }
    return {one.least(), weights, power(one.all(), count), meanOf(weights, one.least())};
}

} // namespace

Distribution highest(const Distribution& one, int count)
{
    return extreme(one, count, true);
}

Distribution lowest(const Distribution& one, int count)
{
    return extreme(one, count, false);
}

Distribution sum(const Ask& ask)
{
    Distribution result;
    for (const Die& die : ask.dice)
        result = result + one(die);
    return result;
}

Distribution successes(const Distribution& one, int count, int least)
{
    double hit = 0;
    for (int result = one.most(); result >= std::max(least, one.least()); --result)
        hit += one.weight(result);
    const Distribution single(0, {one.all() - hit, hit}, one.all(), hit / one.all());
    return sum(single, count);
}

Contest contest(const Distribution& one, const Distribution& other)
{
    Contest contest;
    double below = 0;
    int reached = other.least();
    for (int result = one.least(); result <= one.most(); ++result) {
        for (; reached < result && reached <= other.most(); ++reached)
            below += other.weight(reached);
        contest.wins += one.weight(result) * below;
        contest.ties += one.weight(result) * other.weight(result);
    }
    const double all = one.all() * other.all();
    contest.wins /= all;
    contest.ties /= all;
    contest.loses = std::max(0.0, 1 - contest.wins - contest.ties);
    return contest;
}

} // namespace roadmarshal::dice

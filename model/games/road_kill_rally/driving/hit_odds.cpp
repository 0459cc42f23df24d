#include "hit_odds.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <ranges>

namespace roadmarshal::road_kill_rally {

std::span<const double> HitOdds::chances(int dice, int most)
{
    if (most > m_most) {
        m_most = most;
        m_byDice.clear();
    }
    const auto size = static_cast<size_t>(m_most) + 1;
    if (m_byDice.empty()) {
        m_byDice.emplace_back(size);
        m_byDice.front().front() = 1;
    }
    while (std::ssize(m_byDice) <= dice) {
        const std::vector<double>& before = m_byDice.back();
        std::vector<double> next(size);
        for (int hits = m_one.least(); hits <= std::min(m_one.most(), m_most); ++hits) {
            const double chance = m_one.at(hits);
            for (size_t i = 0; chance > 0 && i + static_cast<size_t>(hits) < size; ++i)
                next[i + static_cast<size_t>(hits)] += chance * before[i];
        }
        m_byDice.push_back(std::move(next));
    }
    return std::span(m_byDice[static_cast<size_t>(dice)]).first(static_cast<size_t>(most) + 1);
}

double HitOdds::atMost(int dice, int hits)
{
    if (hits < 0)
        return 0;
    const auto most = std::min<qint64>(hits, qint64{m_one.most()} * dice);
    const auto known = chances(dice, static_cast<int>(most));
    return std::min(1.0, std::accumulate(known.begin(), known.end(), 0.0));
}

namespace {

// No more cards can ever be lost than this, whatever is in the hand.
int mostLost(std::span<const Ordeal> ordeals, const dice::Distribution& one)
{
    qint64 most = 0;
    for (const Ordeal& ordeal : ordeals)
        most += qint64{std::max(1, one.most())} * ordeal.dice;
    return static_cast<int>(std::min<qint64>(most, 1'000'000));
}

int diceOf(std::span<const Ordeal> ordeals)
{
    return std::ranges::fold_left(ordeals | std::views::transform(&Ordeal::dice), 0, std::plus());
}

// Chances of losing 0, 1, 2 … cards to an ordeal, up to `hand`.
std::vector<double> losses(const Ordeal& ordeal, int hand, int prevented, HitOdds& odds)
{
    const auto hits = odds.chances(ordeal.dice, hand + prevented);
    std::vector<double> lost(static_cast<size_t>(hand) + 1);
    for (size_t i = 0; i < hits.size(); ++i)
        lost[i < static_cast<size_t>(prevented) ? 0 : i - static_cast<size_t>(prevented)] += hits[i];
    return lost;
}

// Chance of getting through, by cards in hand, with the best choice at each ordeal that allows one.
std::vector<double> survival(std::span<const Ordeal> ordeals, int hand, int prevented, bool mayPay,
                             HitOdds& odds)
{
    std::vector<double> after(static_cast<size_t>(hand) + 1, 1.0);
    for (auto ordeal = ordeals.rbegin(); ordeal != ordeals.rend(); ++ordeal) {
        const std::vector<double> lost = losses(*ordeal, hand, prevented, odds);
        std::vector<double> now(after.size());
        for (size_t held = 0; held < now.size(); ++held) {
            for (size_t hits = 0; hits <= held; ++hits)
                now[held] += lost[hits] * after[held - hits];
            const auto dice = static_cast<size_t>(ordeal->dice);
            if (mayPay && ordeal->canPay && held >= dice)
                now[held] = std::max(now[held], after[held - dice]);
        }
        after = std::move(now);
    }
    return after;
}

} // namespace

bool isSafe(std::span<const Ordeal> ordeals, int hand)
{
    return diceOf(ordeals) <= hand && std::ranges::all_of(ordeals, &Ordeal::canPay);
}

double allRoll(std::span<const Ordeal> ordeals, int hand, int prevented, HitOdds& odds)
{
    if (prevented == 0)
        return odds.atMost(diceOf(ordeals), hand);
    const dice::Distribution& one = odds.oneDie();
    return std::min(1.0,
                    survival(ordeals, std::min(hand, mostLost(ordeals, one)), prevented, false, odds).back());
}

double bestPlay(std::span<const Ordeal> ordeals, int hand, int prevented, HitOdds& odds)
{
    if (isSafe(ordeals, hand))
        return 1;
    const dice::Distribution& one = odds.oneDie();
    return std::min(1.0,
                    survival(ordeals, std::min(hand, mostLost(ordeals, one)), prevented, true, odds).back());
}

} // namespace roadmarshal::road_kill_rally

// How likely so many dice bring so many hits, and a car lives through its checks.
#pragma once

#include "dice/distribution.h"

#include <span>

namespace roadmarshal::road_kill_rally {

class HitOdds
{
public:
    explicit HitOdds(const dice::Distribution& oneDie) : m_one(oneDie) {}

    double atMost(int dice, int hits);
    double atLeast(int dice, int hits) { return 1 - atMost(dice, hits - 1); }
    const dice::Distribution& oneDie() const { return m_one; }
    // Of 0, 1, 2 … hits, up to `most`.
    std::span<const double> chances(int dice, int most);

private:
    const dice::Distribution& m_one;
    std::vector<std::vector<double>> m_byDice; // each as long as was asked for yet
    int m_most = -1;
};

// Dice that a car has to face, by rolling or, unless it is a wreck, by paying a card for each.
struct Ordeal
{
    int dice = 0;
    bool canPay = true;
};

// §6.3; `prevented`: hits that armour takes off each (A25).
bool isSafe(std::span<const Ordeal> ordeals, int hand);
double allRoll(std::span<const Ordeal> ordeals, int hand, int prevented, HitOdds& odds);
double bestPlay(std::span<const Ordeal> ordeals, int hand, int prevented, HitOdds& odds);

} // namespace roadmarshal::road_kill_rally

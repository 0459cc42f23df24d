#include "survival.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/dashboard/throws.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

// In how many ways so much is lost, as far as the armour goes; among `all` ways.
struct Ways
{
    std::vector<dice::Whole> by;
    dice::Whole all = 1;

    explicit Ways(int armour) : by(static_cast<size_t>(armour) + 1) { by.front() = 1; }

    void add(const dice::Distribution& loss)
    {
        std::vector<dice::Whole> sums(by.size());
        for (size_t before = 0; before < by.size(); ++before) {
            for (int more = loss.least(); more <= loss.most(); ++more) {
                const size_t sum = before + static_cast<size_t>(more);
                if (sum < sums.size() && !by[before].isZero())
                    sums[sum] += by[before] * dice::Whole(static_cast<quint64>(loss.weight(more)));
            }
        }
        by = std::move(sums);
        all = all * dice::Whole(static_cast<quint64>(loss.all()));
    }

    // Those in which no armour is left.
    void dropSpent() { by.back() = {}; }
};

// In their order. Each is few dice, whose ways a distribution counts exactly.
std::vector<dice::Distribution> shocksOf(const Ordeal& ordeal)
{
    const auto headOns = static_cast<size_t>(ordeal.headOns);
    std::vector<dice::Distribution> shocks(static_cast<size_t>(ordeal.wrecks), misses(1, leastOnWreck));
    if (headOns > 0)
        shocks.insert(ordeal.wreckLast ? shocks.begin() : shocks.end(), headOns, headOnLoss(ordeal.speed));
    if (ordeal.tests > 0)
        shocks.push_back(misses(ordeal.tests));
    return shocks;
}

} // namespace

dice::Fraction survival(const Ordeal& ordeal, int armour)
{
    if (ordeal.headOns > 0 && ordeal.speed == fastest)
        return {0, 1}; // RNC-54
    Ways ways(armour);
    for (const dice::Distribution& shock : shocksOf(ordeal)) {
        if (ordeal.shocksKill)
            ways.dropSpent();
        ways.add(shock);
    }
    dice::Whole alive;
    for (const dice::Whole& each : ways.by)
        alive += each;
    return dice::fraction(alive, ways.all);
}

} // namespace roadmarshal::rush_n_crush

#include "standings.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr int perSurvivor = 3;

int worth(const Stock& stock, const Stock& values)
{
    int sum = 0;
    for (const Resource one : allResources)
        sum += stock[one] * values[one];
    return sum;
}

// ATR-24: hunger is an affliction like any other; nobody counts below 0.
int worth(const Survivor& survivor)
{
    int marks = survivor.starvation;
    for (const int tokens : std::views::values(survivor.ailments))
        marks += tokens;
    return std::max(0, perSurvivor - marks);
}

// ATR-21: nobody who is left means no shelter.
int shelterOf(const State& state, const Crew& crew)
{
    for (const auto& [square, claimedBy] : state.shelters) {
        if (claimedBy == crew.id && !crew.survivors.empty())
            return state.trail().at(square).shelter.value_or(0);
    }
    return 0;
}

Score scoreOf(const State& state, int index)
{
    const Crew& crew = state.crews[static_cast<size_t>(index)];
    const Box& box = state.box();
    Score score{.crew = index};
    Stock stock = crew.cargo;
    if (crew.vehicle) {
        score.vehicles = box.vehicle(crew.vehicle->card)->cost;
        stock.fuel += crew.vehicle->tank + (crew.vehicle->tracker > 0 ? 1 : 0); // ATR-23
    }
    for (const Mod& mod : crew.mods) {
        score.mods += box.mod(mod.card)->cost;
        stock += mod.load;
    }
    for (const Survivor& survivor : crew.survivors)
        score.survivors += worth(survivor);
    score.resources = worth(stock, box.values);
    score.shelter = shelterOf(state, crew);
    score.currency = crew.currency;
    return score;
}

bool isBetter(const Score& one, const Score& other)
{
    return std::pair(one.total(), one.shelter) > std::pair(other.total(), other.shelter);
}

} // namespace

std::vector<Score> standings(const State& state)
{
    std::vector<Score> scores;
    for (int crew = 0; crew < std::ssize(state.crews); ++crew)
        scores.push_back(scoreOf(state, crew));
    std::ranges::stable_sort(scores, isBetter);
    for (size_t i = 0; i < scores.size(); ++i) {
        const bool isTied = i > 0 && !isBetter(scores[i - 1], scores[i]);
        scores[i].rank = isTied ? scores[i - 1].rank : static_cast<int>(i) + 1;
    }
    return scores;
}

QStringList winners(const State& state)
{
    QStringList winners;
    for (const Score& score : standings(state)) {
        if (score.rank == 1)
            winners.append(state.crews[static_cast<size_t>(score.crew)].id);
    }
    return winners;
}

} // namespace roadmarshal::apocalypse_trail

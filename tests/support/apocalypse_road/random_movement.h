// Random small tracks and packs: converging and diverging lanes, rough, jumps, crossovers, chute, cars off
// the track.
#pragma once

#include "games/apocalypse_road/movement/outcomes.h"
#include "support/apocalypse_road/naive_movement.h"
#include "support/apocalypse_road/tracks.h"

#include <algorithm>
#include <random>

namespace roadmarshal::test {

namespace ar = apocalypse_road::movement;

inline const std::vector<std::pair<ar::Type, bool>>& allKinds()
{
    static const std::vector<std::pair<ar::Type, bool>> kinds{
        {ar::Type::Solo, false},    {ar::Type::Overtake, false}, {ar::Type::Line, false},
        {ar::Type::Pursuit, false}, {ar::Type::Lead, false},     {ar::Type::Ram, false},
        {ar::Type::RamLead, false}, {ar::Type::Solo, true},      {ar::Type::Lead, true},
        {ar::Type::Ram, true},      {ar::Type::RamLead, true}};
    return kinds;
}

struct Chance
{
    std::mt19937 generator;
    int upTo(int most) { return std::uniform_int_distribution(0, most)(generator); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }
};

inline track::Track randomTrack(Chance& chance)
{
    track::Track track;
    track.id = track.name = QStringLiteral("random");
    const int sectors = 3 + chance.upTo(chance.oneIn(2) ? 1 : 5);
    for (int made = 0; made < sectors;) {
        const int length = std::min(sectors - made, 1 + chance.upTo(2));
        const int surface = chance.upTo(9);
        if (surface == 0)
            track.sections.push_back(section(length, 3, track::Surface::Jump));
        else
            track.sections.push_back(section(length, 1 + chance.upTo(3),
                                             surface < 3 ? track::Surface::Rough : track::Surface::Paved));
        made += length;
    }
    for (std::size_t i = 0; i < track.sections.size(); ++i) {
        track::Section& from = track.sections[i];
        const track::Section& to = track.sections[(i + 1) % track.sections.size()];
        const auto open = [](const track::Section& s, int lane) {
            return s.surface != track::Surface::Jump || lane != track::troughLane;
        };
        for (int lane = 0; lane < from.lanes; ++lane) {
            from.next[lane].clear();
            if (!open(from, lane))
                continue;
            const bool plain = from.lanes == to.lanes && !chance.oneIn(3);
            for (int target = 0; target < to.lanes; ++target) {
                if (open(to, target) &&
                    (plain ? target == lane : std::abs(target - lane) < 2 && chance.oneIn(2)))
                    from.next[lane].push_back(target);
            }
            if (from.next[lane].empty()) {
                const int nearest = std::min(lane, to.lanes - 1);
                from.next[lane].push_back(open(to, nearest) ? nearest : 2 * chance.upTo(1));
            }
        }
    }
    return track;
}

inline track::Space randomSpace(Chance& chance, const track::Graph& graph)
{
    return graph.spaceAt(static_cast<track::Index>(chance.upTo(graph.size() - 1)));
}

inline void addCrossovers(Chance& chance, track::Track& track)
{
    const track::Graph graph(track);
    std::vector<track::Space> used;
    for (int tries = chance.upTo(4); tries > 0; --tries) {
        const track::Space a = randomSpace(chance, graph);
        const track::Space b = randomSpace(chance, graph);
        // A cell that leads into itself is no crossover.
        const auto touches = [&](track::Space from, track::Space to) {
            const auto index = graph.indexOf(from);
            return std::ranges::contains(graph.next(index), graph.indexOf(to)) ||
                   std::ranges::contains(graph.diagonal(index), graph.indexOf(to));
        };
        if (a.sector == b.sector || touches(a, b) || touches(b, a) || graph.isTrough(graph.indexOf(a)) ||
            graph.isTrough(graph.indexOf(b)) || std::ranges::contains(used, a) ||
            std::ranges::contains(used, b))
            continue;
        used.insert(used.end(), {a, b});
        track.crossovers.emplace_back(a, b);
    }
}

inline track::Track randomWholeTrack(Chance& chance)
{
    track::Track track = randomTrack(chance);
    if (chance.oneIn(2))
        addCrossovers(chance, track);
    const track::Graph graph(track);
    const int sector = chance.upTo(graph.sectorCount() - 1);
    if (chance.oneIn(2))
        track.chute = track::Chute{{sector, 0}, track::Side::In};
    else
        track.chute = track::Chute{{sector, graph.laneCount(sector) - 1}, track::Side::Out};
    return track;
}

// Car 0 is the one to activate.
inline std::vector<track::Place> randomCars(Chance& chance, const track::Graph& graph)
{
    std::vector<track::Place> cars;
    std::vector<bool> taken(graph.size());
    const int wanted = 1 + chance.upTo(std::min(graph.size(), chance.oneIn(4) ? 24 : 8));
    for (int i = 0; i < wanted; ++i) {
        if (chance.oneIn(i == 0 ? 4 : 10)) {
            const int sector = chance.upTo(graph.sectorCount() - 1);
            const auto side = chance.oneIn(2) ? track::Side::In : track::Side::Out;
            cars.push_back(chance.oneIn(2) ? track::Place(track::InChute{}) : track::Beside{sector, side});
            continue;
        }
        const track::Space space = randomSpace(chance, graph);
        const auto index = graph.indexOf(space);
        if (!graph.isTrough(index)) {
            if (taken[index] || (graph.twin(index) != track::none && taken[graph.twin(index)]))
                continue;
            taken[index] = true;
        }
        cars.push_back(space);
    }
    if (cars.empty())
        cars.push_back(track::InChute{});
    return cars;
}

// An engine's outcome in the words of the naive enumeration.
inline std::string naiveText(const ar::Outcome& outcome)
{
    std::string ends = outcome.ends == ar::Ending::Spent ? "spent" : "collision";
    if (outcome.ends == ar::Ending::Ram)
        ends = "ram " + std::to_string(outcome.target);
    std::map<int, naive::Spot> moved;
    for (const auto& [car, to] : outcome.moved)
        moved[car] = {to.sector, to.lane};
    const auto list = [](const std::vector<ar::Car>& cars) {
        return std::vector<int>(cars.begin(), cars.end());
    };
    return naive::Enumeration::text(ends, moved, list(outcome.crossed), list(outcome.crossedBack),
                                    list(outcome.damaged));
}

} // namespace roadmarshal::test

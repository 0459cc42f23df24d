#include "stretches.h"

#include "games/road_kill_rally/driving/next_step.h"

#include <map>
#include <tuple>

namespace roadmarshal::road_kill_rally {

namespace {

struct Stretch
{
    Path path;
    int dice = 0;    // on its last space
    int changes = 0; // of lanes
};

bool isBetter(const Stretch& one, const Stretch& other)
{
    return std::tuple(one.dice, one.changes) < std::tuple(other.dice, other.changes);
}

// Whoever drives through has nothing to roll, to draw, to try or to decide there.
bool isQuiet(const Drive& drive, const Stretch& stretch)
{
    const int space = stretch.path.back().space;
    const Car& car = drive.car();
    const bool isPit = drive.road().at(space).pit && !car.pitted && car.wipeOut < bannedFromPits;
    return stretch.dice == 0 && !drive.drawsAt(space) && drive.traffic().chances(space) == 0 && !isPit;
}

Stretch onward(const Drive& drive, const Stretch& stretch, int to, bool isDiagonal)
{
    Stretch longer = stretch;
    longer.path.push_back({to, false});
    longer.dice = drive.diceAt(to, isDiagonal);
    longer.changes += isDiagonal ? 1 : 0;
    return longer;
}

// The next row of stretches, the best to each space.
std::map<int, Stretch> onward(const Drive& drive, const std::map<int, Stretch>& reached)
{
    std::map<int, Stretch> next;
    for (const auto& [space, stretch] : reached) {
        if (!stretch.path.empty() && !isQuiet(drive, stretch))
            continue;
        const Space& here = drive.road().at(space);
        for (const int to : {here.straight, here.diagonals[0], here.diagonals[1]}) {
            if (to == none || drive.traffic().carAt(to) >= 0)
                continue;
            const Stretch longer = onward(drive, stretch, to, to != here.straight);
            const auto [found, isNew] = next.try_emplace(to, longer);
            if (!isNew && isBetter(longer, found->second))
                found->second = longer;
        }
    }
    return next;
}

// From the last row before the line, one step more.
std::optional<Path> overTheLine(const Drive& drive, const std::map<int, Stretch>& reached)
{
    for (const auto& [space, stretch] : reached) {
        if (stretch.path.empty() || !drive.road().at(space).beforeLine || !isQuiet(drive, stretch))
            continue;
        Path path = stretch.path;
        path.push_back({none, false});
        return path;
    }
    return std::nullopt;
}

} // namespace

std::vector<Path> stretches(const State& state, int car)
{
    const Drive drive(state, car, state.car(car).speed);
    std::vector<Path> paths;
    if (drive.from() == none)
        return paths;
    std::map<int, Stretch> reached{{drive.from(), {}}};
    for (int step = 1; step <= drive.steps(); ++step) {
        if (const auto path = overTheLine(drive, reached)) {
            paths.push_back(*path);
            break;
        }
        reached = onward(drive, reached);
        for (const auto& [space, stretch] : reached) {
            if (step > 1)
                paths.push_back(stretch.path);
        }
    }
    return paths;
}

} // namespace roadmarshal::road_kill_rally

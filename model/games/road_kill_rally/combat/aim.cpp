#include "aim.h"

namespace roadmarshal::road_kill_rally {

namespace {

std::vector<std::vector<int>> stepsOf(const Road& road, Arc arc)
{
    const bool isAhead = arc == Arc::Front || arc == Arc::Any;
    const bool isBack = arc == Arc::Rear || arc == Arc::Any;
    const bool isSideways = arc == Arc::Side || arc == Arc::Any;
    std::vector<std::vector<int>> steps(road.spaces().size());
    for (int space = 0; space < std::ssize(steps); ++space) {
        const Space& at = road.at(space);
        for (const int ahead : {at.straight, at.diagonals[0], at.diagonals[1]}) {
            if (ahead != none && isAhead)
                steps[space].push_back(ahead);
            if (ahead != none && isBack)
                steps[ahead].push_back(space);
        }
        for (const int beside : {at.left, at.right}) {
            if (beside != none && isSideways)
                steps[space].push_back(beside);
        }
    }
    return steps;
}

} // namespace

std::vector<int> distances(const Road& road, int from, Arc arc)
{
    const auto steps = stepsOf(road, arc);
    std::vector<int> distance(steps.size(), -1);
    distance[from] = 0;
    std::vector<int> open{from};
    for (size_t next = 0; next < open.size(); ++next) {
        for (const int to : steps[open[next]]) {
            if (distance[to] < 0) {
                distance[to] = distance[open[next]] + 1;
                open.push_back(to);
            }
        }
    }
    if (arc != Arc::Any)
        distance[from] = -1;
    return distance;
}

} // namespace roadmarshal::road_kill_rally

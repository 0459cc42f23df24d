#include "grid.h"

#include "sequence.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr int gridRows = 3;

// The last rank before the line; without one, the race begins behind the first rows.
int startRank(const Course& course)
{
    return course.start.value_or(course.closed ? course.finish.value_or(course.length) : gridRows);
}

// How many ranks a space lies behind the front row of the grid; on a closed course half a round is behind it.
std::optional<int> ranksBehind(const Course& course, int space)
{
    int behind = startRank(course) - course.at(space).rank;
    if (course.closed)
        behind = (behind % course.length + course.length) % course.length;
    const bool isBehind = behind >= 0 && (!course.closed || behind < course.length / 2);
    return isBehind ? std::optional(behind) : std::nullopt;
}

bool isTaken(const State& state, int space)
{
    return std::ranges::contains(state.cars, space, &Car::at);
}

QStringList drawn(const State& state, table::Random& random)
{
    std::vector<int> left(state.cars.size());
    std::ranges::iota(left, 0);
    QStringList order;
    while (!left.empty()) {
        const auto pick = left.begin() + random.below(static_cast<int>(left.size()), QStringLiteral("grid"));
        order.append(state.car(*pick).id);
        left.erase(pick);
    }
    return order;
}

} // namespace

void drawOrder(Deed& deed, const QStringList& cars, table::Random* random)
{
    if (cars.isEmpty() && !random)
        return;
    deed.add(OrderDrawn{cars.isEmpty() ? drawn(deed.state(), *random) : cars, true}, "RNC-9");
    settle(deed);
}

void placeCar(Deed& deed, int car, int space)
{
    if (const auto wrong = againstPlace(deed.state(), space))
        deed.object(*wrong);
    if (car != nextToPlace(deed.state()))
        deed.object(table::objection(QStringLiteral("out-of-draw"),
                                     {{QStringLiteral("car"), deed.car(car).id}}, QStringLiteral("RNC-10")));
    deed.moveCar(car, space, "RNC-10");
    settle(deed);
}

void placeRest(Deed& deed)
{
    for (int car = nextToPlace(deed.state()); car >= 0; car = nextToPlace(deed.state())) {
        const std::vector<int> spaces = gridSpaces(deed.state());
        if (spaces.empty())
            break;
        deed.moveCar(car, spaces.front(), "RNC-10");
    }
    settle(deed);
}

int nextToPlace(const State& state)
{
    const auto found = std::ranges::find(state.cars, none, &Car::at);
    return found == state.cars.end() ? -1 : static_cast<int>(found - state.cars.begin());
}

std::vector<int> gridSpaces(const State& state)
{
    const Course& course = state.setup->course;
    std::vector<std::pair<int, int>> found; // ranks behind, space
    for (int space = 0; space < std::ssize(course.spaces); ++space) {
        const auto behind = ranksBehind(course, space);
        if (behind && !course.at(space).rock && !isTaken(state, space))
            found.emplace_back(*behind, space);
    }
    std::ranges::sort(found);
    std::vector<int> spaces;
    for (const auto& [behind, space] : found) {
        const bool isOffered = behind < gridRows || spaces.size() < state.cars.size();
        if (isOffered)
            spaces.push_back(space);
    }
    return spaces;
}

std::optional<table::Objection> againstPlace(const State& state, int space)
{
    if (ranksBehind(state.setup->course, space))
        return std::nullopt;
    return table::objection(QStringLiteral("not-behind-start"),
                            {{QStringLiteral("given"), toText(state.setup->course.at(space).id)}},
                            QStringLiteral("RNC-10"), QStringLiteral("RNC-A25"));
}

} // namespace roadmarshal::rush_n_crush

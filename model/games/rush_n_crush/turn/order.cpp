#include "order.h"

#include "games/rush_n_crush/table/progress.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

// RNC-12, A3: further, then faster.
auto placing(const State& state, int car)
{
    return std::pair(progress(state, state.car(car)), countedSpeed(state, car));
}

// Level cars roll, and those who roll the same roll again.
bool rollOff(Deed& deed, const std::vector<int>& level, std::vector<int>& order)
{
    if (level.size() < 2) {
        order.insert(order.end(), level.begin(), level.end());
        return true;
    }
    std::vector<int> pips;
    const auto keep = [&](const std::vector<int>& fallen) {
        pips = fallen;
        return Deed::Counted{};
    };
    if (!deed.roll({"roll-order", static_cast<int>(level.size()), {}}, keep, "RNC-A3"))
        return false;
    for (int pip = 6; pip >= 1; --pip) {
        std::vector<int> equal;
        for (size_t i = 0; i < level.size(); ++i) {
            if (pips[i] == pip)
                equal.push_back(level[i]);
        }
        if (!rollOff(deed, equal, order))
            return false;
    }
    return true;
}

} // namespace

int countedSpeed(const State& state, int car)
{
    return state.setup->rulings.has(Turned::DiceOrder) ? 0 : state.bubbleOf(state.car(car)).speed;
}

Groups groupsOf(const State& state)
{
    std::vector<int> racing;
    for (int car = 0; car < std::ssize(state.cars); ++car) {
        if (state.car(car).isRacing())
            racing.push_back(car);
    }
    std::ranges::stable_sort(racing, std::greater(), [&](int car) { return placing(state, car); });
    Groups groups;
    for (const int car : racing) {
        // A3: in turn 1 who was drawn earlier goes first.
        const bool isLevel =
            state.turn > 1 && !groups.empty() && placing(state, groups.back().front()) == placing(state, car);
        if (!isLevel)
            groups.emplace_back();
        groups.back().push_back(car);
    }
    return groups;
}

bool needsDice(const Groups& groups)
{
    return std::ranges::any_of(groups, [](const auto& group) { return group.size() > 1; });
}

std::optional<std::vector<int>> settledOrder(Deed& deed)
{
    std::vector<int> order;
    for (const auto& group : groupsOf(deed.state())) {
        if (!rollOff(deed, group, order))
            return std::nullopt;
    }
    return order;
}

int nextToAct(const State& state)
{
    for (const int car : state.order.value_or(std::vector<int>())) {
        if (state.car(car).isRacing() && !std::ranges::contains(state.acted, car))
            return car;
    }
    return -1;
}

bool isAnybodyRacing(const State& state)
{
    return std::ranges::any_of(state.cars, [](const Car& car) { return car.isRacing(); });
}

int lastOne(const State& state)
{
    if (state.cars.size() < 2 || std::ranges::count_if(state.cars, &Car::isRacing) != 1)
        return -1;
    return static_cast<int>(std::ranges::find_if(state.cars, &Car::isRacing) - state.cars.begin());
}

} // namespace roadmarshal::rush_n_crush

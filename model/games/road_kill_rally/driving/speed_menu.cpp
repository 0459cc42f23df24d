#include "speed_menu.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

Skill skillOf(const State& state, const Car& car)
{
    const Skill* skill = state.setup->variants.skills ? state.setup->data.skill(car.skill) : nullptr;
    return skill ? *skill : Skill();
}

int speedCost(const State& state, const Car& car, int box)
{
    const Skill skill = skillOf(state, car);
    const int change = box - car.speed;
    return change > 0 ? std::max(0, change - skill.freeUp) : std::max(0, -change - skill.freeDown);
}

bool canPay(const State& state, const Car& car, int box)
{
    return speedCost(state, car, box) <= car.hand;
}

} // namespace roadmarshal::road_kill_rally

#include "drive.h"

#include "speed_menu.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

template <class Visit>
void eachMounted(const State& state, const Car& car, Visit visit)
{
    for (const QString& id : car.mounted) {
        if (const Accessory* accessory = state.setup->data.accessory(id))
            visit(*accessory);
    }
}

} // namespace

int preventedBy(const State& state, const Car& car, Against against)
{
    int prevented = 0;
    eachMounted(state, car, [&](const Accessory& accessory) {
        if (std::ranges::contains(accessory.appliesTo, against))
            prevented += accessory.prevents;
    });
    return prevented;
}

bool hasJumpJets(const State& state, const Car& car)
{
    bool jets = false;
    eachMounted(state, car, [&](const Accessory& accessory) { jets |= accessory.jumpJets; });
    return jets;
}

Drive::Drive(const State& state, int mover, int speed)
    : m_state(state),
      m_mover(mover),
      m_speed(speed),
      m_steps(speed),
      m_hand(state.car(mover).hand),
      m_from(state.road->indexOf(state.car(mover).at)),
      m_jets(hasJumpJets(state, state.car(mover))),
      m_prevented(preventedBy(state, state.car(mover), Against::Check)),
      m_laneDie(skillOf(state, state.car(mover)).laneDie),
      m_traffic(state, mover)
{
    if (const Move* move = state.moveOf(mover)) {
        m_steps = move->left;
        if (move->over)
            m_lastEmpty = road().indexOf(*move->over);
    } else {
        m_hand = std::max(0, m_hand - speedCost(state, car(), speed));
    }
}

bool Drive::drawsAt(int space) const
{
    return !road().hasFinish() && road().at(space).id.row == road().drawRow();
}

// RKR-33 to 37
int Drive::roadDice(int space, bool isDiagonal) const
{
    const Danger danger = road().at(space).danger;
    const auto dice = m_state.dashboardOf(car()).dice(danger, m_speed);
    if (!dice)
        return 0;
    return *dice + (isDiagonal && danger != Danger::Green ? m_laneDie : 0);
}

int Drive::diceAt(int space, bool isDiagonal) const
{
    int dice = roadDice(space, isDiagonal) + (m_traffic.hasWreck(space) ? m_speed : 0);
    for (const int hazard : m_traffic.hazardDice(space))
        dice += hazard;
    return dice;
}

void Drive::addChecks(int step, int space, bool isDiagonal, std::vector<CrashCheck>& checks) const
{
    if (m_traffic.hasWreck(space))
        checks.push_back({step, space, CheckKind::Wreck, m_speed, {"RKR-87"}});
    CrashCheck check{step, space, CheckKind::Road, roadDice(space, isDiagonal), {"RKR-33"}};
    if (isDiagonal)
        check.rules.push_back(road().at(space).danger == Danger::Green ? "RKR-37" : "RKR-36");
    checks.push_back(std::move(check));
    for (const int hazard : m_traffic.hazardDice(space))
        checks.push_back({step, space, CheckKind::Hazard, hazard, {"RKR-93"}});
}

int collisionDice(int speed, int other)
{
    return std::max(1, std::abs(speed - other));
}

int speedAfter(int speed, int other, bool stays)
{
    return stays ? speed : (speed + other) / 2;
}

bool keepsBox(const State& state, const Car& car)
{
    return car.wipedOut && state.setup->rulings.has(Turned::StaysSlow);
}

} // namespace roadmarshal::road_kill_rally

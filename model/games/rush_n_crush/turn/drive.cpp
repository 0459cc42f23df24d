#include "drive.h"

#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/dashboard/throws.h"
#include "games/rush_n_crush/driving/walk.h"
#include "pull_lever.h"
#include "sequence.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

int bestOf(const std::vector<int>& pips, bool highest)
{
    return highest ? std::ranges::max(pips) : std::ranges::min(pips);
}

// RNC-47, 48
bool ram(Deed& deed, int car, int other, int pointsLeft)
{
    const int tests = ramTests(*deed.state().setup, pointsLeft);
    deed.add(Rammed{deed.car(car).id, deed.car(other).id, tests}, "RNC-47");
    return deed.testArmour(car, tests, "RNC-48") && deed.testArmour(other, tests, "RNC-48");
}

// RNC-50 to 54, A15.
bool hitRock(Deed& deed, int car, int speed)
{
    deed.add(HitRock{deed.car(car).id, speed * 10}, speed == fastest ? "RNC-54" : "RNC-50");
    if (speed == fastest) {
        deed.destroy(car, "RNC-54");
        return true;
    }
    if (isFree(speed))
        return !rockHurts(*deed.state().setup, speed) || deed.testArmour(car, 1, "RNC-A15");
    const auto count = [&](const std::vector<int>& pips) {
        return Deed::Counted{bestOf(pips, !isWhite(speed)), headOnLoss(speed).mean()};
    };
    const auto loss = deed.roll({"roll-head-on", drivingDice(speed), deed.car(car).id}, count,
                                isWhite(speed) ? "RNC-51" : "RNC-52");
    if (loss)
        deed.loseArmour(car, *loss, "RNC-53");
    return loss.has_value();
}

// RNC-49: one hard test.
bool driveOverWreck(Deed& deed, int car)
{
    const auto missed = deed.rollMisses({"roll-wreck", 1, deed.car(car).id}, leastOnWreck, "RNC-49");
    if (missed)
        deed.loseArmour(car, *missed, "RNC-49");
    return missed.has_value();
}

// A way while it is driven.
class Driving
{
public:
    explicit Driving(Deed& deed)
        : m_deed(deed),
          m_before(deed.state()),
          m_car(m_before.acting->car),
          m_start(startOf(m_before, m_car)),
          m_walk(m_before, m_start)
    {
    }

    void drive(const Path& path)
    {
        for (size_t i = 0; i < path.size(); ++i) {
            if (const auto wrong = m_walk.objectionTo(path[i])) {
                m_deed.object(*wrong);
                if (!m_walk.isPossible(path[i]))
                    break;
            }
            if (take(path[i]))
                continue;
            if (i + 1 < path.size())
                judgeAfterRam(path[i + 1]);
            return;
        }
        arrive();
        closeIfDone(m_deed);
    }

private:
    // RNC-47: a ram ends the move. What a car would have done that is destroyed or has won is not judged.
    void judgeAfterRam(const PathStep& next)
    {
        if (m_walk.target() < 0 || m_deed.car(m_car).isWreck() || m_deed.isStopped())
            return;
        if (const auto wrong = m_walk.objectionTo(next))
            m_deed.object(*wrong);
    }

    // False if nothing comes after it.
    bool take(const PathStep& step)
    {
        const Toll before = m_walk.toll();
        const int from = m_walk.at();
        m_walk.take(step);
        if (m_walk.at() != from)
            m_entered.push_back(m_walk.at());
        if (m_walk.ends() == Ends::Finish)
            return win();
        if (m_walk.target() >= 0)
            return crash(ram(arrived(), m_car, m_walk.target(), m_walk.mpLeft()), "RNC-47", true);
        if (m_walk.toll().headOns > before.headOns)
            return crash(hitRock(arrived(), m_car, m_start.speed), "RNC-38", false);
        if (m_walk.toll().wrecks > before.wrecks)
            return crash(driveOverWreck(arrived(), m_car), "RNC-38", false);
        return true;
    }

    bool crash(bool rolled, const char* rule, bool ends)
    {
        if (!rolled)
            return false;
        if (ends || m_deed.car(m_car).isWreck()) {
            endTurn(m_deed, rule);
            return false;
        }
        return true;
    }

    bool win()
    {
        arrive();
        m_deed.setActing(std::nullopt, "RNC-58");
        m_deed.add(WinnerSet{{}, m_deed.car(m_car).id}, "RNC-58", "RNC-A22");
        return false;
    }

    Deed& arrived()
    {
        arrive();
        return m_deed;
    }

    // Writes down how far the car has come.
    void arrive()
    {
        m_deed.moveCar(m_car, m_walk.at(), "RNC-25", m_entered);
        const bool hasWon = m_walk.ends() == Ends::Finish; // A31: nothing is met beyond the line
        for (const int space : m_entered) {
            const int nails = hasWon && space == m_walk.at() ? 0 : m_deed.state().nailsAt(space);
            if (nails > 0)
                m_deed.add(NailsSet{toText(m_before.setup->course.at(space).id), nails, 0}, "RNC-A34");
        }
        m_entered.clear();
        m_deed.change(m_car, "tyres", m_start.tyres - m_walk.toll().tyres, "RNC-33", "RNC-A30");
        m_deed.change(m_car, "crossings", m_start.crossings + m_walk.crossed(), "RNC-58", "RNC-A21");
        Acting acting = *m_deed.state().acting;
        acting.drive->mpLeft = m_walk.mpLeft();
        if (m_start.allowance)
            acting.drive->lcLeft = std::max(0, *m_start.allowance - m_walk.toll().lc);
        acting.drive->moved = m_walk.hasMoved();
        acting.drive->freeChange = m_walk.isAfterHeadOn() && m_start.speed < fastest;
        m_deed.setActing(acting, "RNC-35");
    }

    Deed& m_deed;
    State m_before;
    int m_car;
    Start m_start;
    Walk m_walk;
    std::vector<int> m_entered; // since it was last written down
};

} // namespace

void setOut(Deed& deed)
{
    leaveLever(deed);
    Acting acting = *deed.state().acting;
    if (acting.drive)
        return;
    const int speed = deed.state().bubbleOf(deed.car(acting.car)).speed;
    acting.drive = Drive{.mpLeft = speed, .lcLeft = isFree(speed) ? std::nullopt : std::optional(0)};
    deed.setActing(acting, "RNC-25");
}

void testDriving(Deed& deed)
{
    leaveLever(deed);
    Acting acting = *deed.state().acting;
    const Car& car = deed.car(acting.car);
    const int speed = deed.state().bubbleOf(car).speed;
    const auto count = [&](const std::vector<int>& pips) {
        return Deed::Counted{bestOf(pips, isWhite(speed)), allowance(speed).mean()};
    };
    const auto changes =
        deed.roll({"roll-driving", drivingDice(speed), car.id}, count, isWhite(speed) ? "RNC-29" : "RNC-30");
    if (!changes)
        return;
    acting.drive = Drive{.mpLeft = speed, .lcLeft = *changes};
    deed.setActing(acting, "RNC-31");
}

void driveWay(Deed& deed, const Path& path)
{
    const Walk still(deed.state(), startOf(deed.state(), deed.state().acting->car));
    // RNC-25, 27: without a point, or before the test, nothing is driven; a table that insists drives on
    // none.
    if (const auto wrong = path.empty() ? std::nullopt : still.objectionTo(path.front()))
        deed.object(*wrong);
    if (deed.state().bubbleOf(deed.car(deed.state().acting->car)).speed == 0)
        return;
    setOut(deed);
    Driving(deed).drive(path);
}

} // namespace roadmarshal::rush_n_crush

#include "push.h"

#include "drive.h"
#include "games/rush_n_crush/crash/push.h"
#include "games/rush_n_crush/dashboard/throws.h"
#include "games/rush_n_crush/driving/walk.h"
#include "sequence.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

const QString rockWord = QStringLiteral("rock");

bool isMeant(const State& state, const PushResult& result, const QString& to)
{
    return result.space == none ? to == rockWord : to == toText(state.setup->course.at(result.space).id);
}

// RNC-40, 42: whether the better of two dice beats the other's one.
std::optional<bool> rollPush(Deed& deed, int car, int other)
{
    const auto best = [](const std::vector<int>& pips) {
        return Deed::Counted{std::ranges::max(pips), dice::highest(oneDie(), 2).mean()};
    };
    const auto plain = [](const std::vector<int>& pips) {
        return Deed::Counted{pips.front(), oneDie().mean()};
    };
    const auto own = deed.roll({"roll-push", 2, deed.car(car).id}, best, "RNC-40");
    if (!own)
        return std::nullopt;
    const auto others = deed.roll({"roll-resist", 1, deed.car(other).id}, plain, "RNC-40");
    if (!others)
        return std::nullopt;
    return *own > *others;
}

// Where it goes, if it has to be said; nothing if that is still open or no such place.
std::optional<PushResult> chosen(Deed& deed, int other, const QString& to, std::vector<PushResult> results)
{
    if (results.size() > 1 && to.isEmpty()) {
        std::vector<int> places;
        std::ranges::transform(results, std::back_inserter(places), &PushResult::space);
        deed.wantChoice(places);
        return std::nullopt;
    }
    if (!to.isEmpty())
        std::erase_if(results, [&](const auto& one) { return !isMeant(deed.state(), one, to); });
    if (results.empty()) {
        deed.object(table::objection(QStringLiteral("push-no-such-space"),
                                     {{QStringLiteral("car"), deed.car(other).id}}, QStringLiteral("RNC-42"),
                                     QStringLiteral("RNC-A29")));
        return std::nullopt;
    }
    return results.front();
}

// RNC-44, 45, A12: what the push means for the rest of the move.
void notePush(Deed& deed, int other, bool succeeds)
{
    Acting acting = *deed.state().acting;
    Drive& drive = *acting.drive;
    drive.moved = false;
    drive.mpLeft = std::max(0, drive.mpLeft - pushPrice(*deed.state().setup));
    drive.freeChange = drive.freeChange && drive.mpLeft > 0;
    if (!succeeds && !std::ranges::contains(drive.resisted, other)) {
        drive.resisted.push_back(other);
        std::ranges::sort(drive.resisted);
    }
    deed.setActing(acting, succeeds ? "RNC-44" : "RNC-45");
}

// A28: who is pushed moves first, then all test.
bool testAll(Deed& deed, int car, int other, const PushResult& result, const char* rule)
{
    return deed.testArmour(car, 1, rule) && deed.testArmour(other, result.wedged ? 2 : 1, rule) &&
           (result.third < 0 || deed.testArmour(result.third, 1, rule));
}

bool carryOut(Deed& deed, int car, int other, bool succeeds, const PushResult& result)
{
    const QString third = result.third < 0 ? QString() : deed.car(result.third).id;
    const char* rule = !succeeds ? "RNC-41" : result.wedged ? "RNC-46" : "RNC-42";
    deed.add(Shoved{deed.car(car).id, deed.car(other).id, succeeds, succeeds && result.wedged, third}, rule);
    if (succeeds && !result.wedged) {
        deed.moveCar(other, result.space, "RNC-42");
        deed.takeUpNails(other, result.space);
    }
    notePush(deed, other, succeeds);
    return testAll(deed, car, other, result, rule);
}

} // namespace

void pushCar(Deed& deed, int other, const QString& to)
{
    const int car = deed.state().acting->car;
    const Walk walk(deed.state(), startOf(deed.state(), car));
    if (const auto wrong = walk.objectionTo(Push{.car = other}))
        deed.object(*wrong);
    const auto side =
        car == other ? std::nullopt : contact(*deed.state().setup, deed.car(car).at, deed.car(other).at);
    if (!side || deed.car(other).isWreck() || deed.state().bubbleOf(deed.car(car)).speed == 0)
        return;
    setOut(deed);
    const auto succeeds = rollPush(deed, car, other);
    if (!succeeds)
        return;
    PushResult result;
    if (*succeeds) {
        const Traffic traffic(deed.state(), car);
        const auto meant =
            chosen(deed, other, to, pushResults(*deed.state().setup, traffic, deed.car(other).at, *side));
        if (!meant)
            return;
        result = *meant;
    }
    if (!carryOut(deed, car, other, *succeeds, result))
        return;
    if (deed.car(car).isWreck())
        endTurn(deed, "RNC-38");
    else
        closeIfDone(deed);
    settle(deed); // A23: the others may be out of the race
}

} // namespace roadmarshal::rush_n_crush

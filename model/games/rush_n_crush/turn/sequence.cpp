#include "sequence.h"

#include "games/rush_n_crush/driving/walk.h"
#include "order.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

using table::objection;

void setOrder(Deed& deed, const std::optional<std::vector<int>>& order)
{
    if (deed.state().order != order)
        deed.add(OrderSet{idsOf(deed.state(), order.value_or(std::vector<int>())), order.has_value()},
                 "RNC-12", "RNC-A2");
}

// Nobody has to be asked: no dice are needed, or the app has them.
void settleOrder(Deed& deed)
{
    if (!needsDice(groupsOf(deed.state())) || deed.state().setup->diceInApp) {
        if (const auto order = settledOrder(deed))
            setOrder(deed, order);
    }
}

void beginNextTurn(Deed& deed)
{
    const int turn = deed.state().turn;
    deed.add(ActedSet{}, "RNC-11");
    deed.add(TurnSet{turn, turn + 1}, "RNC-11");
    setOrder(deed, std::nullopt);
    settleOrder(deed);
}

bool canForceTheWay(const State& state, const Car& car)
{
    const Space& here = state.spaceOf(car);
    const auto isFree = [&](int space) { return space != none && state.racingAt(space) < 0; };
    return isFree(here.left) || isFree(here.right);
}

void objectToTurn(Deed& deed, int index)
{
    const Car& car = deed.car(index);
    if (const auto wreck = againstActing(car))
        return deed.object(*wreck);
    const int next = nextToAct(deed.state());
    if (next == index)
        return;
    const bool acted = std::ranges::contains(deed.state().acted, index);
    deed.object(objection(
        acted ? QStringLiteral("acted-already") : QStringLiteral("out-of-order"),
        {{QStringLiteral("car"), car.id}, {QStringLiteral("next"), next < 0 ? QString() : deed.car(next).id}},
        QStringLiteral("RNC-12"), QStringLiteral("RNC-A2")));
}

} // namespace

void settle(Deed& deed)
{
    const State& state = deed.state();
    if (state.winner || !state.isGridLaid() || !isAnybodyRacing(state))
        return;
    if (const int last = lastOne(state); last >= 0 && state.setup->rulings.has(Turned::LastWins)) {
        deed.setActing(std::nullopt, "RNC-A23");
        return deed.add(WinnerSet{{}, state.car(last).id}, "RNC-A23");
    }
    if (state.acting && state.car(state.acting->car).isWreck())
        deed.setActing(std::nullopt, "RNC-38");
    if (!state.order)
        settleOrder(deed);
    else if (!state.acting && nextToAct(state) < 0)
        beginNextTurn(deed);
}

void endTurn(Deed& deed, const char* rule)
{
    const int car = deed.state().acting->car;
    deed.setActing(std::nullopt, rule);
    std::vector<int> acted = deed.state().acted;
    if (!std::ranges::contains(acted, car))
        acted.push_back(car);
    deed.add(ActedSet{idsOf(deed.state(), acted)}, "RNC-11");
    settle(deed);
}

std::optional<table::Objection> againstEnding(const State& state)
{
    return Walk(state, startOf(state, state.acting->car)).objectionToStopping();
}

void begin(Deed& deed, int car)
{
    if (deed.state().acting && deed.state().acting->car != car) {
        const bool untouched = !deed.state().acting->lever && !deed.state().acting->drive;
        if (untouched) {
            deed.setActing(std::nullopt, "RNC-12");
        } else {
            if (const auto wrong = againstEnding(deed.state()))
                deed.object(*wrong);
            endTurn(deed, "RNC-25");
        }
    }
    objectToTurn(deed, car);
    if (deed.car(car).isWreck() || !deed.state().order)
        return;
    if (std::ranges::contains(deed.state().acted, car)) {
        std::vector<int> acted = deed.state().acted;
        std::erase(acted, car);
        deed.add(ActedSet{idsOf(deed.state(), acted)}, "RNC-12");
    }
    deed.setActing(Acting{.car = car}, "RNC-12");
}

std::vector<int> pushable(const State& state)
{
    std::vector<int> found;
    if (!state.acting)
        return found;
    const Walk walk(state, startOf(state, state.acting->car));
    for (int other = 0; other < std::ssize(state.cars); ++other) {
        if (!walk.objectionTo(Push{.car = other}))
            found.push_back(other);
    }
    return found;
}

void closeIfDone(Deed& deed)
{
    const State& state = deed.state();
    if (!state.acting || !state.acting->drive)
        return;
    const Drive& drive = *state.acting->drive;
    const bool canStep =
        drive.freeChange ? canForceTheWay(state, state.car(state.acting->car)) : drive.mpLeft > 0;
    if (!canStep && pushable(state).empty())
        endTurn(deed, "RNC-25");
}

} // namespace roadmarshal::rush_n_crush

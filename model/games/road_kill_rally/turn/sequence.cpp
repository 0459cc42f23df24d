#include "sequence.h"

#include "cards.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/table/names.h"
#include "table/enum_words.h"
#include "tiles.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

constexpr int orderDice = 3; // RKR-15

int poleOf(const State& state, const Car& car)
{
    const int space = car.isOnRoad() ? state.road->indexOf(car.at) : none;
    return space == none ? 0 : state.road->at(space).pole;
}

// A4: nobody has moved yet, so the poles say who comes first.
bool goesByPoles(const State& state)
{
    return state.turn == 1 && state.phase == Phase::Move && state.acted.empty() && !state.move &&
           std::ranges::all_of(state.cars,
                               [&](const Car& car) { return !car.isInPlay() || poleOf(state, car) > 0; });
}

std::vector<int> carsInPlay(const State& state)
{
    std::vector<int> cars;
    for (int car = 0; car < std::ssize(state.cars); ++car) {
        if (state.car(car).isInPlay())
            cars.push_back(car);
    }
    return cars;
}

// RKR-14, 15: further ahead, then faster.
auto placing(const State& state, int car, bool byPoles)
{
    return byPoles ? std::tuple(-poleOf(state, state.car(car)), 0)
                   : std::tuple(state.car(car).at.row, state.car(car).speed);
}

// Level cars roll; those who roll the same roll again, before the next tie.
bool rollOff(Deed& deed, const std::vector<int>& level, std::vector<int>& order)
{
    if (level.size() < 2) {
        order.insert(order.end(), level.begin(), level.end());
        return true;
    }
    std::vector<std::pair<int, int>> rolled; // hits, car
    for (const int car : level) {
        const auto thrown =
            deed.roll({.what = "roll-order", .dice = orderDice, .car = car, .costly = false}, "RKR-15");
        if (!thrown)
            return false;
        rolled.emplace_back(thrown->rolled.total, car);
    }
    std::ranges::stable_sort(rolled, std::greater(), &std::pair<int, int>::first);
    for (size_t i = 0; i < rolled.size();) {
        std::vector<int> equal;
        for (const int hits = rolled[i].first; i < rolled.size() && rolled[i].first == hits; ++i)
            equal.push_back(rolled[i].second);
        std::ranges::sort(equal);
        if (!rollOff(deed, equal, order))
            return false;
    }
    return true;
}

bool isPlayed(Phase phase)
{
    return phase == Phase::Draw || phase == Phase::Move || phase == Phase::Combat;
}

bool isPreparing(Phase phase)
{
    return phase == Phase::Configure || phase == Phase::Poles;
}

void setPhase(Deed& deed, Phase phase, const char* rule)
{
    const Phase from = deed.state().phase;
    deed.setActed({}, rule);
    deed.setOrder({}, rule);
    if (from != phase)
        deed.add(PhaseSet{table::wordFor(phaseWords(), from), table::wordFor(phaseWords(), phase)}, rule);
}

void finish(Deed& deed)
{
    deed.setMove(std::nullopt, "RKR-79");
    setPhase(deed, Phase::Over, "RKR-79");
}

void beginNextTurn(Deed& deed)
{
    const int turn = deed.state().turn;
    if (deed.state().last && turn >= *deed.state().last)
        return finish(deed);
    for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
        deed.setFlag(car, wipedOutFlag, false, "RKR-42");
        deed.setFlag(car, pittedFlag, false, "RKR-75");
    }
    deed.add(TurnSet{turn, turn + 1}, "RKR-13");
    setPhase(deed, Phase::Draw, "RKR-13");
}

bool isAnybodyDue(const State& state)
{
    for (int car = 0; car < std::ssize(state.cars); ++car) {
        if (!state.hasActed(car) && cardsDue(state, car) > 0)
            return true;
    }
    return false;
}

// False if somebody has to do something first.
bool settlePreparation(Deed& deed)
{
    const State& state = deed.state();
    if (nextToPrepare(state) >= 0 || firstOnPole(state) >= 0)
        return false;
    setPhase(deed, state.phase == Phase::Configure ? Phase::Poles : Phase::Draw, "RKR-13");
    return true;
}

bool settleOrder(Deed& deed, bool mayRoll)
{
    if (deed.state().phase == Phase::Draw || !deed.state().order.empty())
        return true;
    const bool rolls = needsDice(groupsOf(deed.state()));
    if (rolls && (!mayRoll || !deed.state().setup->diceInApp || !deed.teller().random() || deed.isStopped()))
        return false;
    const auto order = settledOrder(deed);
    if (order)
        deed.setOrder(*order, "RKR-14");
    return order.has_value();
}

// A phase without a car that is still to act is over.
bool settlePhase(Deed& deed, bool mayRoll)
{
    const State& state = deed.state();
    if (carsInPlay(state).empty()) { // RKR-79, 84
        finish(deed);
        return true;
    }
    if (!settleOrder(deed, mayRoll))
        return false;
    const bool isOpen = state.phase == Phase::Draw ? isAnybodyDue(state) : nextToAct(state) >= 0;
    if (isOpen || state.move)
        return false;
    if (state.phase == Phase::Combat)
        beginNextTurn(deed);
    else
        setPhase(deed, state.phase == Phase::Draw ? Phase::Move : Phase::Combat, "RKR-13");
    return true;
}

// What is known of a hand set by hand is never more than it holds.
void settleHands(Deed& deed)
{
    for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
        if (deed.car(car).cards.size() > deed.car(car).hand)
            deed.setKnown(car, "cards", {}, "RKR-39");
        if (deed.car(car).spares.size() > deed.car(car).spare)
            deed.setKnown(car, "spares", {}, "RKR-8");
    }
    if (deed.state().move && !deed.car(deed.state().move->car).isInPlay())
        deed.setMove(std::nullopt, "RKR-84");
}

} // namespace

Groups groupsOf(const State& state)
{
    const bool byPoles = goesByPoles(state);
    std::vector<int> cars = carsInPlay(state);
    std::ranges::stable_sort(cars, std::greater(), [&](int car) { return placing(state, car, byPoles); });
    Groups groups;
    for (const int car : cars) {
        if (groups.empty() || placing(state, groups.back().front(), byPoles) != placing(state, car, byPoles))
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
    for (const int car : state.order) {
        if (state.car(car).isInPlay() && !state.hasActed(car))
            return car;
    }
    return -1;
}

bool isOrderOpen(const State& state)
{
    return (state.phase == Phase::Move || state.phase == Phase::Combat) && state.order.empty() &&
           !carsInPlay(state).empty();
}

int nextToPrepare(const State& state)
{
    for (int car = 0; car < std::ssize(state.cars) && isPreparing(state.phase); ++car) {
        const bool isReady = state.phase == Phase::Configure ? state.hasActed(car)
                                                             : state.car(car).where != Whereabouts::Waiting;
        if (!isReady)
            return car;
    }
    return -1;
}

int firstOnPole(const State& state)
{
    if (state.phase != Phase::Poles || nextToPrepare(state) >= 0 || state.road->tiles().size() > 1 ||
        !isTileDue(state))
        return -1;
    const std::vector<int> cars = carsInPlay(state);
    const auto first = std::ranges::min_element(cars, {}, [&](int car) {
        const int pole = poleOf(state, state.car(car));
        return pole == 0 ? poles + 1 : pole;
    });
    return first == cars.end() ? -1 : *first;
}

void settle(Deed& deed, bool mayRoll)
{
    if (deed.state().pending || deed.isStopped())
        return;
    settleHands(deed);
    constexpr int mostSteps = 100; // turns without anybody who could do anything are nobody's game
    for (int step = 0; step < mostSteps && deed.state().phase != Phase::Over; ++step) {
        const bool goesOn =
            isPlayed(deed.state().phase) ? settlePhase(deed, mayRoll) : settlePreparation(deed);
        if (!goesOn)
            return;
    }
}

void markActed(Deed& deed, int car, const char* rule)
{
    if (deed.state().hasActed(car))
        return;
    std::vector<int> acted = deed.state().acted;
    acted.push_back(car);
    deed.setActed(acted, rule);
}

// The car is back where it last stood alone (RKR-91).
void land(Deed& deed, int car)
{
    const Move* move = deed.state().moveOf(car);
    if (!move || !move->over)
        return;
    const SpaceId empty = *move->over;
    Move landed = *move;
    landed.over.reset();
    deed.moveCar(car, toText(empty), "RKR-91");
    deed.setMove(landed, "RKR-91");
}

void endMove(Deed& deed, int car, const char* rule)
{
    land(deed, car);
    deed.setMove(std::nullopt, rule);
    markActed(deed, car, rule);
    liftRear(deed);
}

void endMoveIfDone(Deed& deed, int car)
{
    const Move* move = deed.state().moveOf(car);
    if (move && move->left == 0 && !mayRunOver(deed.state(), car) && !mayUsePitLane(deed.state(), car))
        endMove(deed, car, "RKR-28");
}

void objectToTurn(Deed& deed, int index)
{
    if (deed.state().move && deed.state().move->car != index) {
        const int other = deed.state().move->car;
        if (const auto wrong = againstStopping(deed.state(), other))
            deed.object(*wrong);
        endMove(deed, other, "RKR-28");
    }
    const int next = nextToAct(deed.state());
    if (deed.state().moveOf(index) || next == index)
        return;
    const bool acted = deed.state().hasActed(index);
    deed.object(acted ? "acted-already" : "out-of-order",
                {{u"car"_s, deed.car(index).id}, {u"next"_s, next < 0 ? QString() : deed.car(next).id}},
                "RKR-14", "RKR-A3");
}

void cross(Deed& deed, int car)
{
    int crossing = 1;
    int crossed = 0;
    for (const Car& other : deed.state().cars) {
        crossing = std::max(crossing, other.crossed + 1);
        crossed += other.crossed > 0 ? 1 : 0;
    }
    constexpr int third = 3;
    deed.moveCar(car, finishedWord, "RKR-80", {finishWord});
    deed.add(CrossingSet{deed.car(car).id, deed.car(car).crossed, crossing}, "RKR-81");
    if (crossed + 1 == third && !deed.state().last)
        deed.add(LastTurnSet{0, deed.state().turn + 1}, "RKR-79", "RKR-A17");
}

} // namespace roadmarshal::road_kill_rally

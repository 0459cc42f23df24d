// RNC-9 to 12: who acts first, and why?
#include "judge.h"

#include "games/rush_n_crush/driving/walk.h"
#include "games/rush_n_crush/table/progress.h"
#include "games/rush_n_crush/turn/order.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

QJsonObject argsOf(const State& state, int first, int second)
{
    return {{u"car"_s, state.car(first).id}, {u"other"_s, state.car(second).id}};
}

Verdict open(const QJsonObject& args, const table::Objection& reason)
{
    Verdict verdict;
    verdict.stands = Stands::Depends;
    verdict.title = {u"verdict-order-open"_s, args};
    verdict.reasons = {reason};
    return verdict;
}

// A2: what was settled stays, wherever they are by now.
table::Objection whyFirst(const State& state, int first, int second)
{
    QJsonObject args = argsOf(state, first, second);
    if (state.order)
        return objection(u"why-order-frozen"_s, args, u"RNC-12"_s, u"RNC-A2"_s);
    const int ahead = progress(state, state.car(first)) - progress(state, state.car(second));
    args[u"count"_s] = ahead;
    if (ahead > 0)
        return objection(u"why-further"_s, args, u"RNC-12"_s,
                         state.setup->course.closed ? u"RNC-A37"_s : QString());
    const int speed = countedSpeed(state, first);
    args[u"speed"_s] = 10 * speed;
    args[u"otherSpeed"_s] = 10 * countedSpeed(state, second);
    if (speed > countedSpeed(state, second))
        return objection(u"why-faster"_s, args, u"RNC-12"_s, u"RNC-A3"_s);
    const bool diceOnly = state.setup->rulings.has(Turned::DiceOrder);
    return objection(diceOnly ? u"why-drawn-level"_s : u"why-drawn"_s, args, u"RNC-9"_s, u"RNC-A3"_s);
}

int placeIn(const State& state, int car)
{
    if (state.order)
        return static_cast<int>(std::ranges::find(*state.order, car) - state.order->begin());
    const Groups groups = groupsOf(state);
    return static_cast<int>(
        std::ranges::find_if(groups, [&](const auto& group) { return std::ranges::contains(group, car); }) -
        groups.begin());
}

} // namespace

Verdict judgeOrder(const State& state, int car, int other)
{
    const QJsonObject args = argsOf(state, car, other);
    if (state.winner)
        return table::refusal({u"verdict-race-over"_s, args}, {whyWon(state, *state.winner)});
    if (!state.drawn)
        return open(args, objection(u"why-draw-first"_s, args, u"RNC-9"_s));
    if (!state.isGridLaid())
        return open(args, objection(u"why-grid-first"_s, args, u"RNC-10"_s));
    if (const auto wreck = againstActing(state.car(car)))
        return table::refusal({u"verdict-no-turn"_s, args}, {*wreck});
    Verdict verdict;
    if (const auto wreck = againstActing(state.car(other))) {
        verdict.stands = Stands::Yes;
        verdict.title = {u"verdict-no-turn"_s, argsOf(state, other, car)};
        verdict.reasons = {*wreck};
        return verdict;
    }
    const int own = placeIn(state, car);
    const int others = placeIn(state, other);
    if (own == others)
        return open(args, objection(state.setup->rulings.has(Turned::DiceOrder) ? u"why-order-dice-only"_s
                                                                                : u"why-order-dice"_s,
                                    args, u"RNC-12"_s, u"RNC-A3"_s));
    const bool isFirst = own < others;
    verdict.stands = isFirst ? Stands::Yes : Stands::No;
    verdict.title = {u"verdict-order"_s, isFirst ? args : argsOf(state, other, car)};
    verdict.reasons = {isFirst ? whyFirst(state, car, other) : whyFirst(state, other, car)};
    if (!isFirst)
        verdict.variants = {{toClaim(OrderClaim{state.car(other).id, state.car(car).id}), verdict.title, {}}};
    return verdict;
}

} // namespace roadmarshal::rush_n_crush

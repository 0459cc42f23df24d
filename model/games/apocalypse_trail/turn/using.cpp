#include "using.h"

#include "games/apocalypse_trail/carrying/owner.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/recovery/harm.h"
#include "games/apocalypse_trail/table/names.h"
#include "outfitting.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

bool isCrewsBusiness(const State& state)
{
    return state.turn.step != Step::Outfit || (state.outfit && stageNow(state) == Stage::Resources);
}

bool mayUse(const Deed& deed)
{
    return deed.turn().step != Step::Outfit && deed.turn().open.isNothing();
}

// What the rules forbid is refused before anybody says what it would be paid with.
bool isRefused(const Deed& deed)
{
    return !deed.objections().isEmpty();
}

// While all buy at once, everybody stows in their own crew.
Objections againstMixing(const State& state, const Stow& stow)
{
    const QString& from = stow.from.store.crew;
    const QString& to = stow.to.store.crew;
    if (!state.isRace() || state.turn.step != Step::Outfit || from.isEmpty() || to.isEmpty() || from == to)
        return {};
    return {against("others-in-race", "AT-29", {{QStringLiteral("crew"), from}}, "ATR-30")};
}

// ATR-30
Objections againstOthers(const State& state, const QString& survivor)
{
    const Crew* crew = state.crewWith(survivor);
    return crew ? againstOwner(state, crew->id) : Objections();
}

} // namespace

Objections againstUsing(const State& state)
{
    return state.turn.step == Step::Scenario ? Objections{against("scenario-before-use", "AT-27")}
                                             : Objections();
}

Objections againstStow(const State& state, const Stow& stow)
{
    return againstUsing(state) + againstMixing(state, stow) + whyNotStow(state, stow);
}

Objections againstTake(const State& state, const QString& card, const Found& found, const QString& crew)
{
    return againstUsing(state) + whyNotTake(state, card, found, crew);
}

Objections againstLeave(const State& state, const Found& found)
{
    return againstUsing(state) + whyNotLeave(state, found);
}

Objections againstEat(const State& state, const QStringList& who)
{
    Objections objections = againstUsing(state);
    for (const QString& one : who)
        objections += againstOthers(state, one);
    return objections;
}

Objections againstMedicine(const State& state, const QString& survivor)
{
    return againstUsing(state) + againstOthers(state, survivor) + whyNotTreat(state, survivor);
}

std::optional<Stow> stowOf(const State& state, const StowTokens& one)
{
    using Kind = Spot::Kind;
    const auto resource = enumFor<Resource>(resourceWords, one.resource);
    const auto from = sourceIn(state, one.from);
    const auto to = targetIn(state, one.to);
    if (!resource || !from || !to || one.n < 1 || one.from == one.to)
        return std::nullopt;
    const Stow stow{*resource, one.n, *from, *to};
    const bool isOnTrail = state.turn.step != Step::Outfit;
    const bool needsTrail = from->kind == Kind::Icon || from->kind == Kind::Here || to->kind == Kind::Here ||
                            to->kind == Kind::Tracker;
    const bool isOdd =
        (from->kind == Kind::Icon && to->kind == Kind::Here) ||
        (to->kind == Kind::Store && to->store.place == tankWord && *resource != Resource::Fuel);
    if ((needsTrail && !isOnTrail) || isOdd || available(state, *resource, *from) < one.n)
        return std::nullopt;
    return stow;
}

Bill rationToLeave(const State& state, const QString& card)
{
    const auto found = findGoods(state, card);
    return {Resource::Ration, found && needsRation(*found) ? 1 : 0};
}

Bill rationsToEat(const QStringList& who)
{
    return {Resource::Ration, rationsFor(who.size())};
}

bool stow(Deed& deed, const StowTokens& one)
{
    const auto what = stowOf(deed.state(), one);
    if (!what || !isCrewsBusiness(deed.state()) || !deed.turn().open.isNothing())
        return false;
    const Objections objections = againstStow(deed.state(), *what);
    deed.object(objections);
    // A mod has place for its load and no more, whatever a table insists on.
    if (std::ranges::contains(objections, QStringLiteral("load-is-full"),
                              [](const Objection& objection) { return objection.message.code; }))
        return true;
    const char* rule = what->to.kind == Spot::Kind::Tracker  ? "AT-73"
                       : what->from.kind == Spot::Kind::Icon ? "AT-30"
                                                             : "AT-31";
    deed.apply(rule, [&](State& state) { carryOut(state, *what); });
    return true;
}

bool takeCard(Deed& deed, const TakeCard& one)
{
    const auto found = findGoods(deed.state(), one.card);
    if (!mayUse(deed) || !found || !deed.state().crew(one.crew) || found->crew == one.crew)
        return false;
    deed.object(againstTake(deed.state(), one.card, *found, one.crew));
    deed.apply("AT-69", [&](State& state) { take(state, one.card, *found, one.crew); });
    return true;
}

bool leaveCard(Deed& deed, const LeaveCard& one)
{
    const auto found = findGoods(deed.state(), one.card);
    if (!mayUse(deed) || !found || found->crew.isEmpty())
        return false;
    deed.object(againstLeave(deed.state(), *found));
    const Bill bill = rationToLeave(deed.state(), one.card);
    const std::vector<Store> stores = storesFor(deed.state(), bill);
    const auto ration = one.source.isEmpty()
                            ? onlyShares(deed.state(), stores, bill.resource, payable(deed.state(), bill))
                            : sharesIn(deed.state(), stores, one.source.join(u','));
    if (!ration || (!one.source.isEmpty() && !sourceIn(deed.state(), bill, one.source.join(u','))))
        return isRefused(deed);
    deed.apply(needsRation(*found) ? "AT-70" : "AT-71",
               [&](State& state) { leave(state, one.card, *found, *ration); });
    return true;
}

bool eat(Deed& deed, const EatFreely& one)
{
    const State& state = deed.state();
    const bool areThere =
        std::ranges::all_of(one.who, [&](const QString& who) { return state.survivor(who); });
    const Bill bill = rationsToEat(one.who);
    if (!mayUse(deed) || one.who.isEmpty() || !areThere || payable(state, bill) < bill.due)
        return false;
    deed.object(againstEat(state, one.who));
    if (!pay(deed, "AT-87", bill, one.source))
        return isRefused(deed);
    deed.apply("AT-86", [&](State& next) {
        for (const QString& who : one.who)
            next.survivor(who)->starvation = 0;
    });
    return true;
}

bool useMedicine(Deed& deed, const UseMedicine& one)
{
    const State& state = deed.state();
    if (!mayUse(deed) || !state.survivor(one.survivor) || payable(state, oneMedicine) < 1)
        return false;
    deed.object(againstMedicine(state, one.survivor));
    if (!pay(deed, "AT-89", oneMedicine, one.source))
        return isRefused(deed);
    deed.apply("AT-89", "ATR-43", [&](State& next) { treat(next, one.survivor); });
    return true;
}

} // namespace roadmarshal::apocalypse_trail

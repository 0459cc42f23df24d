// Verdicts on what an attack does beyond its target: collisions with Bulldoze and Chain, shots with Spray.
#include "judge.h"

#include "tell.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/combat/targeting.h"
#include "games/apocalypse_road/combat/why_not.h"
#include "games/apocalypse_road/events/stretch.h"
#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/table/table_pack.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Reason;
using table::Stands;
using table::Verdict;

namespace {

const QString specials = QStringLiteral("8.5");

// How one car meets another, if it does.
enum class Meeting { Ram, Sideswipe, None };

Meeting meetingOf(const State& state, int car, int target)
{
    const track::Graph& graph = state.setup->graph;
    const auto here = laneOf(state, car);
    if (!here)
        return Meeting::None;
    const auto holds = [&](track::Index space) {
        return space != track::none && holderOf(state, space) == target;
    };
    if (std::ranges::any_of(graph.next(*here), holds))
        return Meeting::Ram;
    const bool isBeside =
        holds(graph.beside(*here, track::Side::In)) || holds(graph.beside(*here, track::Side::Out));
    return isBeside && laneOf(state, target) ? Meeting::Sideswipe : Meeting::None;
}

// 7.9, 8.4, AR-54: why there is no collision attack between the two.
std::optional<Reason> whyNoCollision(const State& state, int car, int target, Meeting meeting,
                                     const QJsonObject& args)
{
    if (state.cars[car].has(Token::Suppressed))
        return objection(QStringLiteral("why-no-attack"), args, specials, QStringLiteral("AR-25"));
    if (meeting == Meeting::None)
        return objection(QStringLiteral("why-not-met"), args, QStringLiteral("8.4"));
    if (meeting == Meeting::Ram)
        return std::nullopt;
    const track::Index here = *laneOf(state, car);
    if (const auto surface = state.setup->graph.surface(here); surface != track::Surface::Paved)
        return objection(QStringLiteral("why-no-swipe-here"), args,
                         surface == track::Surface::Rough ? QStringLiteral("7.13") : QStringLiteral("7.14"),
                         QStringLiteral("AR-54"));
    if (state.sheet(car).team == state.sheet(target).team)
        return objection(QStringLiteral("why-mate-displaced"), args, QStringLiteral("10 Sideswipe"),
                         QStringLiteral("AR-54"));
    return std::nullopt;
}

std::optional<combat::Crash> crashOf(const State& state, const QString& result)
{
    const int kind = state.setup->decks.of(DeckId::Combat).kindOf(result);
    return kind >= 0 ? std::optional(state.setup->decks.combat[kind].crash) : combat::parseCrash(result);
}

// AR-14, AR-24, AR-61: what becomes of a Bulldoze.
Reason tellBulldoze(const State& before, const State& after, int car, int target, Meeting meeting,
                    const QJsonObject& args)
{
    const auto here = laneOf(before, car);
    const auto there = laneOf(before, target);
    const track::Graph& graph = before.setup->graph;
    // Met only through the cell, which the target drives across.
    const bool isAlong =
        here && there &&
        (meeting == Meeting::Sideswipe ? graph.spaceAt(*here).sector == graph.spaceAt(*there).sector
                                       : std::ranges::contains(graph.next(*here), *there));
    if (!after.cars[car].inRace())
        return objection(QStringLiteral("why-bulldoze-gone"), args, specials, QStringLiteral("AR-24"));
    if (!after.cars[target].inRace())
        return objection(QStringLiteral("why-bulldoze-entered"), args, QStringLiteral("8.4"),
                         QStringLiteral("AR-24"));
    if (there && graph.twin(*there) != track::none)
        return isAlong
                   ? objection(QStringLiteral("why-bulldoze-crossover"), args, specials)
                   : objection(QStringLiteral("why-bulldoze-crossover"), args, QStringLiteral("7.12"),
                               meeting == Meeting::Ram ? QStringLiteral("AR-14") : QStringLiteral("AR-61"));
    return objection(QStringLiteral("why-bulldoze"), args, specials, QStringLiteral("AR-24"));
}

struct Chain
{
    std::vector<std::vector<int>> ways;
    std::vector<int> taken;
};

// The chain that takes in the car in question, or the first.
Chain chainOf(const State& state, int car, int target, Meeting meeting, int other)
{
    Chain chain{combat::chainsFrom(state, car, target, meeting == Meeting::Sideswipe), {}};
    const auto with = std::ranges::find_if(
        chain.ways, [&](const std::vector<int>& way) { return std::ranges::contains(way, other); });
    chain.taken = with == chain.ways.end() ? chain.ways.front() : *with;
    return chain;
}

// AR-23: whom a Chain takes in.
QList<Reason> tellChain(const State& state, const Chain& chain, Meeting meeting, QJsonObject args)
{
    args[QStringLiteral("cars")] = events::namesOf(state, chain.taken);
    const bool isRam = meeting == Meeting::Ram;
    QList<Reason> reasons{objection(chain.taken.empty() ? (isRam ? QStringLiteral("why-chain-nobody")
                                                                 : QStringLiteral("why-chain-nobody-beside"))
                                    : isRam             ? QStringLiteral("why-chain")
                                                        : QStringLiteral("why-chain-beside"),
                                    args, specials, QStringLiteral("AR-23"))};
    if (chain.ways.size() > 1)
        reasons.append(objection(QStringLiteral("why-chain-lane"), args, specials, QStringLiteral("AR-23")));
    return reasons;
}

// Why a collision does not touch a third car.
Reason whyNotInChain(const combat::Crash& crash, Meeting meeting, const QJsonObject& args)
{
    if (!crash.chain)
        return objection(QStringLiteral("why-no-chain"), args, specials, QStringLiteral("AR-23"));
    return objection(meeting == Meeting::Ram ? QStringLiteral("why-not-in-chain")
                                             : QStringLiteral("why-not-in-chain-beside"),
                     args, specials, QStringLiteral("AR-23"));
}

// AR-22: why Spray leaves another car alone.
table::Objections whyNotSprayed(const table::Objections& hidden, bool isTarget, const QJsonObject& args)
{
    const QString code = isTarget ? QStringLiteral("why-spray-target") : QStringLiteral("why-spray-far");
    return hidden.isEmpty() ? table::Objections{objection(code, args, specials, QStringLiteral("AR-22"))}
                            : hidden;
}

} // namespace

Verdict judgeCollision(const State& state, const CollisionClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int target = state.setup->carIndex(claim.target);
    const int other = claim.other.isEmpty() ? -1 : state.setup->carIndex(claim.other);
    QJsonObject args{{QStringLiteral("car"), claim.car},
                     {QStringLiteral("target"), claim.target},
                     {QStringLiteral("other"), claim.other}};
    const auto crash = crashOf(state, claim.result);
    if (!crash)
        return table::refusal({QStringLiteral("no-crash-card"), {{QStringLiteral("given"), claim.result}}},
                              {objection(QStringLiteral("why-crash-card"), {}, QStringLiteral("8.4"))});
    const Meeting meeting = meetingOf(state, car, target);
    if (const auto why = whyNoCollision(state, car, target, meeting, args))
        return table::refusal({QStringLiteral("verdict-no-collision"), args}, {*why});
    args[QStringLiteral("hits")] = crash->target;
    args[QStringLiteral("own")] = crash->active;

    const Chain chain = chainOf(state, car, target, meeting, other);
    Recorder recorder(state);
    combat::crash(recorder, car, target, meeting == Meeting::Sideswipe, *crash, chain.taken);
    Verdict verdict;
    verdict.stands = Stands::Yes;
    verdict.title = {
        meeting == Meeting::Ram ? QStringLiteral("verdict-ram") : QStringLiteral("verdict-sideswipe"), args};
    verdict.effects = recorder.effects();
    verdict.reasons = {
        objection(QStringLiteral("why-always-hits"), args, QStringLiteral("8.4"), QStringLiteral("AR-21")),
        objection(QStringLiteral("why-as-printed"), args, QStringLiteral("8.4"), QStringLiteral("AR-63"))};
    if (crash->bulldoze)
        verdict.reasons.append(tellBulldoze(state, recorder.state(), car, target, meeting, args));
    else if (recorder.state().cars[car].inRace() && !recorder.state().cars[target].inRace())
        verdict.reasons.append(
            objection(QStringLiteral("why-entered"), args, QStringLiteral("8.4"), QStringLiteral("AR-24")));
    if (crash->chain)
        verdict.reasons += tellChain(state, chain, meeting, args);
    verdict.reasons += tellScoring(state, recorder.effects(), car);
    if (other >= 0 && (!crash->chain || !std::ranges::contains(chain.taken, other))) {
        verdict.stands = Stands::No;
        verdict.title = {QStringLiteral("verdict-collision-spares"), args};
        verdict.reasons.prepend(whyNotInChain(*crash, meeting, args));
    } else if (other >= 0) {
        // AR-23: where lanes part, not every chain takes that car in.
        const bool isSure = std::ranges::all_of(
            chain.ways, [&](const std::vector<int>& way) { return std::ranges::contains(way, other); });
        verdict.stands = isSure ? Stands::Yes : Stands::Depends;
        verdict.title = {
            isSure ? QStringLiteral("verdict-collision-hits") : QStringLiteral("verdict-chain-lane"), args};
    }
    return verdict;
}

Verdict judgeSpray(const State& state, const SprayClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int target = state.setup->carIndex(claim.target);
    QJsonObject args{{QStringLiteral("car"), claim.car},
                     {QStringLiteral("target"), claim.target},
                     {QStringLiteral("other"), claim.other}};
    const QString ruling = QStringLiteral("AR-22");
    const TablePack pack(state);
    const Mount mount = state.sheet(car).mount;
    const auto unseen = [&](int at) {
        return combat::objectionsToTarget(pack.pack(), pack.names(state), pack.packed(car), mount,
                                          pack.packed(at));
    };
    table::Objections objections = unseen(target);
    if (state.cars[car].has(Token::Suppressed))
        objections.prepend(combat::objectionToSuppressed(claim.car));
    if (!objections.isEmpty())
        return table::refusal({QStringLiteral("verdict-no-shot"), args}, objections);
    const std::vector<int> sprayed =
        pack.carsOf(combat::sprayedBy(pack.pack(), pack.packed(car), mount, pack.packed(target)));
    args[QStringLiteral("cars")] = events::namesOf(state, sprayed);
    Verdict verdict;
    verdict.reasons = {objection(QStringLiteral("why-spray"), args, specials, ruling)};
    if (claim.other.isEmpty()) {
        verdict.stands = sprayed.empty() ? Stands::No : Stands::Yes;
        verdict.title = {
            sprayed.empty() ? QStringLiteral("verdict-spray-nobody") : QStringLiteral("verdict-spray"), args};
        return verdict;
    }
    const int other = state.setup->carIndex(claim.other);
    if (std::ranges::contains(sprayed, other)) {
        verdict.stands = Stands::Yes;
        verdict.title = {QStringLiteral("verdict-spray-hits"), args};
        return verdict;
    }
    verdict.title = {QStringLiteral("verdict-spray-spares"), args};
    if (other != car)
        verdict.reasons += whyNotSprayed(unseen(other), other == target, args);
    for (const int one : sprayed) {
        if (verdict.variants.size() < table::mostVariants)
            verdict.variants.append(
                {toClaim(SprayClaim{claim.car, claim.target, state.sheet(one).id}),
                 {QStringLiteral("variant-spray"), {{QStringLiteral("other"), state.sheet(one).id}}},
                 {}});
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

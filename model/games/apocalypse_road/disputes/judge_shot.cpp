// Verdicts on shots.
#include "judge.h"

#include "say_claim.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::ClaimVariant;
using table::Stands;
using table::Verdict;

namespace {

// Another activation that is under way says nothing about this car's shot.
State asOwnActivation(const State& state, int car)
{
    State own = state;
    if (own.segment.isOpen() && own.segment.car != car)
        own.segment = {};
    return own;
}

// 4.4: only the active car shoots, and one that can be activated now may begin with it.
table::Objections objectionsToOther(const State& state, int car)
{
    QJsonObject args = carArgs(state, car);
    const bool isKnown = state.setup->turnIsKnown && state.phase == Phase::Race;
    if (state.activated(state.cars[car]))
        return {objection(QStringLiteral("already-activated"), args, QStringLiteral("4.4"))};
    if (state.segment.isOpen()) {
        args[QStringLiteral("active")] = state.sheet(state.segment.car).id;
        return {objection(QStringLiteral("only-active-shoots"), args, QStringLiteral("4.4"))};
    }
    args[QStringLiteral("toAct")] = state.setup->teams[state.toAct].name;
    if (isKnown && state.sheet(car).team != state.toAct)
        return {objection(QStringLiteral("shot-not-to-act"), args, QStringLiteral("4.4"))};
    return {};
}

// What the activation itself says against a shot, whoever the target is: 4.4, AR-26.
table::Objections objectionsToMoment(const State& state, int car)
{
    const QJsonObject args = carArgs(state, car);
    if (state.phase == Phase::Over)
        return {objection(QStringLiteral("race-over"), args, QStringLiteral("11.5"))};
    if (!state.segment.isOpen() || state.segment.car != car)
        return objectionsToOther(state, car);
    const Stage stage = state.segment.stage;
    if (stage == Stage::Collision || stage == Stage::Chain)
        return {objection(QStringLiteral("shot-attack-first"), args, QStringLiteral("8.4"),
                          QStringLiteral("AR-26"))};
    if (stage == Stage::Draw || stage == Stage::Event)
        return {objection(QStringLiteral("shot-event-first"), args, QStringLiteral("6.0"),
                          QStringLiteral("AR-26"))};
    return {};
}

table::Objections objectionsNow(const State& state, int car, int target)
{
    return objectionsToMoment(state, car) +
           combat::objectionsToShot(asOwnActivation(state, car), car, target);
}

bool mayShoot(const State& state, int car, int target)
{
    return car != target && objectionsNow(state, car, target).isEmpty();
}

// AR-25: a bare position does not say whether the car has moved, which is all that is asked of it. Beside the
// track it has not.
bool hangsOnMoving(const State& state, int car, const table::Objections& objections)
{
    static const QStringList before{QStringLiteral("reloading-before"), QStringLiteral("spun-before")};
    const bool mayHaveMoved = !std::holds_alternative<track::Beside>(state.cars[car].at);
    return mayHaveMoved && !state.setup->turnIsKnown && !state.segment.isOpen() && !objections.isEmpty() &&
           std::ranges::all_of(objections, [](const table::Objection& objection) {
               return before.contains(objection.message.code);
           });
}

void offerShot(const State& state, int car, int target, Verdict& verdict)
{
    if (verdict.variants.size() < table::mostVariants && mayShoot(state, car, target))
        verdict.variants.append({toClaim(ShotClaim{state.sheet(car).id, state.sheet(target).id}),
                                 {QStringLiteral("variant-shot"),
                                  {{QStringLiteral("car"), state.sheet(car).id},
                                   {QStringLiteral("target"), state.sheet(target).id},
                                   {QStringLiteral("needed"), combat::valueNeeded(state, car, target)}}},
                                 {}});
}

// Another target for the same car, then another car of the team for the same target.
void offerShots(const State& state, int car, int target, Verdict& verdict)
{
    for (const int other : combat::targetsOf(state, car))
        offerShot(state, car, other, verdict);
    for (const int mate : state.setup->carsOf(state.sheet(car).team)) {
        if (mate != car && state.cars[mate].inRace())
            offerShot(state, mate, target, verdict);
    }
}

} // namespace

Verdict judgeShot(const State& state, const ShotClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int target = state.setup->carIndex(claim.target);
    const int needed = combat::valueNeeded(state, car, target);
    const QJsonObject args{{QStringLiteral("car"), claim.car},
                           {QStringLiteral("target"), claim.target},
                           {QStringLiteral("needed"), needed},
                           {QStringLiteral("defense"), state.sheet(target).defense},
                           {QStringLiteral("bonus"), state.sheet(car).targeting}};
    Verdict verdict;
    verdict.reasons = objectionsNow(state, car, target);
    if (hangsOnMoving(state, car, verdict.reasons)) {
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-shot-if-moved"), args};
        return verdict;
    }
    if (verdict.reasons.isEmpty()) {
        verdict.stands = Stands::Yes;
        verdict.title = {QStringLiteral("verdict-shot"), args};
        verdict.reasons = {
            objection(QStringLiteral("why-in-range"), args, QStringLiteral("8.1"), QStringLiteral("AR-20")),
            objection(QStringLiteral("why-value"), args, QStringLiteral("8.0"), QStringLiteral("AR-21"))};
        return verdict;
    }
    verdict.title = {QStringLiteral("verdict-no-shot"), args};
    if (state.setup->reveal.threats)
        offerShots(state, car, target, verdict);
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

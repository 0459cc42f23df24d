// Verdicts on what the table shows as it stands: first player, who may be activated, who comes instead.
#include "judge.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/turn/first_player.h"
#include "games/apocalypse_road/turn/segments.h"
#include "games/apocalypse_road/turn/turns.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Stands;
using table::Verdict;

namespace {

// 4.4: what is under way comes first.
table::Objections objectionsNow(const State& state, int car)
{
    const QJsonObject args{{QStringLiteral("car"), state.sheet(car).id}};
    table::Objections objections;
    if (state.phase == Phase::Grid)
        objections.append(objection(QStringLiteral("car-not-racing"), args, QStringLiteral("4.4")));
    if (state.segment.isOpen())
        objections.append(objection(state.segment.car == car ? QStringLiteral("own-segment-open")
                                                             : QStringLiteral("segment-open"),
                                    args, QStringLiteral("4.4")));
    if (waitsForReplacement(state))
        objections.append(objection(QStringLiteral("why-replacement-first"), args, QStringLiteral("8.3"),
                                    QStringLiteral("AR-31")));
    // 8.3, AR-31: a replacement has the side of the car that it came for.
    const bool inChute = std::holds_alternative<track::InChute>(state.cars[car].at);
    for (const table::Objection& one : objectionsToCar(state, car))
        objections.append(inChute && one.message.code == QLatin1StringView("already-activated")
                              ? objection(QStringLiteral("replacement-waits"), args, QStringLiteral("8.3"),
                                          QStringLiteral("AR-31"))
                              : one);
    return objections;
}

} // namespace

Verdict judgeFirst(const State& state, const FirstClaim& claim)
{
    if (state.phase == Phase::Over)
        return table::refusal({QStringLiteral("verdict-first-over"), {}},
                              {objection(QStringLiteral("race-over"), {}, QStringLiteral("11.5"))});
    Verdict verdict;
    if (state.phase == Phase::Grid) {
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-first-grid"), {}};
        verdict.reasons = {objection(QStringLiteral("why-first-grid"), {}, QStringLiteral("3.0"))};
        return verdict;
    }
    const int teams = static_cast<int>(state.setup->teams.size());
    if (teams < 2 || !state.setup->holderIsKnown) {
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-first-unknown"), {}};
        verdict.reasons = {objection(QStringLiteral("why-first-unknown"), {}, QStringLiteral("4.5"),
                                     QStringLiteral("AR-45"))};
        return verdict;
    }
    QStringList names;
    std::vector<int> damage;
    for (int team = 0; team < teams; ++team) {
        names.append(state.setup->teams[team].name);
        damage.push_back(countedDamage(state, team));
    }
    const int first = nextFirstPlayer(damage, state.firstPlayer);
    const QJsonObject args{{QStringLiteral("team"), names[first]}};
    const bool asClaimed = claim.team.isEmpty() || state.setup->teamIndex(claim.team) == first;
    verdict.stands = asClaimed ? Stands::Yes : Stands::No;
    verdict.title = {QStringLiteral("verdict-first"), args};
    for (const table::Message& message : whyFirstPlayer(names, damage, state.firstPlayer))
        verdict.reasons.append({message, {QStringLiteral("4.5"), QStringLiteral("AR-45")}});
    if (!asClaimed)
        verdict.variants = {{toClaim(FirstClaim{state.setup->teams[first].id}), verdict.title, {}}};
    return verdict;
}

Verdict judgeActivation(const State& state, const ActivateClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const QJsonObject args = carArgs(state, car);
    Verdict verdict;
    if (!state.setup->turnIsKnown) {
        const bool activated = state.activated(state.cars[car]);
        verdict.stands = activated ? Stands::No : Stands::Depends;
        verdict.title = {activated ? QStringLiteral("verdict-no-activation")
                                   : QStringLiteral("verdict-turn-unknown"),
                         args};
        const bool inChute = std::holds_alternative<track::InChute>(state.cars[car].at);
        verdict.reasons = {activated && inChute ? objection(QStringLiteral("replacement-waits"), args,
                                                            QStringLiteral("8.3"), QStringLiteral("AR-31"))
                                                : objection(activated ? QStringLiteral("already-activated")
                                                                      : QStringLiteral("why-turn-unknown"),
                                                            args, QStringLiteral("4.4"))};
        return verdict;
    }
    verdict.reasons = objectionsNow(state, car);
    if (verdict.reasons.isEmpty()) {
        verdict.stands = Stands::Yes;
        verdict.title = {QStringLiteral("verdict-activation"), args};
        verdict.reasons = {objection(QStringLiteral("why-activation"), args, QStringLiteral("4.4"))};
        return verdict;
    }
    verdict.title = {QStringLiteral("verdict-no-activation"), args};
    for (int other = 0; other < static_cast<int>(state.cars.size()); ++other) {
        if (verdict.variants.size() < table::mostVariants && state.cars[other].inRace() &&
            objectionsNow(state, other).isEmpty())
            verdict.variants.append({toClaim(ActivateClaim{state.sheet(other).id}),
                                     {QStringLiteral("variant-activate"), carArgs(state, other)},
                                     {}});
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

// Verdicts on what the table shows as it stands: first player, scores, who may be activated.
#include "judge.h"

#include "games/apocalypse_road/ask_parts.h"
#include "games/apocalypse_road/first_player.h"
#include "games/apocalypse_road/objection.h"
#include "games/apocalypse_road/scoring.h"
#include "games/apocalypse_road/segments.h"
#include "games/apocalypse_road/turns.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using dispute::Stands;
using dispute::Verdict;

namespace {

// What a team would claim, and what speaks for or against it, from a dry run.
Verdict scored(const Recorder& recorder, int team, QJsonObject args, const QString& what)
{
    Verdict verdict;
    verdict.effects = recorder.effects();
    int points = 0;
    for (const table::Effect& effect : recorder.effects()) {
        const auto change = toChange(effect);
        if (!change)
            continue;
        if (const auto* moved = std::get_if<VpMoved>(&*change); moved && moved->to == Heap::Claimed) {
            points += moved->count;
            verdict.reasons.append({{what, args}, effect.citation});
        }
        if (std::holds_alternative<BonusMarked>(*change))
            verdict.reasons.append({{QStringLiteral("why-bonus"), args}, effect.citation});
        // A destroyed car loses its tokens too, but that decides nothing.
        const auto* token = std::get_if<TokenMoved>(&*change);
        if (token && token->token == Token::Lapped && token->car == args[QStringLiteral("car")].toString())
            verdict.reasons.append({{QStringLiteral("why-lapped"), args}, effect.citation});
        if (std::holds_alternative<WinnerDeclared>(*change))
            verdict.reasons.append({{QStringLiteral("why-wins"), args}, effect.citation});
    }
    args[QStringLiteral("points")] = points;
    verdict.stands = points > 0 ? Stands::Yes : Stands::No;
    verdict.title = {points > 0 ? QStringLiteral("verdict-scores") : QStringLiteral("verdict-scores-not"),
                     args};
    const Pool& pool = recorder.state().pools[team];
    if (points == 0 && (recorder.state().phase == Phase::Over || pool.left == 0))
        verdict.reasons.append(
            objection(QStringLiteral("why-over"), args, QStringLiteral("11.5"), QStringLiteral("AR-42")));
    else if (points == 0 && recorder.state().phase != Phase::Race)
        verdict.reasons.append(objection(QStringLiteral("why-not-racing"), args, QStringLiteral("4.2")));
    return verdict;
}

QJsonObject scoreArgs(const State& state, int car)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("left")] = state.pools[state.sheet(car).team].left;
    return args;
}

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
    objections += objectionsToCar(state, car);
    return objections;
}

} // namespace

Verdict judgeFirst(const State& state, const FirstClaim& claim)
{
    if (state.phase == Phase::Over)
        return dispute::refusal({QStringLiteral("verdict-first-over"), {}},
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

Verdict judgeScore(const State& state, const ScoreClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    Recorder recorder(state);
    scoreCrossing(recorder, car);
    return scored(recorder, state.sheet(car).team, scoreArgs(state, car), QStringLiteral("why-crossing"));
}

Verdict judgeKill(const State& state, const KillClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int target = state.setup->carIndex(claim.target);
    const int team = state.sheet(car).team;
    QJsonObject args = scoreArgs(state, car);
    args[QStringLiteral("target")] = claim.target;
    Recorder recorder(state);
    damage(recorder, {{target, mostDamage}}, {car, true}, {QStringLiteral("9.1"), {}});
    Verdict verdict = scored(recorder, team, args, QStringLiteral("why-kill"));
    if (state.sheet(target).team == team)
        verdict.reasons.prepend(
            objection(QStringLiteral("why-own-car"), args, QStringLiteral("11.3"), QStringLiteral("AR-32")));
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
        verdict.reasons = {
            objection(activated ? QStringLiteral("already-activated") : QStringLiteral("why-turn-unknown"),
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
        if (verdict.variants.size() < dispute::mostVariants && state.cars[other].inRace() &&
            objectionsNow(state, other).isEmpty())
            verdict.variants.append({toClaim(ActivateClaim{state.sheet(other).id}),
                                     {QStringLiteral("variant-activate"), carArgs(state, other)},
                                     {}});
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

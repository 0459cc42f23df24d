// Verdicts on victory points: crossings forward and back, kills, the countdown, who is first to have them
// all.
#include "judge.h"

#include "tell.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/turn/scoring.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Stands;
using table::Verdict;

namespace {

// What a team would claim, and what speaks for or against it, from a dry run.
Verdict scored(const Recorder& recorder, int team, QJsonObject args, const QString& what)
{
    Verdict verdict;
    verdict.effects = recorder.effects();
    int points = 0;
    for (const table::Effect& effect : recorder.effects()) {
        const auto change = toTyped(effect);
        if (!change)
            continue;
        if (const auto* moved = std::get_if<VpMoved>(&*change); moved && moved->to == Heap::Claimed) {
            points += moved->count;
            verdict.reasons.append({{what, args}, effect.citation});
        }
        if (std::holds_alternative<BonusMarked>(*change)) {
            const bool isLapped = effect.citation.ruling == QLatin1StringView("AR-60");
            verdict.reasons.append(
                {{isLapped ? QStringLiteral("why-bonus-lapped") : QStringLiteral("why-bonus"), args},
                 effect.citation});
        }
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

// "Red 5, Blue 3"
QString poolsOf(const State& state)
{
    QStringList pools;
    for (size_t team = 0; team < state.pools.size(); ++team)
        pools.append(QStringLiteral("%1 %2").arg(state.setup->teams[team].name).arg(state.pools[team].left));
    return pools.join(QStringLiteral(", "));
}

// A bare position says of a car how often it has crossed, and nothing of the points for it.
State withClaimedPoints(State state, int car)
{
    Pool& pool = state.pools[state.sheet(car).team];
    if (!state.setup->turnIsKnown && state.cars[car].crossings > 0 && pool.claimed == 0 && pool.left > 0) {
        --pool.left;
        ++pool.claimed;
    }
    return state;
}

Verdict nobodyScores(const State& state, const table::Message& title)
{
    const bool isOver = state.phase == Phase::Over;
    return table::refusal(
        title,
        {isOver ? objection(QStringLiteral("why-over"), {}, QStringLiteral("11.5"), QStringLiteral("AR-42"))
                : objection(QStringLiteral("why-not-racing"), {}, QStringLiteral("4.2"))});
}

// AR-43: from the front backward, the inner one first where they share a sector.
std::vector<int> frontFirst(const State& state, const QStringList& ids)
{
    std::vector<int> cars;
    for (const QString& id : ids)
        cars.push_back(state.setup->carIndex(id));
    std::ranges::stable_sort(cars, [&](int one, int other) {
        const auto* a = std::get_if<track::Space>(&state.cars[one].at);
        const auto* b = std::get_if<track::Space>(&state.cars[other].at);
        if (!a || !b)
            return a && !b;
        return a->sector != b->sector ? a->sector > b->sector : a->lane < b->lane;
    });
    return cars;
}

table::Reason whyFrontFirst(const QJsonObject& args)
{
    return objection(QStringLiteral("why-front-first"), args, QStringLiteral("11.5"),
                     QStringLiteral("AR-43"));
}

// A bare position does not say what is left in the pools: only who scores nothing can't empty one.
Verdict finishUnknown(const State& before, const Recorder& crossed, int claimed, const QJsonObject& args,
                      bool several)
{
    const bool scores = crossed.state().pools[claimed].claimed > before.pools[claimed].claimed;
    Verdict verdict;
    verdict.stands = scores ? Stands::Depends : Stands::No;
    verdict.title = {
        scores ? QStringLiteral("verdict-countdown-unknown") : QStringLiteral("verdict-finish-nobody"), args};
    verdict.effects = crossed.effects();
    if (several)
        verdict.reasons.append(whyFrontFirst(args));
    verdict.reasons.append(objection(QStringLiteral("why-pools-unknown"), args, QStringLiteral("11.5"),
                                     QStringLiteral("AR-42")));
    verdict.reasons += tellScoring(before, verdict.effects, before.setup->carsOf(claimed).front());
    return verdict;
}

} // namespace

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
    const int active = state.segment.isOpen() ? state.segment.car : car;
    Recorder recorder(state);
    damage(recorder, {{target, mostDamage}}, {active, true}, {QStringLiteral("9.1"), {}});
    if (state.sheet(active).team != team) { // 11.3: whoever did it, the active player scores
        Verdict verdict = table::refusal({QStringLiteral("verdict-scores-not"), args},
                                         {objection(QStringLiteral("why-kill-active"),
                                                    {{QStringLiteral("active"), state.sheet(active).id},
                                                     {QStringLiteral("team"), state.teamOf(active).name}},
                                                    QStringLiteral("11.3"), QStringLiteral("AR-32"))});
        verdict.effects = recorder.effects();
        verdict.reasons += tellScoring(state, verdict.effects, active);
        return verdict;
    }
    Verdict verdict = scored(recorder, team, args, QStringLiteral("why-kill"));
    if (state.sheet(target).team == team)
        verdict.reasons.prepend(
            objection(QStringLiteral("why-own-car"), args, QStringLiteral("11.3"), QStringLiteral("AR-32")));
    return verdict;
}

Verdict judgeBack(const State& state, const BackClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    QJsonObject args = scoreArgs(state, car);
    if (state.phase != Phase::Race)
        return nobodyScores(state, {QStringLiteral("verdict-back-nothing"), args});
    if (!state.setup->turnIsKnown && state.cars[car].crossings == 0) {
        Verdict verdict;
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-back-unknown"), args};
        verdict.reasons = {objection(QStringLiteral("why-back-returns"), args, QStringLiteral("11.2"),
                                     QStringLiteral("AR-40")),
                           objection(QStringLiteral("why-back-lapped"), args, QStringLiteral("11.2"),
                                     QStringLiteral("AR-40"))};
        return verdict;
    }
    const State before = withClaimedPoints(state, car);
    Recorder recorder(before);
    returnCrossing(recorder, car);
    Verdict verdict;
    verdict.effects = recorder.effects();
    verdict.reasons = tellScoring(before, verdict.effects, car);
    const int points =
        before.pools[before.sheet(car).team].claimed - recorder.state().pools[before.sheet(car).team].claimed;
    args[QStringLiteral("points")] = points;
    verdict.stands = points > 0 ? Stands::Yes : Stands::No;
    verdict.title = {points > 0 ? QStringLiteral("verdict-back") : QStringLiteral("verdict-back-nothing"),
                     args};
    if (points > 0 && before.markersOn(Bonus::RaceBonus) > 0)
        verdict.reasons.append(
            objection(QStringLiteral("why-back-one"), args, QStringLiteral("11.2"), QStringLiteral("AR-41")));
    return verdict;
}

Verdict judgeCountdown(const State& state, const CountdownClaim&)
{
    const QString rule = QStringLiteral("11.4");
    const QString ruling = QStringLiteral("AR-44");
    const QJsonObject args{{QStringLiteral("pools"), poolsOf(state)}};
    const table::Message stays{QStringLiteral("verdict-no-countdown"), args};
    if (state.phase == Phase::Over)
        return nobodyScores(state, stays);
    if (state.phase == Phase::Grid)
        return table::refusal(stays,
                              {objection(QStringLiteral("why-no-countdown-first"), args, rule, ruling)});
    if (!state.setup->turnIsKnown) {
        Verdict verdict;
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-countdown-unknown"), args};
        verdict.reasons = {objection(QStringLiteral("why-countdown"), args, rule, ruling)};
        return verdict;
    }
    if (state.setup->rulings.has(Turned::NoCountdown))
        return table::refusal(stays, {objection(QStringLiteral("remark-countdown-off"), args, rule, ruling)});
    if (state.clockStopped)
        return table::refusal(stays, {objection(QStringLiteral("why-countdown-over"), args, rule, ruling)});
    QStringList last;
    for (size_t team = 0; team < state.pools.size(); ++team) {
        if (state.pools[team].left <= 1)
            last.append(state.setup->teams[team].name);
    }
    if (!last.isEmpty())
        return table::refusal(
            stays, {objection(QStringLiteral("why-countdown-stops"),
                              {{QStringLiteral("teams"), last.join(QStringLiteral(", "))}}, rule, ruling)});
    Verdict verdict;
    verdict.stands = Stands::Yes;
    verdict.title = {QStringLiteral("verdict-countdown"), args};
    verdict.reasons = {objection(QStringLiteral("why-countdown"), args, rule, ruling),
                       objection(QStringLiteral("why-countdown-lost"), args, rule, ruling)};
    return verdict;
}

Verdict judgeFinish(const State& state, const FinishClaim& claim)
{
    const int claimed = state.sheet(state.setup->carIndex(claim.cars.first())).team;
    QJsonObject args{{QStringLiteral("cars"), claim.cars.join(QStringLiteral(", "))},
                     {QStringLiteral("team"), state.setup->teams[claimed].name},
                     {QStringLiteral("pools"), poolsOf(state)}};
    if (state.phase != Phase::Race)
        return nobodyScores(state, {QStringLiteral("verdict-finish-nobody"), args});
    Recorder recorder(state);
    QStringList order;
    for (const int car : frontFirst(state, claim.cars)) {
        order.append(state.sheet(car).id);
        scoreCrossing(recorder, car);
    }
    args[QStringLiteral("order")] = order.join(QStringLiteral(", "));
    if (!state.setup->turnIsKnown)
        return finishUnknown(state, recorder, claimed, args, order.size() > 1);
    const int winner = recorder.state().winner;
    Verdict verdict;
    verdict.effects = recorder.effects();
    verdict.stands = winner == claimed ? Stands::Yes : Stands::No;
    if (winner >= 0)
        args[QStringLiteral("winner")] = state.setup->teams[winner].name;
    verdict.title = {winner < 0 ? QStringLiteral("verdict-finish-nobody") : QStringLiteral("verdict-finish"),
                     args};
    if (order.size() > 1)
        verdict.reasons.append(whyFrontFirst(args));
    verdict.reasons.append(
        objection(QStringLiteral("why-pools"), args, QStringLiteral("11.5"), QStringLiteral("AR-42")));
    verdict.reasons += tellScoring(state, verdict.effects, state.setup->carIndex(claim.cars.first()));
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

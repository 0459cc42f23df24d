#include "judge.h"

#include "games/road_kill_rally/combat/shot.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/turn/sequence.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::refusal;
using table::Stands;
using table::Verdict;

namespace {

Verdict judgeSafe(const Car& car, int dice)
{
    const QJsonObject args{{u"car"_s, car.id}, {u"count"_s, dice}, {u"hand"_s, car.hand}};
    const bool can = dice <= car.hand;
    Verdict verdict = verdictOf(can, can ? "verdict-safe" : "verdict-not-safe", args,
                                {objection("RKR-38", can ? "why-safe" : "too-few-to-be-safe", args)});
    if (!can && car.hand > 0)
        verdict.variants.append({toClaim(SafeClaim{car.id, car.hand}),
                                 {u"verdict-safe"_s, {{u"car"_s, car.id}, {u"count"_s, car.hand}}},
                                 {}});
    return verdict;
}

Verdict judgeRun(const State& state, int index)
{
    const Car& car = state.car(index);
    const QJsonObject args{{u"car"_s, car.id}, {u"count"_s, runOverDice(state, index)}};
    if (mayRunOver(state, index))
        return verdictOf(true, "verdict-run", args, {objection("RKR-49", "why-run", args)});
    const auto isHere = [&](const Pedestrian& figure) { return figure.at == car.at; };
    const bool anybody = std::ranges::any_of(state.pedestrians, isHere);
    const bool tried = anybody && std::ranges::all_of(state.pedestrians, [&](const Pedestrian& figure) {
                           return !isHere(figure) || figure.tried.contains(car.id);
                       });
    const table::Objection why = car.wipedOut ? objection("RKR-40", "wiped-out-this-turn", args)
                                 : !anybody   ? objection("RKR-48", "why-nobody-here", args)
                                 : tried      ? objection("RKR-52", "tried-already", args)
                                              : objection("RKR-48", "why-not-entered", args);
    return verdictOf(false, "verdict-no-run", args, {why});
}

Verdict judgeWipeOut(const Car& car, int hits)
{
    const QJsonObject args{{u"car"_s, car.id}, {u"hits"_s, hits}, {u"hand"_s, car.hand}};
    if (car.wipedOut)
        return verdictOf(false, "verdict-no-wipe-out", args, {objection("RKR-42", "why-once-a-turn", args)});
    const bool wipes = hits > car.hand;
    return verdictOf(wipes, wipes ? "verdict-wipe-out" : "verdict-no-wipe-out", args,
                     {objection("RKR-39", wipes ? "why-wipe-out" : "why-paid", args)});
}

Verdict judgeScore(const State& state, const Car& car, int points)
{
    const Score score = scoreOf(state, car);
    const QJsonObject args{
        {u"car"_s, car.id},        {u"points"_s, score.total()}, {u"pedestrians"_s, score.pedestrians},
        {u"shoot"_s, score.shoot}, {u"placed"_s, score.place},   {u"wipe"_s, score.wipeOut}};
    Verdict verdict =
        verdictOf(score.total() == points, "verdict-score", args, {objection("RKR-82", "why-score", args)});
    if (score.total() != points)
        verdict.variants.append({toClaim(ScoreClaim{car.id, score.total()}), verdict.title, {}});
    return verdict;
}

Verdict judgeWin(const State& state, const Car& car)
{
    const Ending ending = endingOf(state);
    const QJsonObject args{{u"car"_s, car.id}, {u"winner"_s, ending.winner}};
    if (!ending.over) {
        Verdict verdict = refusal({u"verdict-not-over"_s, args}, {objection("RKR-79", "why-not-over", args)});
        verdict.stands = Stands::Depends;
        return verdict;
    }
    if (ending.winner.isEmpty()) {
        Verdict verdict = refusal({u"verdict-toss"_s, args}, {objection("RKR-83", "why-toss", args)});
        verdict.stands = ending.coin.contains(car.id) ? Stands::Depends : Stands::No;
        return verdict;
    }
    const bool won = ending.winner == car.id || (state.setup->variants.teams && ending.winner == car.team);
    return verdictOf(won, won ? "verdict-won" : "verdict-not-won", args,
                     {objection("RKR-82", "why-most", args)});
}

bool isOnRoad(const State& state, int car)
{
    return state.car(car).isInPlay();
}

// Every claim but those about points is about a car in play.
bool isAboutPoints(const Assertion& assertion)
{
    return std::holds_alternative<ScoreClaim>(assertion) || std::holds_alternative<WinClaim>(assertion);
}

QString otherOf(const Assertion& assertion)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.other; })
                return one.other;
            else
                return QString();
        },
        assertion);
}

} // namespace

Verdict verdictOf(bool stands, const char* title, const QJsonObject& args,
                  const QList<table::Reason>& reasons)
{
    Verdict verdict;
    verdict.stands = stands ? Stands::Yes : Stands::No;
    verdict.title = {QLatin1StringView(title), args};
    verdict.reasons = reasons;
    return verdict;
}

Verdict judgeShot(const State& state, int index, const QString& id, int other)
{
    const QJsonObject args{
        {u"car"_s, state.car(index).id}, {u"other"_s, state.car(other).id}, {u"weapon"_s, id}};
    const auto weapon = weaponOf(state.setup->data, id);
    if (!weapon)
        return verdictOf(false, "verdict-no-shot", args,
                         {objection("RKR-56", "no-such-action", {{u"given"_s, id}})});
    const table::Objections wrong =
        objectionsTo(state, index, *weapon) + Aim(state, index, *weapon).objectionsToCar(other);
    if (wrong.isEmpty())
        return verdictOf(true, "verdict-shot", args,
                         {objection(weapon->isCard ? "RKR-68" : "RKR-56", "why-shot",
                                    {{u"dice"_s, weapon->dice}, {u"ammo"_s, weapon->ammo}})});
    Verdict verdict = verdictOf(false, "verdict-no-shot", args, wrong);
    for (const Weapon& instead : weaponsOf(state, state.car(index))) {
        for (int target = 0; target < std::ssize(state.cars); ++target) {
            if (target == index || !isOnRoad(state, target) ||
                verdict.variants.size() == table::mostVariants ||
                !objectionsTo(state, index, instead).isEmpty() ||
                !Aim(state, index, instead).objectionsToCar(target).isEmpty())
                continue;
            const ShotClaim claim{state.car(index).id, instead.id, state.car(target).id};
            verdict.variants.append(
                {toClaim(claim),
                 {u"verdict-shot"_s,
                  {{u"car"_s, claim.car}, {u"other"_s, claim.other}, {u"weapon"_s, instead.id}}},
                 {}});
        }
    }
    return verdict;
}

Verdict judgeOrder(const State& state, int car, int other)
{
    const QJsonObject args{{u"car"_s, state.car(car).id}, {u"other"_s, state.car(other).id}};
    const QJsonObject turned{{u"car"_s, state.car(other).id}, {u"other"_s, state.car(car).id}};
    std::vector<int> places(state.cars.size(), -1);
    int place = 0;
    const bool frozen = !state.order.empty();
    for (const int one : state.order)
        places[static_cast<size_t>(one)] = place++;
    for (const auto& group : frozen ? Groups() : groupsOf(state)) {
        for (const int one : group)
            places[static_cast<size_t>(one)] = place;
        ++place;
    }
    const int own = places[static_cast<size_t>(car)];
    const int others = places[static_cast<size_t>(other)];
    if (own == others) {
        Verdict verdict =
            refusal({u"verdict-order-open"_s, args}, {objection("RKR-15", "why-order-dice", args)});
        verdict.stands = Stands::Depends;
        return verdict;
    }
    const bool first = own < others;
    Verdict verdict = verdictOf(
        first, "verdict-order", first ? args : turned,
        {objection("RKR-14", frozen ? "why-order-frozen" : "why-order-ahead", first ? args : turned)});
    if (!first)
        verdict.variants.append(
            {toClaim(OrderClaim{state.car(other).id, state.car(car).id}), verdict.title, {}});
    return verdict;
}

Verdict judge(const State& state, const table::Claim& claim, const std::stop_token&)
{
    const auto assertion = table::typed<Assertion>(claim);
    if (!assertion)
        return refusal({u"claim-unread"_s, {{u"reason"_s, assertion.error().toLine()}}});
    const int car = state.carIndex(std::visit([](const auto& one) { return one.car; }, *assertion));
    const QString otherId = otherOf(*assertion);
    const int other = otherId.isEmpty() ? -1 : state.carIndex(otherId);
    if (car < 0 || (!otherId.isEmpty() && (other < 0 || other == car)))
        return refusal({u"claim-no-car"_s, {{u"given"_s, otherId}}});
    const QJsonObject args{{u"car"_s, state.car(car).id}};
    if (!isAboutPoints(*assertion) && !isOnRoad(state, car))
        return refusal({u"verdict-out-of-play"_s, args}, {objection("RKR-80", "why-out-of-play", args)});
    return std::visit(Match{[&](const SpeedClaim& c) { return judgeSpeed(state, car, c.box); },
                            [&](const DriveClaim& c) { return judgeDrive(state, car, c.path); },
                            [&](const DiceClaim& c) { return judgeDice(state, car, c.place, c.dice); },
                            [&](const SafeClaim& c) { return judgeSafe(state.car(car), c.dice); },
                            [&](const RamClaim&) { return judgeRam(state, car, other); },
                            [&](const ShotClaim& c) { return judgeShot(state, car, c.weapon, other); },
                            [&](const RunClaim&) { return judgeRun(state, car); },
                            [&](const WipeOutClaim& c) { return judgeWipeOut(state.car(car), c.hits); },
                            [&](const OrderClaim&) { return judgeOrder(state, car, other); },
                            [&](const ScoreClaim& c) { return judgeScore(state, state.car(car), c.points); },
                            [&](const WinClaim&) { return judgeWin(state, state.car(car)); }},
                      *assertion);
}

} // namespace roadmarshal::road_kill_rally

#include "judge.h"

#include "games/rush_n_crush/driving/walk.h"
#include "games/rush_n_crush/turn/order.h"
#include "match.h"
#include "table/short_forms.h"

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::refusal;
using table::Stands;
using table::Verdict;

namespace {

// Every claim names the cars that it is about, who does it first.
QStringList carsIn(const Assertion& assertion)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.other; })
                return QStringList{one.car, one.other};
            else
                return QStringList{one.car};
        },
        assertion);
}

std::optional<Verdict> nonsenseAbout(const State& state, const QStringList& cars)
{
    for (const QString& id : cars) {
        if (state.carIndex(id) < 0)
            return refusal({u"claim-no-car"_s, {{u"given"_s, id}}});
        if (cars.count(id) > 1)
            return refusal({u"claim-same-car"_s, {{u"given"_s, id}}});
    }
    return std::nullopt;
}

// What comes before any rule about what a car can do.
std::optional<Verdict> verdictWithoutRace(const State& state, int car)
{
    const QJsonObject args{{u"car"_s, state.car(car).id}};
    if (state.winner)
        return refusal({u"verdict-race-over"_s, args}, {whyWon(state, *state.winner)});
    if (!state.isGridLaid()) {
        Verdict verdict =
            refusal({u"verdict-not-started"_s, args}, {objection(u"why-grid-first"_s, args, u"RNC-10"_s)});
        verdict.stands = Stands::Depends;
        return verdict;
    }
    if (const auto wreck = againstActing(state.car(car)))
        return refusal({u"verdict-wreck"_s, args}, {*wreck});
    return std::nullopt;
}

// RNC-12, A2: what a car can do is judged at any time; that it is not its turn is said as well.
void tellMoment(const State& state, int car, Verdict& verdict)
{
    const int now = state.acting ? state.acting->car : nextToAct(state);
    if (verdict.stands == Stands::No || now < 0 || now == car)
        return;
    verdict.reasons.append(objection(u"why-in-principle"_s,
                                     {{u"car"_s, state.car(car).id}, {u"other"_s, state.car(now).id}},
                                     u"RNC-12"_s, u"RNC-A2"_s));
}

Verdict judgeDeed(const State& state, const Assertion& assertion, int car, int other)
{
    return std::visit(
        Match{[&](const LeverClaim& c) { return judgeLever(state, car, c); },
              [&](const DriveClaim& c) { return judgeDrive(state, car, c.path, {}); },
              [&](const TestedDriveClaim& c) { return judgeDrive(state, car, c.path, c.allowance); },
              [&](const PushClaim&) { return judgePush(state, car, other); },
              [&](const RamClaim&) { return judgeRam(state, car, other); },
              [&](const OrderClaim&) { return judgeOrder(state, car, other); },
              [&](const FinishClaim&) { return judgeFinish(state, car); }},
        assertion);
}

} // namespace

Verdict judge(const State& state, const table::Claim& claim, const std::stop_token&)
{
    const auto assertion = table::typed<Assertion>(claim);
    if (!assertion)
        return refusal({u"claim-unread"_s, {{u"reason"_s, assertion.error().toLine()}}});
    const QStringList cars = carsIn(*assertion);
    if (const auto odd = nonsenseAbout(state, cars))
        return *odd;
    const int car = state.carIndex(cars.first());
    const int other = state.carIndex(cars.last());
    if (std::holds_alternative<OrderClaim>(*assertion))
        return judgeOrder(state, car, other);
    if (std::holds_alternative<FinishClaim>(*assertion) && (state.winner || !isAnybodyRacing(state)))
        return judgeWinner(state, car);
    if (const auto verdict = verdictWithoutRace(state, car))
        return *verdict;
    Verdict verdict = judgeDeed(state, *assertion, car, other);
    tellMoment(state, car, verdict);
    return verdict;
}

} // namespace roadmarshal::rush_n_crush

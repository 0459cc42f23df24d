#include "judge.h"

#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/turn/segments.h"
#include "games/apocalypse_road/words/objection.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Stands;
using table::Verdict;

namespace {

// What makes a claim pointless before any rule is asked.
std::optional<Verdict> nonsenseAbout(const State& state, const QStringList& cars)
{
    for (const QString& id : cars) {
        const QJsonObject args{{QStringLiteral("car"), id}};
        const int car = state.setup->carIndex(id);
        if (car < 0)
            return table::refusal({QStringLiteral("no-such-car"), args});
        if (!state.cars[car].inRace())
            return table::refusal({QStringLiteral("car-not-racing"), args});
        if (cars.count(id) > 1)
            return table::refusal({QStringLiteral("claim-same-car"), {{QStringLiteral("given"), id}}});
    }
    return std::nullopt;
}

QStringList named(QStringList cars)
{
    cars.removeAll(QString());
    return cars;
}

// 8.5: that Spray hits the shooter, or the target twice, is wrong, but it can be claimed.
QStringList sprayCars(const SprayClaim& claim)
{
    const QStringList cars{claim.car, claim.target};
    return cars.contains(claim.other) ? cars : named(cars + QStringList{claim.other});
}

// Every claim names the cars that it is about.
QStringList carsIn(const Assertion& assertion)
{
    return std::visit(Match{[](const ShotClaim& c) { return QStringList{c.car, c.target}; },
                            [](const KillClaim& c) { return QStringList{c.car, c.target}; },
                            [](const DisplaceClaim& c) { return QStringList{c.car, c.other}; },
                            [](const FirstClaim&) { return QStringList(); },
                            [](const CountdownClaim&) { return QStringList(); },
                            [](const ReplaceClaim&) { return QStringList(); },
                            [](const CollisionClaim& c) { return named({c.car, c.target, c.other}); },
                            [](const SprayClaim& c) { return sprayCars(c); },
                            [](const FinishClaim& c) { return c.cars; },
                            [](const auto& c) { return QStringList{c.car}; }},
                      assertion);
}

Verdict judgeAssertion(const State& state, const Assertion& assertion, const std::stop_token& stop)
{
    return std::visit(Match{[&](const MoveClaim& c) { return judgeMove(state, c, stop); },
                            [&](const ShotClaim& c) { return judgeShot(state, c); },
                            [&](const DisplaceClaim& c) { return judgeDisplacement(state, c); },
                            [&](const FirstClaim& c) { return judgeFirst(state, c); },
                            [&](const ScoreClaim& c) { return judgeScore(state, c); },
                            [&](const KillClaim& c) { return judgeKill(state, c); },
                            [&](const ActivateClaim& c) { return judgeActivation(state, c); },
                            [&](const CollisionClaim& c) { return judgeCollision(state, c); },
                            [&](const SprayClaim& c) { return judgeSpray(state, c); },
                            [&](const ReplaceClaim& c) { return judgeReplacement(state, c); },
                            [&](const CountdownClaim& c) { return judgeCountdown(state, c); },
                            [&](const BackClaim& c) { return judgeBack(state, c); },
                            [&](const FinishClaim& c) { return judgeFinish(state, c); },
                            [&](const EventClaim& c) { return judgeEvent(state, c, stop); }},
                      assertion);
}

// What people at the table would see of it, without what is only remembered.
bool isSame(const Verdict& one, const Verdict& other)
{
    const auto seen = [](const Verdict& verdict) {
        table::Effects effects = verdict.effects;
        effects.removeIf([](const table::Effect& effect) {
            const auto change = toTyped(effect);
            return change && std::holds_alternative<ScoresNoted>(*change);
        });
        return effects;
    };
    return one.stands == other.stands && one.title == other.title && seen(one) == seen(other) &&
           std::ranges::equal(one.variants, other.variants, {}, &table::ClaimVariant::claim,
                              &table::ClaimVariant::claim);
}

// Where a ruling that the table has turned decided it, the verdict says so: without it, it is another one.
void tellTurned(const State& state, const Assertion& assertion, Verdict& verdict, const std::stop_token& stop)
{
    // No ruling that can be turned has a say in whether a movement is legal.
    if (std::holds_alternative<MoveClaim>(assertion) && verdict.stands != Stands::Yes)
        return;
    const Verdict told = verdict;
    for (const QString& ruling : store(state.setup->rulings).keys()) {
        auto setup = std::make_shared<Setup>(*state.setup);
        setup->rulings.turnBack(ruling);
        State usual = state;
        usual.setup = setup;
        if (!isSame(judgeAssertion(usual, assertion, stop), told))
            verdict.reasons.append(objection(QStringLiteral("by-table-ruling"),
                                             {{QStringLiteral("ruling"), ruling},
                                              {QStringLiteral("text"), u'@' + turnedText(ruling).code}},
                                             {}, ruling));
    }
}

// Who does what is claimed, where it is for a car in its activation to do.
QString doerOf(const Assertion& assertion)
{
    return std::visit(
        Match{[](const MoveClaim& c) { return c.car; }, [](const DisplaceClaim& c) { return c.car; },
              [](const CollisionClaim& c) { return c.car; }, [](const SprayClaim& c) { return c.car; },
              [](const KillClaim& c) { return c.car; }, [](const EventClaim& c) { return c.car; },
              [](const auto&) { return QString(); }},
        assertion);
}

// 4.4: whether it could do it right now, as far as anybody knows whose turn it is.
bool isItsMoment(const State& state, int car)
{
    if (!state.setup->turnIsKnown || state.phase == Phase::Grid)
        return true;
    return state.segment.isOpen() ? state.segment.car == car : objectionsToCar(state, car).isEmpty();
}

// What a car can do is judged at any time; that it can't do it now is said as well.
void tellMoment(const State& state, const Assertion& assertion, Verdict& verdict)
{
    const int car = state.setup->carIndex(doerOf(assertion));
    if (car < 0 || verdict.stands == Stands::No || isItsMoment(state, car))
        return;
    const bool isMove = std::holds_alternative<MoveClaim>(assertion);
    verdict.reasons.append(
        objection(isMove ? QStringLiteral("why-movement-alone") : QStringLiteral("why-in-principle"),
                  {{QStringLiteral("car"), state.sheet(car).id}}, QStringLiteral("4.4")));
}

} // namespace

Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    const auto assertion = toAssertion(claim);
    if (!assertion)
        return table::refusal(
            {QStringLiteral("impossible"), {{QStringLiteral("reason"), assertion.error().toLine()}}});
    const QStringList cars = carsIn(*assertion);
    if (std::holds_alternative<FinishClaim>(*assertion) && cars.isEmpty())
        return table::refusal({QStringLiteral("no-such-car"), {{QStringLiteral("car"), QString()}}});
    if (const auto odd = nonsenseAbout(state, cars))
        return *odd;
    Verdict verdict = judgeAssertion(state, *assertion, stop);
    tellMoment(state, *assertion, verdict);
    tellTurned(state, *assertion, verdict, stop);
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

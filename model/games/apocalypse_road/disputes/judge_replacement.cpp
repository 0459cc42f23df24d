// Verdicts on replacements: whether one comes, which, with which side, and when it may act (8.3).
#include "judge.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/turn/scoring.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Reason;
using table::Stands;
using table::Verdict;

namespace {

Reason because(const QString& code, const QJsonObject& args, const QString& ruling = QStringLiteral("AR-31"))
{
    return objection(code, args, QStringLiteral("8.3"), ruling);
}

// The table once the car is lost to somebody; what is owed says whether a replacement comes, and how.
Owed owedAfter(const State& state, int car)
{
    if (!state.cars[car].inRace())
        return state.owed[state.sheet(car).team];
    const int someoneElse = car == 0 ? 1 : 0;
    const int active = state.segment.isOpen() ? state.segment.car : someoneElse;
    Recorder recorder(state);
    damage(recorder, {{car, mostDamage}}, {active, false}, {QStringLiteral("9.2"), {}});
    return recorder.state().owed[state.sheet(car).team];
}

std::vector<int> reserveOf(const State& state, int team)
{
    std::vector<int> cars;
    for (const int car : state.setup->carsOf(team)) {
        if (std::holds_alternative<Reserve>(state.cars[car].at))
            cars.push_back(car);
    }
    return cars;
}

// AR-31: why that one can't come.
std::optional<Reason> whyNotBy(const State& state, int car, const QString& by, QJsonObject args)
{
    const int other = state.setup->carIndex(by);
    args[QStringLiteral("by")] = by;
    if (other < 0)
        return because(QStringLiteral("no-such-car"), {{QStringLiteral("car"), by}}, {});
    if (state.sheet(other).team != state.sheet(car).team)
        return because(QStringLiteral("why-other-teams-car"), args);
    if (std::holds_alternative<Destroyed>(state.cars[other].at))
        return because(QStringLiteral("why-destroyed-car"), args);
    if (state.cars[other].inRace())
        return because(QStringLiteral("why-racing-car"), args);
    return std::nullopt;
}

QList<table::ClaimVariant> offerReserve(const State& state, const ReplaceClaim& claim, int team)
{
    QList<table::ClaimVariant> variants;
    for (const int car : reserveOf(state, team)) {
        if (variants.size() < table::mostVariants)
            variants.append({toClaim(ReplaceClaim{claim.car, state.sheet(car).id, {}}),
                             {QStringLiteral("variant-replace"), carArgs(state, car)},
                             {}});
    }
    return variants;
}

// The side, and what follows from it for this turn.
QList<Reason> tellSide(const State& state, int car, const Owed& owed, bool dark, const QJsonObject& args)
{
    const bool waits = dark != state.markerDark;
    const bool isActive = state.segment.isOpen() && state.segment.car == car;
    const bool isKnown = state.setup->turnIsKnown || waits;
    QList<Reason> reasons{because(isActive   ? QStringLiteral("why-side-active")
                                  : !isKnown ? QStringLiteral("why-side-unknown")
                                  : waits    ? QStringLiteral("why-side-acted")
                                             : QStringLiteral("why-side-to-act"),
                                  args)};
    if (owed.total() > 1)
        reasons.append(because(QStringLiteral("why-order-of-losses"), args, QStringLiteral("AR-62")));
    return reasons;
}

Verdict noReplacement(const State& state, int car, const QJsonObject& args)
{
    const bool isHeld = state.setup->turnIsKnown;
    Verdict verdict;
    verdict.stands = isHeld ? Stands::No : Stands::Depends;
    verdict.title = {isHeld ? QStringLiteral("verdict-no-replacement")
                            : QStringLiteral("verdict-replacement-unknown"),
                     args};
    const bool isOut = isHeld && std::holds_alternative<Destroyed>(state.cars[car].at);
    verdict.reasons = {isOut ? because(QStringLiteral("why-nothing-owed"), args)
                       : isHeld
                           ? because(QStringLiteral("why-no-reserve"), args, QStringLiteral("AR-62"))
                           : because(QStringLiteral("why-if-no-reserve"), args, QStringLiteral("AR-62"))};
    if (!isHeld)
        verdict.reasons += tellSide(state, car, {}, state.cars[car].dark, args);
    return verdict;
}

} // namespace

Verdict judgeReplacement(const State& state, const ReplaceClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    if (car < 0)
        return table::refusal({QStringLiteral("no-such-car"), {{QStringLiteral("car"), claim.car}}});
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("by")] = claim.by;
    if (std::holds_alternative<Reserve>(state.cars[car].at))
        return table::refusal({QStringLiteral("verdict-no-replacement"), args},
                              {because(QStringLiteral("why-not-lost"), args)});
    const int team = state.sheet(car).team;
    const Owed owed = owedAfter(state, car);
    if (owed.total() == 0 || reserveOf(state, team).empty())
        return noReplacement(state, car, args);
    const auto isDark = state.cars[car].inRace() ? owed.dark.back() : owed.dark.front();
    const QString side = isDark ? QStringLiteral("dark") : QStringLiteral("light");
    args[QStringLiteral("side")] = QStringLiteral("@face-") + side;
    Verdict verdict;
    verdict.stands = Stands::Yes;
    verdict.title = {claim.by.isEmpty() ? QStringLiteral("verdict-replacement")
                                        : QStringLiteral("verdict-replacement-by"),
                     args};
    verdict.reasons = tellSide(state, car, owed, isDark, args);
    verdict.reasons.append(because(QStringLiteral("why-must-replace"), args));
    if (const auto why = claim.by.isEmpty() ? std::nullopt : whyNotBy(state, car, claim.by, args)) {
        verdict = table::refusal({QStringLiteral("verdict-not-by"), args}, {*why});
        verdict.variants = offerReserve(state, claim, team);
    } else if (!claim.side.isEmpty() && claim.side != side) {
        verdict.stands = Stands::No;
        verdict.title.code = QStringLiteral("verdict-other-side");
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

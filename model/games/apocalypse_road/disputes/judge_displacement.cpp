// Verdicts on displacements.
#include "judge.h"

#include "displacing.h"
#include "say_claim.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/table/table_pack.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::ClaimVariant;
using table::Stands;
using table::Verdict;

namespace {

QList<ClaimVariant> placeVariants(const State& state, int car, int other)
{
    QList<ClaimVariant> variants;
    const QString id = state.sheet(other).id;
    for (const QString& place : placesDisplacedTo(state, car, other)) {
        if (variants.size() < table::mostVariants)
            variants.append({toClaim(DisplaceClaim{state.sheet(car).id, id, place}),
                             {QStringLiteral("variant-displaced"),
                              {{QStringLiteral("car"), state.sheet(car).id},
                               {QStringLiteral("other"), id},
                               {QStringLiteral("place"), place}}},
                             table::Preview{{{id, {place}}}}});
    }
    return variants;
}

// Cars that it can displace from where it is, where this one can't be.
QList<ClaimVariant> otherDisplacements(const State& state, int car, int but)
{
    QList<ClaimVariant> variants;
    for (int other = 0; other < static_cast<int>(state.cars.size()); ++other) {
        if (other != but && other != car && laneOf(state, other))
            variants += placeVariants(state, car, other);
    }
    return variants.first(std::min(variants.size(), table::mostVariants));
}

QList<table::Reason> whyNotDisplaced(const State& state, int car, int other, const QJsonObject& args)
{
    const auto there = laneOf(state, other);
    if (!there)
        return {objection(QStringLiteral("why-not-on-a-lane"), args, QStringLiteral("7.10"))};
    if (!isBeside(state, car, other))
        return {objection(QStringLiteral("why-not-beside"), args, QStringLiteral("7.10"))};
    const TablePack pack(state);
    const auto judged = movement::judgePath(pack.pack(), {pack.packed(car), movement::Type::Solo, false, 2},
                                            {state.setup->graph.spaceAt(*there)});
    QList<table::Reason> reasons;
    if (const auto* illegal = judged ? std::get_if<movement::Illegal>(&*judged) : nullptr) {
        for (const movement::Reason& reason : illegal->reasons)
            reasons.append(toReason(reason, pack.names(state)));
    }
    return reasons;
}

// 7.10, 7.14: places where nobody is ever displaced to.
QList<table::Reason> whyNotTo(const State& state, const QString& to, const QJsonObject& args)
{
    const auto space = track::parseSpace(to);
    const track::Index index = space ? state.setup->graph.indexOf(*space) : track::none;
    if (!space)
        return {objection(QStringLiteral("why-not-off-track"), args, QStringLiteral("7.10"))};
    if (index == track::none)
        return {objection(QStringLiteral("why-no-space"), args, QStringLiteral("7.10"))};
    if (state.setup->graph.isTrough(index))
        return {objection(QStringLiteral("why-not-into-trough"), args, QStringLiteral("7.14"))};
    return {};
}

// What decides where the displaced car goes.
table::Reason whereItGoes(const State& state, int other, const QStringList& places, QJsonObject args)
{
    args[QStringLiteral("places")] = places.join(QStringLiteral(", "));
    const bool paved = state.setup->graph.surface(*laneOf(state, other)) == track::Surface::Paved;
    return paved ? objection(QStringLiteral("why-displaced"), args, QStringLiteral("7.10"))
                 : objection(QStringLiteral("why-displaced-rough"), args, QStringLiteral("7.10"),
                             QStringLiteral("AR-8"));
}

} // namespace

Verdict judgeDisplacement(const State& state, const DisplaceClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int other = state.setup->carIndex(claim.other);
    const QJsonObject args{{QStringLiteral("car"), claim.car},
                           {QStringLiteral("other"), claim.other},
                           {QStringLiteral("to"), claim.to}};
    const std::vector<Displaced> displacements = displacementsOf(state, car, other);
    QStringList places;
    for (const Displaced& displaced : displacements)
        places.append(displaced.to);
    const bool offers = state.setup->reveal.previews;
    Verdict verdict;
    if (const auto* there = std::get_if<track::Space>(&state.cars[other].at))
        verdict.route = {claim.car, {toText(*there)}, places.isEmpty() ? 0 : -1, {}};
    if (places.isEmpty()) {
        verdict.title = {QStringLiteral("verdict-no-displacement"), args};
        verdict.reasons = whyNotDisplaced(state, car, other, args);
        if (offers)
            verdict.variants = otherDisplacements(state, car, other);
        return verdict;
    }
    verdict.reasons = {whereItGoes(state, other, places, args)};
    if (!places.contains(claim.to)) {
        verdict.reasons = whyNotTo(state, claim.to, args) + verdict.reasons;
        verdict.title = {track::parseSpace(claim.to) ? QStringLiteral("verdict-displaced-elsewhere")
                                                     : QStringLiteral("verdict-displaced-off"),
                         args};
        if (offers)
            verdict.variants = placeVariants(state, car, other);
        return verdict;
    }
    verdict.stands = Stands::Yes;
    verdict.title = {QStringLiteral("verdict-displaced"), args};
    for (const Displaced& displaced : displacements) {
        if (displaced.to != claim.to)
            continue;
        verdict.route.moves = displaced.moves;
        verdict.effects = displaced.effects;
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

// Verdicts on shots and displacements.
#include "judge.h"

#include "displacing.h"
#include "say_claim.h"

#include "games/apocalypse_road/ask_ends.h"
#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/displace.h"
#include "games/apocalypse_road/lanes.h"
#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using dispute::Stands;
using dispute::Variant;
using dispute::Verdict;

namespace {

// Another activation that is under way says nothing about this car's shot.
State asOwnActivation(const State& state, int car)
{
    State own = state;
    if (own.segment.isOpen() && own.segment.car != car)
        own.segment = {};
    return own;
}

bool mayShoot(const State& state, int car, int target)
{
    return car != target && combat::objectionsToShot(asOwnActivation(state, car), car, target).isEmpty();
}

void offerShot(const State& state, int car, int target, const QString& code, Verdict& verdict)
{
    if (verdict.variants.size() < dispute::mostVariants && mayShoot(state, car, target))
        verdict.variants.append({toClaim(ShotClaim{state.sheet(car).id, state.sheet(target).id}),
                                 {code,
                                  {{QStringLiteral("car"), state.sheet(car).id},
                                   {QStringLiteral("target"), state.sheet(target).id},
                                   {QStringLiteral("needed"), combat::valueNeeded(state, car, target)}}},
                                 {}});
}

// Another target for the same car, then another car of the team for the same target.
void offerShots(const State& state, int car, int target, Verdict& verdict)
{
    for (const int other : combat::targetsOf(state, car))
        offerShot(state, car, other, QStringLiteral("variant-target"), verdict);
    const int team = state.sheet(car).team;
    for (int mate = team * carsPerTeam; mate < (team + 1) * carsPerTeam; ++mate) {
        if (mate != car && state.cars[mate].inRace())
            offerShot(state, mate, target, QStringLiteral("variant-shooter"), verdict);
    }
}

QList<Variant> placeVariants(const State& state, int car, int other)
{
    QList<Variant> variants;
    const QString id = state.sheet(other).id;
    for (const QString& place : placesDisplacedTo(state, car, other)) {
        if (variants.size() < dispute::mostVariants)
            variants.append({toClaim(DisplaceClaim{state.sheet(car).id, id, place}),
                             {QStringLiteral("variant-displaced"),
                              {{QStringLiteral("car"), state.sheet(car).id},
                               {QStringLiteral("other"), id},
                               {QStringLiteral("place"), place}}},
                             table::Preview{{{id, place}}, {}, {}}});
    }
    return variants;
}

// Cars that it can displace from where it is, where this one can't be.
QList<Variant> otherDisplacements(const State& state, int car, int but)
{
    QList<Variant> variants;
    for (int other = 0; other < static_cast<int>(state.cars.size()); ++other) {
        if (other != but && other != car && laneOf(state, other))
            variants += placeVariants(state, car, other);
    }
    return variants.first(std::min(variants.size(), dispute::mostVariants));
}

// 7.10 is about the lane beside; from the chute, a Trough or beside the track it is the way in that counts.
bool isBeside(const State& state, int car, int other)
{
    const auto here = laneOf(state, car);
    const auto there = laneOf(state, other);
    const track::Graph& graph = state.setup->graph;
    return !here || (there && (graph.beside(*here, track::Side::In) == *there ||
                               graph.beside(*here, track::Side::Out) == *there));
}

QList<dispute::Reason> whyNotDisplaced(const State& state, int car, int other, const QJsonObject& args)
{
    const auto there = laneOf(state, other);
    if (!there)
        return {objection(QStringLiteral("why-not-on-a-lane"), args, QStringLiteral("7.10"))};
    if (!isBeside(state, car, other))
        return {objection(QStringLiteral("why-not-beside"), args, QStringLiteral("7.10"))};
    const TablePack pack(state);
    const auto judged = movement::judgePath(pack.pack(), {pack.packed(car), movement::Type::Solo, false, 2},
                                            {state.setup->graph.spaceAt(*there)});
    QList<dispute::Reason> reasons;
    if (const auto* illegal = judged ? std::get_if<movement::Illegal>(&*judged) : nullptr) {
        for (const movement::Reason& reason : illegal->reasons)
            reasons.append(toReason(reason, pack.names(state)));
    }
    return reasons;
}

// What decides where the displaced car goes.
dispute::Reason whereItGoes(const State& state, int other, const QStringList& places, QJsonObject args)
{
    args[QStringLiteral("places")] = places.join(QStringLiteral(", "));
    const bool paved = state.setup->graph.surface(*laneOf(state, other)) == track::Surface::Paved;
    return paved ? objection(QStringLiteral("why-displaced"), args, QStringLiteral("7.10"))
                 : objection(QStringLiteral("why-displaced-rough"), args, QStringLiteral("7.10"),
                             QStringLiteral("AR-8"));
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
    verdict.reasons = combat::objectionsToShot(asOwnActivation(state, car), car, target);
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

Verdict judgeDisplacement(const State& state, const DisplaceClaim& claim)
{
    const int car = state.setup->carIndex(claim.car);
    const int other = state.setup->carIndex(claim.other);
    const QJsonObject args{{QStringLiteral("car"), claim.car},
                           {QStringLiteral("other"), claim.other},
                           {QStringLiteral("to"), claim.to}};
    const QStringList places = placesDisplacedTo(state, car, other);
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
        verdict.title = {QStringLiteral("verdict-displaced-elsewhere"), args};
        if (offers)
            verdict.variants = placeVariants(state, car, other);
        return verdict;
    }
    verdict.stands = Stands::Yes;
    verdict.title = {QStringLiteral("verdict-displaced"), args};
    const auto moving = displacement(state, car, other);
    for (int way = 0; way < moving->size(); ++way) {
        const movement::Outcome outcome = moving->outcome(way);
        const Moves moves = moving->movesOf(outcome);
        const auto to = moves.find(claim.other);
        if (to == moves.end() || to->second != claim.to)
            continue;
        verdict.route.moves = previewOf(state, *moving, outcome).moves;
        Recorder recorder(state);
        carryOut(recorder, *moving, outcome, car, car);
        verdict.effects = recorder.effects();
        break;
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road

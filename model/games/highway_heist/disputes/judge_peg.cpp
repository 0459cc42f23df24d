// HH-31 to 33: where may a peg go that has to go?
#include "games/highway_heist/enemies/machine.h"
#include "games/highway_heist/pegs/leaving.h"
#include "games/highway_heist/road/roofs.h"
#include "judge.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

// The ways of all pegs that have to go now, or if the vehicle were lost.
std::vector<PegWays> waysMeant(const State& state, const PegClaim& claim)
{
    if (claim.wreck.isEmpty()) {
        if (!state.open || state.open->steps.empty())
            return {};
        const auto* go = std::get_if<step::PegsGo>(&state.open->steps.back());
        return go ? go->ways : std::vector<PegWays>();
    }
    State lost = state;
    const Vehicle vehicle = *state.find(claim.wreck);
    Leaving leaving{footprintOf(state, vehicle), playersOn(state, vehicle.id), vehicle.enemies > 0};
    if (vehicle.owner >= 0 && isManned(state, vehicle))
        leaving.players.push_back(vehicle.owner);
    Vehicle* turned = lost.find(vehicle.id);
    turned->isWreck = true;
    turned->owner = -1;
    turned->strength = 0;
    turned->enemies = 0;
    for (const int player : leaving.players)
        lost.player(player).peg = {Peg::At::Limbo, {}, vehicle.at};
    return waysToLeave(lost, leaving, state.active);
}

bool goes(const PegWays& ways, const PegClaim& claim)
{
    return std::ranges::contains(ways, PegWay{claim.peg, claim.to});
}

} // namespace

Verdict judgePeg(const State& state, const PegClaim& claim)
{
    const std::vector<PegWays> ways = waysMeant(state, claim);
    const bool isEnemy = claim.peg == enemyWord;
    const QJsonObject args{{u"player"_s, claim.peg}, {u"vehicle"_s, claim.to}, {u"other"_s, claim.wreck}};
    const auto moves = [&](const PegWays& way) {
        return std::ranges::contains(way, claim.peg, &PegWay::peg);
    };
    if (std::ranges::none_of(ways, moves))
        return table::refusal({u"verdict-peg-stays"_s, args},
                              {objection(u"why-peg-stays"_s, args, u"HH-20"_s)});
    const auto count = std::ranges::count_if(ways, [&](const PegWays& way) { return goes(way, claim); });
    Verdict verdict;
    verdict.stands = count == 0 ? Stands::No : count < std::ssize(ways) ? Stands::Depends : Stands::Yes;
    verdict.title = {count == 0                      ? u"verdict-peg-not-there"_s
                     : verdict.stands == Stands::Yes ? u"verdict-peg"_s
                                                     : u"verdict-peg-may"_s,
                     args};
    verdict.reasons = {isEnemy ? objection(u"why-enemy-peg"_s, args, u"HH-31"_s)
                               : objection(u"why-player-peg"_s, args, u"HH-32"_s, u"HR-4"_s)};
    if (ways.size() > 1)
        verdict.reasons.append(objection(u"why-team-orders-pegs"_s, args, u"HH-33"_s));
    for (const PegWays& way : ways) {
        for (const PegWay& one : way) {
            const table::Claim other = toClaim(PegClaim{claim.wreck, one.peg, one.to});
            const bool isNew = !std::ranges::contains(verdict.variants, other, &table::ClaimVariant::claim);
            if (one.peg == claim.peg && one.to != claim.to && isNew &&
                verdict.variants.size() < table::mostVariants)
                verdict.variants.append(
                    {other, {u"variant-peg"_s, {{u"player"_s, one.peg}, {u"vehicle"_s, one.to}}}, {}});
        }
    }
    return verdict;
}

} // namespace roadmarshal::highway_heist

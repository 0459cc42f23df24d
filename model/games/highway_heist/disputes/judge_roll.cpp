// HH-36 to 50: how many dice are rolled?
#include "games/highway_heist/actions/powers.h"
#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/actions/roll.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/turn/rolling.h"
#include "judge.h"
#include "table/short_forms.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::refusal;
using table::Stands;
using table::Verdict;

namespace {

Skill skillOf(const State& state, int player, const QString& action)
{
    const auto need = rollOf(state, player, action);
    return need ? need->skill : Skill::Defense;
}

// HH-43: of the own vehicle as it stands; none without one.
std::optional<Rating> defenseRating(const State& state, int player)
{
    const Vehicle* own = state.vehicleOf(player);
    if (!own)
        return std::nullopt;
    Rating rating = ratingOf(state, player, Skill::Defense);
    if (!isManned(state, *own))
        rating.character = 0;
    return rating;
}

std::optional<Rating> ratingFor(const State& state, int player, const QString& action)
{
    if (action == u"defense")
        return defenseRating(state, player);
    const auto need = rollOf(state, player, action);
    return need ? std::optional(Rating{need->character, need->vehicle}) : std::nullopt;
}

} // namespace

Verdict judgeRoll(const State& state, const RollClaim& claim)
{
    const int player = state.playerIndex(claim.player);
    const auto rating = ratingFor(state, player, claim.action);
    QJsonObject args{{u"player"_s, claim.player}, {u"what"_s, u"@roll-"_s + claim.action}};
    if (!rating)
        return refusal({u"verdict-no-roll"_s, args}, {objection(u"why-no-vehicle"_s, args, u"HH-41"_s)});
    EffortRoll roll;
    roll.assists = claim.assists;
    const int extra = extraDice(state, player, skillOf(state, player, claim.action));
    const Throw toss{player, rating->total() + extra, u"roll-"_s + claim.action};
    const int dice = diceWith(toss.rating, static_cast<int>(claim.assists.size()));
    args[u"dice"_s] = dice;
    args[u"character"_s] = rating->character;
    args[u"vehicle"_s] = QString::number(rating->vehicle);
    args[u"tokens"_s] = static_cast<int>(claim.assists.size());
    Verdict verdict;
    const auto wrong = againstRoll(state, toss, roll);
    const bool stands = !wrong && dice == claim.dice;
    verdict.stands = stands ? Stands::Yes : Stands::No;
    verdict.title = {stands ? u"verdict-roll"_s : u"verdict-other-roll"_s, args};
    if (wrong)
        verdict.reasons.append(*wrong);
    const bool unmanned = claim.action == u"defense" && !isManned(state, *state.vehicleOf(player));
    verdict.reasons.append(
        unmanned ? objection(u"why-unmanned"_s, args, u"HH-43"_s)
                 : objection(u"why-rating"_s, args, state.vehicleOf(player) ? u"HH-36"_s : u"HH-37"_s));
    if (extra > 0)
        verdict.reasons.append(
            objection(u"why-power"_s, {{u"player"_s, claim.player}, {u"count"_s, extra}}, u"HH-53"_s));
    if (!claim.assists.isEmpty())
        verdict.reasons.append(objection(u"why-assists"_s, args, u"HH-48"_s));
    if (toss.rating + 2 * claim.assists.size() > mostDice)
        verdict.reasons.append(objection(u"why-five-dice"_s, args, u"HH-49"_s));
    if (!stands && !wrong)
        verdict.variants.append({toClaim(RollClaim{claim.player, claim.action, dice, claim.assists}),
                                 {u"variant-roll"_s, args},
                                 {}});
    return verdict;
}

} // namespace roadmarshal::highway_heist

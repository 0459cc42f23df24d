// Fuel, towing, food, room, people and points.
#include "judge.h"

#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/movement/fuel.h"
#include "games/apocalypse_trail/recovery/recover.h"
#include "games/apocalypse_trail/scenario/commitment.h"
#include "games/apocalypse_trail/scoring/standings.h"
#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Stands;
using table::Verdict;

namespace {

Stands standsIf(bool holds)
{
    return holds ? Stands::Yes : Stands::No;
}

std::optional<Rig> rigOf(const State& state, const QString& crew)
{
    const int index = state.crewIndex(crew);
    for (const Rig& rig : rigsOf(state, state.pawnOf(crew).id)) {
        if (rig.crew == index)
            return rig;
    }
    return std::nullopt;
}

} // namespace

Verdict judgeFuel(const State& state, const FuelClaim& claim)
{
    const auto rig = rigOf(state, claim.crew);
    const int left = rig ? rig->left() : 0;
    const QJsonObject args{{u"crew"_s, claim.crew},
                           {u"count"_s, claim.squares},
                           {u"left"_s, left},
                           {u"tracker"_s, rig ? rig->fuel.tracker : 0},
                           {u"tank"_s, rig ? rig->fuel.tank : 0},
                           {u"most"_s, rig ? rig->most : 0}};
    return verdict(standsIf(claim.squares <= left), claim.squares <= left ? "verdict-lasts" : "verdict-runs-dry",
                   args, {against(rig ? "why-fuel-left" : "no-vehicle", rig ? "AT-53" : "AT-57", args)});
}

Verdict judgeTow(const State& state, const TowClaim& claim)
{
    const QJsonObject args{{u"crew"_s, claim.crew}, {u"other"_s, claim.other}};
    const auto tower = rigOf(state, claim.crew);
    const auto towed = rigOf(state, claim.other);
    QList<table::Reason> reasons;
    if (state.isRace() || claim.crew == claim.other)
        reasons.append(against("why-own-convoy", "AT-55", args));
    if (!tower || !towed)
        reasons.append(against("why-no-vehicles", "AT-55", args));
    if (towed && !towed->isDry())
        reasons.append(against("why-not-dry", "AT-55", args, "ATR-12"));
    if (tower && towed && tower->speed > towed->speed)
        reasons.append(against("why-faster", "AT-55", args));
    if (tower && tower->left() < towSpots)
        reasons.append(against("why-two-spots", "AT-55", args));
    if (!reasons.isEmpty())
        return verdict(Stands::No, "verdict-no-tow", args, reasons);
    return verdict(Stands::Yes, "verdict-tows", args, {against("why-tows", "AT-55", args, "ATR-12")});
}

Verdict judgeEating(const State& state, const EatClaim& claim)
{
    const auto people = static_cast<int>(peopleOf(state, claim.pawn).size());
    const int due = rationsFor(people);
    const QJsonObject args{{u"pawn"_s, claim.pawn}, {u"count"_s, claim.rations}, {u"people"_s, people}, {u"due"_s, due}};
    return verdict(standsIf(due == claim.rations), due == claim.rations ? "verdict-eats" : "verdict-eats-other", args,
                   {against("why-rations", "AT-26", args)});
}

Verdict judgeCommitment(const State& state, const CommitClaim& claim)
{
    const ScenarioCard& card = *state.box().scenario(claim.card);
    const QJsonObject args{{u"card"_s, claim.card}, {u"option"_s, claim.option}, {u"who"_s, claim.who.join(u", "_s)}};
    const bool areThere =
        std::ranges::all_of(claim.who, [&](const QString& who) { return state.survivor(who); });
    const Objections objections =
        areThere ? whyNotCommit(state, claim.pawn, card, *card.option(claim.option), {claim.who, {}})
                 : Objections{against("why-not-there", "AT-62", args)};
    if (!objections.isEmpty())
        return verdict(Stands::No, "verdict-no-commit", args, objections);
    return verdict(Stands::Yes, "verdict-commits", args, {against("why-met", "AT-62", args)});
}

Verdict judgeRoom(const State& state, const RoomClaim& claim)
{
    const QJsonObject args{{u"crew"_s, claim.crew}};
    QList<table::Reason> reasons;
    for (const Surplus& surplus : surplusOf(state, *state.crew(claim.crew)))
        reasons.append(surplus.objection());
    if (!reasons.isEmpty())
        return verdict(Stands::No, "verdict-no-room", args, reasons);
    return verdict(Stands::Yes, "verdict-fits", args, {against("why-fits", "AT-67", args, "ATR-25")});
}

Verdict judgeRecovery(const State& state, const RecoveryClaim& claim)
{
    const Survivor& survivor = *state.survivor(claim.survivor);
    const QJsonObject args{{u"survivor"_s, claim.survivor}};
    if (survivor.isReady())
        return verdict(Stands::No, "verdict-no-recovery", args, {against("why-is-ready", "AT-81", args)});
    if (state.turn.barred.contains(claim.survivor))
        return verdict(Stands::No, "verdict-no-recovery", args, {against("why-barred", "AT-81", args)});
    const Crew& crew = *state.crewWith(claim.survivor);
    if (state.isRace() && crew.id != state.turn.pawn)
        return verdict(Stands::No, "verdict-no-recovery", args, {against("why-others-turn", "AT-32", args)});
    if (!isRecoveryDue(state)) {
        const bool mayCome = state.turn.step != Step::AfterMove;
        return verdict(mayCome ? Stands::Depends : Stands::No, "verdict-no-recovery", args,
                       {against("why-no-scenario", "AT-32", args, "ATR-15")});
    }
    const bool mends = state.isRace() || survivor.status == Status::Resting;
    return verdict(Stands::Yes, mends ? "verdict-gets-ready" : "verdict-gets-rest", args,
                   {against("why-recovers", "AT-81", args)});
}

Verdict judgeScore(const State& state, const ScoreClaim& claim)
{
    if (!state.isRace())
        return verdict(Stands::No, "verdict-no-score", {{u"crew"_s, claim.crew}}, {against("why-no-points", "AT-90")});
    const std::vector<Score> all = standings(state);
    const Score& score = *std::ranges::find(all, state.crewIndex(claim.crew), &Score::crew);
    const QJsonObject args{{u"crew"_s, claim.crew},          {u"count"_s, claim.points},
                           {u"total"_s, score.total()},      {u"vehicles"_s, score.vehicles},
                           {u"mods"_s, score.mods},          {u"resources"_s, score.resources},
                           {u"survivors"_s, score.survivors}, {u"shelter"_s, score.shelter},
                           {u"currency"_s, score.currency}};
    const bool holds = score.total() == claim.points;
    return verdict(standsIf(holds), holds ? "verdict-scores" : "verdict-scores-other", args,
                   {against("why-points", "AT-93", args, "ATR-24")});
}

} // namespace roadmarshal::apocalypse_trail

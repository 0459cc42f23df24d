#include "judge.h"

#include "games/highway_heist/pegs/leaving.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/turn/turns.h"
#include "match.h"
#include "table/short_forms.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::refusal;
using table::Stands;
using table::Verdict;

namespace {

std::optional<Verdict> withoutPlayer(const State& state, const QString& player)
{
    if (state.playerIndex(player) >= 0)
        return std::nullopt;
    return refusal({u"claim-nobody"_s, {{u"given"_s, player}}});
}

std::optional<Verdict> withoutVehicle(const State& state, const QString& vehicle)
{
    if (state.find(vehicle))
        return std::nullopt;
    return refusal({u"claim-no-vehicle"_s, {{u"given"_s, vehicle}}});
}

std::optional<Verdict> nonsenseAbout(const State& state, const Assertion& assertion)
{
    return std::visit(
        Match{[&](const SlamClaim& one) {
                  const auto wrong = withoutVehicle(state, one.suv);
                  return wrong ? wrong : withoutVehicle(state, one.target);
              },
              [&](const MoveClaim& one) { return withoutVehicle(state, one.suv); },
              [&](const OrderClaim& one) {
                  const auto wrong = withoutVehicle(state, one.first);
                  return wrong ? wrong : withoutVehicle(state, one.second);
              },
              [&](const PegClaim& one) {
                  const auto wrong = one.peg == enemyWord ? std::nullopt : withoutPlayer(state, one.peg);
                  return wrong || one.wreck.isEmpty() ? wrong : withoutVehicle(state, one.wreck);
              },
              [](const EndClaim&) { return std::optional<Verdict>(); },
              [&](const auto& one) { return withoutPlayer(state, one.player); }},
        assertion);
}

} // namespace

Verdict judgeOrder(const State& state, const OrderClaim& claim)
{
    const QJsonObject args{{u"vehicle"_s, claim.first}, {u"other"_s, claim.second}};
    Verdict verdict;
    const bool isFirst = comesBefore(state, state.find(claim.first)->at, state.find(claim.second)->at);
    verdict.stands = isFirst ? Stands::Yes : Stands::No;
    verdict.title = {isFirst ? u"verdict-before"_s : u"verdict-not-before"_s, args};
    const bool byRow = state.setup->rulings.has(Turned::RowFirst);
    verdict.reasons = {
        objection(byRow ? u"why-row-first"_s : u"why-column-first"_s, args, u"HH-56"_s, u"HR-2"_s)};
    if (!isFirst && claim.first != claim.second)
        verdict.variants.append(
            {toClaim(OrderClaim{claim.second, claim.first}),
             {u"variant-before"_s, {{u"vehicle"_s, claim.second}, {u"other"_s, claim.first}}},
             {}});
    return verdict;
}

Verdict judgeTurn(const State& state, const TurnClaim& claim)
{
    const int player = state.playerIndex(claim.player);
    const QJsonObject args{{u"player"_s, claim.player}, {u"count"_s, actionsPerTurn - state.used}};
    auto against = againstGoingOn(state);
    if (!against)
        against = againstTurn(state, player);
    if (against)
        return refusal({u"verdict-no-turn"_s, args}, {*against});
    Verdict verdict;
    verdict.stands = Stands::Yes;
    if (state.active < 0) {
        verdict.title = {u"verdict-turn-free"_s, args};
        verdict.reasons = {objection(u"why-free-order"_s, args, u"HH-57"_s)};
        return verdict;
    }
    verdict.title = {u"verdict-turn"_s, args};
    const auto over = againstAnotherAction(state);
    verdict.reasons = {over ? *over : objection(u"why-actions-left"_s, args, u"HH-59"_s)};
    return verdict;
}

Verdict judge(const State& state, const table::Claim& claim)
{
    const auto assertion = table::typed<Assertion>(claim);
    if (!assertion)
        return refusal({u"claim-unread"_s, {{u"reason"_s, assertion.error().toLine()}}});
    if (const auto odd = nonsenseAbout(state, *assertion))
        return *odd;
    return std::visit(Match{[&](const ActionClaim& one) { return judgeAction(state, one); },
                            [&](const RollClaim& one) { return judgeRoll(state, one); },
                            [&](const SlamClaim& one) { return judgeSlam(state, one); },
                            [&](const MoveClaim& one) { return judgeMove(state, one); },
                            [&](const OrderClaim& one) { return judgeOrder(state, one); },
                            [&](const PegClaim& one) { return judgePeg(state, one); },
                            [&](const TurnClaim& one) { return judgeTurn(state, one); },
                            [&](const EndClaim& one) { return judgeEnd(state, one); }},
                      *assertion);
}

} // namespace roadmarshal::highway_heist

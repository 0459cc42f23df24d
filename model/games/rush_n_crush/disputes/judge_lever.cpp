// RNC-13 to 24: may the lever be moved so?
#include "judge.h"

#include "games/rush_n_crush/dashboard/lever_ends.h"
#include "games/rush_n_crush/table/lever_of.h"
#include "table/short_forms.h"

#include <algorithm>
#include <tuple>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;
using Kind = LeverMove::Kind;

namespace {

QString ruleOf(const LeverMoves& moves)
{
    if (moves.empty())
        return u"RNC-13"_s;
    switch (moves.back().kind) {
    case Kind::Accelerate:
        return u"RNC-14"_s;
    case Kind::Decelerate:
        return u"RNC-15"_s;
    case Kind::Gear:
        return u"RNC-16"_s;
    case Kind::Brake:
        return u"RNC-17"_s;
    case Kind::Turbo:
        return u"RNC-20"_s;
    }
    return {};
}

QJsonObject argsOf(const State& state, int car, const LeverEnd& end)
{
    const Bubble& bubble = state.setup->dashboard.at(end.to);
    const int dice = end.heatDice();
    const int toBlack = state.setup->thermometer - state.car(car).temperature;
    return {{u"car"_s, state.car(car).id},
            {u"moves"_s, toText(end.moves)},
            {u"bubble"_s, bubble.id},
            {u"speed"_s, 10 * bubble.speed},
            {u"points"_s, bubble.speed},
            {u"brakes"_s, end.brakes},
            {u"turbo"_s, end.turbo},
            {u"dice"_s, dice},
            {u"calm"_s, dice::toText(calm(dice))},
            {u"explosion"_s, dice::toText(explosion(dice, toBlack))}};
}

table::Objections whyLegal(const State& state, int car, const LeverEnd& end)
{
    const QJsonObject args = argsOf(state, car, end);
    table::Objections reasons{
        objection(end.moves.empty() ? u"why-lever-stays"_s : u"why-lever-ends"_s, args, ruleOf(end.moves))};
    if (end.brakes > 0)
        reasons.append(objection(u"why-brakes"_s, args, u"RNC-17"_s, u"RNC-A4"_s));
    if (end.turbo > 0)
        reasons.append(objection(u"why-turbo"_s, args, u"RNC-18"_s, u"RNC-A36"_s));
    if (!end.heat.empty())
        reasons.append(objection(u"why-heat"_s, args, u"RNC-21"_s, u"RNC-A6"_s));
    const int toBlack = state.setup->thermometer - state.car(car).temperature;
    if (end.heatDice() >= toBlack)
        reasons.append(objection(u"why-may-explode"_s, args, u"RNC-24"_s, u"RNC-A35"_s));
    return reasons;
}

// Where the moves would lead if all that have a line were made.
int meantBubble(const Dashboard& dashboard, int at, const LeverMoves& moves, const LeverRules& rules)
{
    for (const LeverMove& move : moves) {
        if (const std::vector<int> to = landings(dashboard, at, move, rules); !to.empty())
            at = to.front();
    }
    return at;
}

// The same bubble by other moves, then the nearest speeds.
QList<table::ClaimVariant> variantsOf(const State& state, int car, const LeverMoves& moves,
                                      const LeverRules& rules)
{
    const Dashboard& dashboard = state.setup->dashboard;
    const Lever lever = leverOf(state, car);
    const int meant = meantBubble(dashboard, lever.at, moves, rules);
    std::vector<LeverEnd> ends = leverEnds(dashboard, lever, rules).value_or(std::vector<LeverEnd>());
    if (lever.closed)
        ends.clear();
    const auto distance = [&](const LeverEnd& end) {
        return std::tuple(end.to != meant, std::abs(dashboard.at(end.to).speed - dashboard.at(meant).speed),
                          end.heatDice(), end.brakes + end.turbo);
    };
    std::ranges::stable_sort(ends, {}, distance);
    QList<table::ClaimVariant> variants;
    for (const LeverEnd& end : ends) {
        if (variants.size() < table::mostVariants)
            variants.append({toClaim(LeverClaim{state.car(car).id, toText(end.moves)}),
                             {u"variant-lever"_s, argsOf(state, car, end)},
                             {}});
    }
    return variants;
}

} // namespace

Verdict judgeLever(const State& state, int car, const LeverClaim& claim)
{
    const auto moves = parseLeverMoves(claim.moves);
    if (!moves)
        return table::refusal({u"claim-no-lever-move"_s, {{u"given"_s, moves.error()}}});
    const LeverRules rules = leverRules(*state.setup);
    const auto end = leverEnd(state.setup->dashboard, leverOf(state, car), *moves, rules);
    Verdict verdict;
    if (end) {
        verdict.stands = Stands::Yes;
        verdict.title = {end->moves.empty() ? u"verdict-leave-lever"_s : u"verdict-lever"_s,
                         argsOf(state, car, *end)};
        verdict.reasons = whyLegal(state, car, *end);
        return verdict;
    }
    verdict.title = {u"verdict-no-lever"_s,
                     {{u"car"_s, claim.car},
                      {u"moves"_s, toText(*moves)},
                      {u"number"_s, end.error().number},
                      {u"move"_s, toText((*moves)[static_cast<size_t>(end.error().number - 1)])}}};
    verdict.reasons = {end.error().objection};
    verdict.variants = variantsOf(state, car, *moves, rules);
    return verdict;
}

} // namespace roadmarshal::rush_n_crush

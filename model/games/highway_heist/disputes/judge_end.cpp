// HH-118 to 123: is it won, is it lost?
#include "games/highway_heist/enemies/objective.h"
#include "judge.h"
#include "table/short_forms.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

void tellObjectives(const State& state, Verdict& verdict)
{
    for (const Objective& one : state.guide().win) {
        if (!one.counter.isEmpty()) {
            const auto now = state.counters.find(one.counter);
            verdict.reasons.append(objection(u"why-counter-left"_s,
                                             {{u"counter"_s, one.counter},
                                              {u"count"_s, now == state.counters.end() ? 0 : now->second},
                                              {u"goal"_s, one.at}},
                                             u"HH-120"_s));
            continue;
        }
        const auto there = std::ranges::count_if(one.tokens, [&](const QString& token) {
            const auto at = state.tokens.find(token);
            const Vehicle* on = at == state.tokens.end() ? nullptr : state.find(at->second);
            return on && on->isPlayerVehicle();
        });
        verdict.reasons.append(objection(u"why-tokens-left"_s,
                                         {{u"count"_s, static_cast<int>(there)}, {u"goal"_s, one.count}},
                                         u"HH-120"_s));
    }
}

} // namespace

Verdict judgeEnd(const State& state, const EndClaim& claim)
{
    Verdict verdict;
    if (state.result) {
        const bool stands = state.result->isWon == claim.won;
        verdict.stands = stands ? Stands::Yes : Stands::No;
        verdict.title = {state.result->isWon ? u"verdict-won"_s : u"verdict-lost"_s, {}};
        verdict.reasons = {objection(state.result->isWon ? u"why-won"_s : u"why-lost"_s, {},
                                     state.result->rule, u"HR-24"_s)};
        return verdict;
    }
    verdict.title = {u"verdict-goes-on"_s, {}};
    if (claim.won)
        tellObjectives(state, verdict);
    const int left = std::accumulate(state.stuntDeck.begin(), state.stuntDeck.end(), 0);
    verdict.reasons.append(objection(u"why-stunts-left"_s, {{u"count"_s, left}}, u"HH-118"_s));
    return verdict;
}

} // namespace roadmarshal::highway_heist

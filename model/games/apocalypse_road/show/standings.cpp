#include "standings.h"

#include "games/apocalypse_road/turn/turns.h"

#include <algorithm>
#include <tuple>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

int carsToGo(const State& state, int team)
{
    const auto cars = state.setup->carsOf(team);
    return static_cast<int>(std::ranges::count_if(cars, [&](int car) { return state.canActivate(car); }));
}

QList<Figure> figuresOf(const State& state, int team)
{
    const Pool& pool = state.pools[team];
    const int total = pool.left + pool.claimed + pool.removed;
    const auto points = [total](const char* property, const char* label, int value, Figure::Role role) {
        return Figure{.property = QString::fromLatin1(property),
                      .label = {QString::fromLatin1(label), {}},
                      .value = value,
                      .most = total,
                      .role = role,
                      .asTokens = true,
                      .unit = {role == Figure::Score ? QStringLiteral("unit-points") : QString(), {}}};
    };
    return {points("claimed", "label-points", pool.claimed, Figure::Score),
            points("pool", "label-left", pool.left, Figure::Left),
            points("removed", "label-removed", pool.removed, Figure::Lost),
            {.property = {},
             .label = {QStringLiteral("label-damage"), {}},
             .value = countedDamage(state, team),
             .role = Figure::Wear},
            {.property = {},
             .label = {QStringLiteral("label-to-go"), {}},
             .value = carsToGo(state, team),
             .role = Figure::ToGo}};
}

} // namespace

QList<Standing> standingsOf(const State& state)
{
    const auto teams = static_cast<int>(state.pools.size());
    // 11.5: who wins is first whatever the others have; then the points, then who has fewer to go.
    const auto merit = [&](int team) {
        return std::tuple(team != state.winner, -state.pools[team].claimed, state.pools[team].left);
    };
    QList<Standing> standings;
    for (int team = 0; team < teams; ++team) {
        int better = 0;
        for (int other = 0; other < teams; ++other)
            better += merit(other) < merit(team);
        standings.append({.team = state.setup->teams[team].id,
                          .rank = better + 1,
                          .figures = figuresOf(state, team),
                          .first = team == state.firstPlayer,
                          .toAct = state.phase == Phase::Race && team == state.toAct});
    }
    return standings;
}

Outcome outcomeOf(const State& state)
{
    const Citation ending{QStringLiteral("11.5"), {}};
    if (state.winner >= 0)
        return {.how = Outcome::Won, .winners = {state.setup->teams[state.winner].id}, .rule = ending};
    return state.phase == Phase::Over ? Outcome{.how = Outcome::Nobody, .rule = ending} : Outcome{};
}

} // namespace roadmarshal::apocalypse_road

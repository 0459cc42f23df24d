#include "lever_ends.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <tuple>

namespace roadmarshal::rush_n_crush {

namespace {

using Kind = LeverMove::Kind;

constexpr size_t mostEnds = 4000;

// The lever on its way, and what it has taken so far.
struct Partial
{
    Lever lever;
    LeverEnd end;
};

Partial extended(const Dashboard& dashboard, Partial partial, const LeverMove& move, int to,
                 const LeverRules& rules)
{
    for (const int bubble : heated(dashboard, partial.lever.at, move, to, rules)) {
        if (const int dice = heatDice(dashboard.at(bubble).heat); dice > 0)
            partial.end.heat.push_back({bubble, dice});
    }
    partial.lever = moved(partial.lever, move, to);
    partial.end.to = to;
    partial.end.brakes += move.kind == Kind::Brake ? 1 : 0;
    partial.end.turbo += move.kind == Kind::Turbo ? 1 : 0;
    partial.end.moves.push_back(move);
    return partial;
}

// The moves of a kind that lead somewhere; where several lines lead on, the bubble is named.
std::vector<LeverMove> movesOf(const Dashboard& dashboard, int from, Kind kind, const LeverRules& rules)
{
    std::vector<LeverMove> moves;
    for (const int to : linesFor(dashboard.at(from), kind, rules)) {
        LeverMove move{kind, kind == Kind::Gear ? dashboard.at(to).gear : 0};
        if (landings(dashboard, from, move, rules).size() > 1)
            move.to = dashboard.at(to).id;
        moves.push_back(move);
    }
    return moves;
}

// Levers that differ in none of this go on alike: what is worse here stays worse.
auto keyOf(const Lever& lever)
{
    return std::tuple(lever.at, lever.brakes, lever.turbo, lever.normal, lever.accelerated, lever.braked);
}
// Of those that go on alike, the ones with the fewest dice, by their tests.
struct Alike
{
    int dice = 0;
    std::map<std::vector<HeatTest>, Partial> partials;
};
using Layer = std::map<decltype(keyOf(Lever())), Alike>;

bool add(Layer& layer, Partial partial)
{
    const int dice = partial.end.heatDice();
    Alike& alike = layer[keyOf(partial.lever)];
    if (!alike.partials.empty() && alike.dice < dice)
        return false;
    if (alike.dice > dice)
        alike.partials.clear();
    alike.dice = dice;
    const std::vector<HeatTest> heat = partial.end.heat;
    return alike.partials.emplace(heat, std::move(partial)).second;
}

// As far as they can be told.
Layer following(const Dashboard& dashboard, const Layer& layer, const LeverRules& rules)
{
    constexpr std::array kinds{Kind::Accelerate, Kind::Decelerate, Kind::Gear, Kind::Brake, Kind::Turbo};
    Layer next;
    size_t added = 0;
    for (const auto& [key, alike] : layer) {
        const Lever& lever = alike.partials.begin()->second.lever;
        for (const Kind kind : kinds) {
            for (const LeverMove& move : movesOf(dashboard, lever.at, kind, rules)) {
                const auto to = landing(dashboard, lever, move, rules);
                if (!to)
                    continue;
                for (const auto& [heat, partial] : alike.partials)
                    added += add(next, extended(dashboard, partial, move, *to, rules)) ? 1 : 0;
                if (added > mostEnds)
                    return next;
            }
        }
    }
    return next;
}

// RNC-A35: less heat is less dice in total.
bool beats(const LeverEnd& one, const LeverEnd& other)
{
    const std::tuple a(one.brakes, one.turbo, one.heatDice());
    const std::tuple b(other.brakes, other.turbo, other.heatDice());
    return a != b && std::get<0>(a) <= std::get<0>(b) && std::get<1>(a) <= std::get<1>(b) &&
           std::get<2>(a) <= std::get<2>(b);
}

// Of one bubble.
std::vector<LeverEnd> unbeaten(const std::vector<LeverEnd>& ends)
{
    std::vector<LeverEnd> kept;
    for (const LeverEnd& end : ends) {
        const bool beaten =
            std::ranges::any_of(ends, [&](const LeverEnd& other) { return beats(other, end); });
        const bool known =
            std::ranges::any_of(kept, [&](const LeverEnd& other) { return other.isSameAs(end); });
        if (!beaten && !known)
            kept.push_back(end);
    }
    return kept;
}

} // namespace

int LeverEnd::heatDice() const
{
    return std::transform_reduce(heat.begin(), heat.end(), 0, std::plus(),
                                 [](const HeatTest& test) { return test.dice; });
}

bool LeverEnd::isSameAs(const LeverEnd& other) const
{
    return to == other.to && brakes == other.brakes && turbo == other.turbo && heat == other.heat;
}

std::optional<std::vector<LeverEnd>> leverEnds(const Dashboard& dashboard, const Lever& lever,
                                               const LeverRules& rules)
{
    std::map<int, std::vector<LeverEnd>> byBubble;
    size_t count = 0;
    Layer layer;
    add(layer, {lever, {.to = lever.at}});
    for (; !layer.empty(); layer = following(dashboard, layer, rules)) {
        for (const auto& [key, alike] : layer) {
            count += alike.partials.size();
            for (const auto& [heat, partial] : alike.partials)
                byBubble[partial.end.to].push_back(partial.end);
        }
        if (count > mostEnds)
            return std::nullopt;
    }
    std::vector<LeverEnd> ends;
    for (const auto& [bubble, of] : byBubble) {
        const std::vector<LeverEnd> kept = unbeaten(of);
        ends.insert(ends.end(), kept.begin(), kept.end());
    }
    return ends;
}

std::expected<LeverEnd, WrongMove> leverEnd(const Dashboard& dashboard, const Lever& lever,
                                            const LeverMoves& moves, const LeverRules& rules)
{
    Partial partial{lever, {.to = lever.at}};
    for (const LeverMove& move : moves) {
        const auto to = landing(dashboard, partial.lever, move, rules);
        if (!to)
            return std::unexpected(WrongMove{static_cast<int>(partial.end.moves.size()) + 1, to.error()});
        partial = extended(dashboard, partial, move, *to, rules);
    }
    return partial.end;
}

} // namespace roadmarshal::rush_n_crush

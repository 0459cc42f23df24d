// A way as people write it: "3,l,@blue-,2,x".
#pragma once

#include "games/rush_n_crush/table/state.h"

#include <variant>

namespace roadmarshal::rush_n_crush {

struct StepAhead
{
    enum class Where { Straight, Left, Right };
    Where where = Where::Straight;
    bool operator==(const StepAhead&) const = default;
};
// To the next space, by its name.
struct StepTo
{
    SpaceId space;
    bool operator==(const StepTo&) const = default;
};
// Into what lies straight ahead.
struct Crash
{
    bool operator==(const Crash&) const = default;
};
struct Push
{
    int car = 0;
    bool succeeds = false;
    // Where it is pushed, or what it is wedged against, if that is said.
    struct Rock
    {
        bool operator==(const Rock&) const = default;
    };
    std::optional<std::variant<SpaceId, Rock>> to = {};
    bool operator==(const Push&) const = default;
};
using PathStep = std::variant<StepAhead, StepTo, Crash, Push>;
using Path = std::vector<PathStep>;

// A number is as many steps straight ahead. What is wrong is the word that is none of these.
std::expected<Path, QString> parsePath(const State& state, const QString& text);

} // namespace roadmarshal::rush_n_crush

// All that can come of an enemy die or of the end of a round, for all choices of the team.
#pragma once

#include "machine.h"

#include <memory>
#include <stop_token>

namespace roadmarshal::highway_heist {

// Damage before its Defense roll.
struct Dealt
{
    QString vehicle;
    int owner = 0;
    int amount = 0;
    int dice = 0;
    int taken = 0; // with the successes that are supposed
    bool operator==(const Dealt&) const = default;
};

// What happened, the last first.
struct Trail
{
    Event event;
    std::shared_ptr<const Trail> before;
};

struct Outcome
{
    const State& after;
    const std::vector<Dealt>& damage;
    QString open; // `card`, `stunt` or a token that would lose the game; empty if it is through
    std::shared_ptr<const Trail> trail;
};

struct Supposed
{
    std::optional<int> successes = {}; // of each Defense roll; nothing: damage is told and not taken
    QString drawn = {};                // the card that comes up; empty: it ends before the draw
};

enum class Explored { All, TooMuch, Stopped };

using Begin = std::function<void(State& state, const Watch& watch)>;
using TakeOutcome = std::function<void(const Outcome& outcome)>;
// Some outcomes may come twice.
Explored exploreOutcomes(const State& state, const Begin& begin, const Supposed& supposed,
                         const TakeOutcome& take, const std::stop_token& stop);

} // namespace roadmarshal::highway_heist

// Why a step is not possible: the rule, and what it is about. Words are made in wording.h.
#pragma once

#include "pack.h"

#include <initializer_list>
#include <variant>

namespace roadmarshal::apocalypse_road::movement {

enum class Why {
    NoSuchSpace,       // space
    EnteredBefore,     // space
    Backward,          // space, from
    NotBeside,         // space, from
    NotAhead,          // space, from
    IntoTrough,        // space
    MustLeaveChute,    // space, place, entry
    MustLeaveTrough,   // space, place, entry
    MustReturn,        // space, place, entry
    NoEntry,           // place
    PointsSpent,       // space, points
    CostsMore,         // space, cost, left, car that stands there
    RoughLaneChange,   // from
    JumpLaneChange,    // from
    LinkedInLine,      // -
    LinkedInPursuit,   // -
    CardNotDiagonal,   // space, from: a diagonal card could
    NoDiagonal,        // space, from: nor could a diagonal card go there
    DiagonalOccupied,  // space, car
    DiagonalHeld,      // space, car
    CellHeld,          // space, car
    Collides,          // space, runner, holder
    Rams,              // space, car
    OnCrossover,       // car, its space
    DisplacedIntoCell, // car
    RunsIntoItself,    // space
    PulledCarInTheWay, // car
    BoundLane,         // space left, way bound
    LineCannotBeSplit, // space
    NoWayOn,           // space
    NoMovement,        // place
    PointsLeft         // left, space or place
};

using Argument = std::variant<int, Car, track::Place>;

struct Reason
{
    Why why;
    std::vector<Argument> arguments;
    bool operator==(const Reason&) const = default;
};

} // namespace roadmarshal::apocalypse_road::movement

// A path as people write it, "b2,^b3,finish", judged step by step.
#pragma once

#include "explore.h"
#include "text/message.h"

#include <variant>

namespace roadmarshal::road_kill_rally {

// One of its steps: a space, or over the line.
struct PathStep
{
    int space = none; // none: over the line
    bool isJump = false;
    bool operator==(const PathStep&) const = default;
};
using Path = std::vector<PathStep>;

// The word that is no space of the road, if there is one.
std::expected<Path, QString> parsePath(const Road& road, QStringView text);
QString toText(const Road& road, const PathStep& step);

// What no legal move does, and the rule that says so.
struct Misstep
{
    int step = 0; // from 1
    table::Objection objection;
};

// What a single step leads to.
enum class StepKind { Enter, Jump, Collide, Finish };

// How far a move has come.
struct Progress
{
    int space = none;
    int lastEmpty = none; // while it is over an occupied space
    int made = 0;
    std::optional<Ends> ended = {}; // by a collision or over the line
};
Progress begin(const Drive& drive);
// Nothing if it is a step that a legal move makes next; else the rule that speaks against it.
std::optional<table::Objection> objectionTo(const Drive& drive, const Progress& progress,
                                            const PathStep& step);
// What a step that nothing speaks against is.
StepKind kindOf(const Drive& drive, const PathStep& step);
Progress after(const Drive& drive, const Progress& progress, const PathStep& step);

// The one outcome of the whole path, with one way.
std::variant<Outcome, Misstep> judge(const Drive& drive, const Path& path);

} // namespace roadmarshal::road_kill_rally

// Cars that people name for Dangerous Debris: their owners choose them, so that any order will do.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

#include <expected>
#include <variant>

namespace roadmarshal::apocalypse_road {

// A car that can't be named, and why.
struct WrongDebris
{
    QString named;
    table::Objections why;
};

// For the event of the open segment, just drawn: the car of each team, the question to the first one whose
// car is still open, or what is wrong.
std::variant<QStringList, table::Prompt, WrongDebris> debrisOf(const State& drawn, const QStringList& named);

} // namespace roadmarshal::apocalypse_road

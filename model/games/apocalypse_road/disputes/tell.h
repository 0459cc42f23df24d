// What effects mean for points, as reasons of a verdict.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::apocalypse_road {

// Who crosses the line or goes back over it, who is destroyed and whether that scores, which rule says so.
// `event` is the card that brought it about, if it was one.
QList<table::Reason> tellScoring(const State& before, const table::Effects& effects, int activeCar,
                                 const QString& event = {});

// The section of a single event card: "10 Big Air", "10 Greasing the Landing".
QString sectionOfEvent(const QString& event);

} // namespace roadmarshal::apocalypse_road

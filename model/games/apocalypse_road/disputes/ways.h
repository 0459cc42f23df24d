// Ways along the track that somebody may have had in mind, legal or not.
#pragma once

#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/table/state.h"

namespace roadmarshal::apocalypse_road {

// Spaces that a hand could move the car to next, after those of a path: ahead, beside, diagonal.
std::vector<track::Space> stepsFrom(const State& state, int car, const QStringList& path);

// The shortest way to an end, whoever is in it; diagonal steps only if the card has them. If there is none at
// all, the end alone.
std::vector<track::Space> plainWay(const State& state, int car, const movement::Card& card, track::Space end);

// Where the car's way begins: its own space, or the one by which it comes onto the track.
std::optional<track::Space> startOf(const State& state, int car);

} // namespace roadmarshal::apocalypse_road

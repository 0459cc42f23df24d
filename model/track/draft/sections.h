// Edits of the sections of a track. What cannot be done leaves the draft as it is.
#pragma once

#include "draft.h"

namespace roadmarshal::track {

inline constexpr double sharpestTurn = 720;
inline constexpr double shortestLength = 0.5;
inline constexpr double longestLength = 10;

// A straight of so many sectors behind a section, as wide as that.
Draft withSection(Draft draft, int behind, int sectors);
Draft withoutSection(Draft draft, int section);
// A further section begins at the sector.
Draft withSplit(Draft draft, int sector);
// Sectors come and go at the end of the section.
Draft withSectors(Draft draft, int section, int sectors);
// Lanes come and go on one side; a jump has always three.
Draft withLanes(Draft draft, int section, int lanes, Side side);
Draft withSurface(Draft draft, int section, Surface surface);
Draft withTurn(Draft draft, int section, double turn);
// 0: as suits the bend.
Draft withLength(Draft draft, int section, double length);
// The first sector past the Finish Line is this one. Nothing moves on paper.
Draft withFinishBefore(Draft draft, int sector);

} // namespace roadmarshal::track

// Which lanes lead to which where two sections meet: as usual, and put right after one of them has changed.
#pragma once

#include "track/track.h"

namespace roadmarshal::track {

using Joins = std::vector<std::vector<int>>;

// Every lane leads to those that it touches if both sections are equally wide; the Trough is left out.
Joins usualJoin(const Section& from, const Section& to);
// What still can be stays; a lane that would lead nowhere, or that nothing would lead to, is joined as usual.
Joins mendedJoin(const Joins& join, const Section& from, const Section& to);
// Only what still can be.
Joins soundJoin(const Joins& join, const Section& from, const Section& to);

} // namespace roadmarshal::track

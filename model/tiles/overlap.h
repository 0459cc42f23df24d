// Whether what is laid would lie on what lies there already.
#pragma once

#include "run.h"

namespace roadmarshal::tiles {

// Whether two convex outlines share more than `slack` at right angles to every side of either.
bool overlap(std::span<const QPointF> a, std::span<const QPointF> b, double slack);
bool overlap(const std::vector<Quad>& some, const std::vector<Quad>& others, double slack);

} // namespace roadmarshal::tiles

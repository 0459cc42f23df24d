// Outlines of the model as paths for a painter.
#pragma once

#include "board/space.h"

#include <QPainterPath>

namespace roadmarshal::views {

QPainterPath toPath(const board::Shape& shape);
// What lights up for a space.
QPainterPath toPath(const board::Space& space);

} // namespace roadmarshal::views

// Outlines of the model as paths for a painter.
#pragma once

#include "track/shape.h"

#include <QPainterPath>

namespace roadmarshal::views {

QPainterPath toPath(const track::Shape& shape);

} // namespace roadmarshal::views

// A place that takes what is carried, lit up.
#pragma once

#include "style/theme.h"
#include "table/carry.h"

class QPainter;
class QRectF;

namespace roadmarshal::views {

struct CarryTarget
{
    table::CarrySpot spot;
    bool open = false; // nothing speaks against it
    bool operator==(const CarryTarget&) const = default;
};

enum class TargetLook { Open, Objected };
inline TargetLook lookOf(const CarryTarget& target)
{
    return target.open ? TargetLook::Open : TargetLook::Objected;
}

// A whole frame with a dot says "here", a dashed one with a cross "not by the rules", as on the board. Hot:
// what is carried is above it.
void paintTarget(QPainter& painter, const QRectF& area, TargetLook look, bool hot, const Colours& colours);

} // namespace roadmarshal::views

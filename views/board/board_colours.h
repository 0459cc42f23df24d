// The model's colours of marks for a painter.
#pragma once

#include "counters/marks.h"
#include "style/livery.h"

namespace roadmarshal::views {

struct BoardColours
{
    QColor open;
    QColor objected;
    QColor target;
    QColor casing;
    QColor ink;
    QColor way;
};

inline const BoardColours& boardColours()
{
    static const BoardColours colours{toColor(counters::open),   toColor(counters::objected),
                                      toColor(counters::target), toColor(counters::casing),
                                      toColor(counters::ink),    toColor(counters::open)};
    return colours;
}

} // namespace roadmarshal::views

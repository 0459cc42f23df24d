// Where the nodes and lines of a chart lie.
#pragma once

#include "panel_layout.h"

#include <QRectF>

namespace roadmarshal::views {

struct ItemPlace
{
    double x = 0;
    double y = 0;
    double width = 0;
};

// Appends the parts and returns where they end.
double layOutChart(const mats::Chart& chart, const Wording& say, const ItemPlace& place, QList<Part>& parts);

} // namespace roadmarshal::views

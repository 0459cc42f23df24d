// Where the boxes or positions of a gauge lie.
#pragma once

#include "panel_layout.h"

namespace roadmarshal::views {

struct GaugePlace
{
    double x = 0;
    double y = 0;
    double width = 0;
    bool labelled = true; // one gauge alone needs no label
};

// Appends the parts and returns where they end.
double layOutGauge(const mats::Gauge& gauge, const Wording& say, const GaugePlace& place, QList<Part>& parts);

} // namespace roadmarshal::views

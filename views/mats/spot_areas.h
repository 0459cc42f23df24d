// Where on a panel's card hands find what can be taken up and what takes it.
#pragma once

#include "panel_layout.h"

#include "table/carry.h"

namespace roadmarshal::views {

struct SpotArea
{
    table::CarrySpot spot;
    QRectF area;
};

// Cards, what they lie in, gauges, counters, tokens: the smallest first, at last the panel as a whole.
QList<SpotArea> spotAreas(const PanelLayout& layout, const QString& subject, const QRectF& panel);
// Where a target is marked and met. What has no place of its own on the card, such as a token that is not
// there, is all of it.
QRectF areaOf(const table::CarrySpot& spot, const QList<SpotArea>& areas);

} // namespace roadmarshal::views

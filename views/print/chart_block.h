// How a figure of every team grew over the turns, as lines that bear their names.
#pragma once

#include "block.h"
#include "paper.h"

#include <QString>

namespace roadmarshal::views::print {

struct Series
{
    QString name;
    int livery = 0;
    QList<int> values; // at the start, then at the end of each turn
};

struct LineFigure
{
    QString across; // what the axes mean
    QString up;
    QList<Series> series;
    double height = 170;   // in points
    bool ofPlaces = false; // the first on top
};

Block chartBlock(const LineFigure& figure, const Paper& paper);

} // namespace roadmarshal::views::print

// Something that flows down the pages: rows that are never split under a head that is repeated.
#pragma once

#include <QList>
#include <QRectF>

#include <functional>

class QPainter;

namespace roadmarshal::views::print {

struct Block
{
    double gapBefore = 0; // not at the top of a page
    bool startsPage = false;
    bool keepWithNext = false; // a heading is never the last thing on a page
    double headHeight = 0;
    std::function<void(QPainter&, const QRectF&)> paintHead = {};
    QList<double> rows;     // their heights
    QList<bool> keeps = {}; // by row, as far as given: goes on the page of the next one
    std::function<void(QPainter&, const QRectF&, qsizetype row)> paintRow = {};
};

// A single thing of that height.
Block single(double height, std::function<void(QPainter&, const QRectF&)> paint);

} // namespace roadmarshal::views::print

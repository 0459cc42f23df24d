// Shares blocks out to pages.
#pragma once

#include "block.h"

namespace roadmarshal::views::print {

// One row of a block, or its head, where it goes.
struct Placed
{
    static constexpr qsizetype head = -1;

    qsizetype block = 0;
    qsizetype row = 0;
    QRectF rect;
};
using Page = QList<Placed>;

// At least one page, and none of them empty unless there is nothing to print. What is higher than a page gets
// a page of its own and is squeezed into it.
QList<Page> paginate(const QList<Block>& blocks, const QRectF& body);

void paint(QPainter& painter, const QList<Block>& blocks, const Page& page);

} // namespace roadmarshal::views::print

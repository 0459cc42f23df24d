// A table whose rows are never split and whose head stands on every page.
#pragma once

#include "block.h"
#include "paper.h"

#include <QString>

namespace roadmarshal::views::print {

struct Column
{
    QString title;
    double width = 0; // in points; 0: an equal share of what is left
    Qt::Alignment alignment = Qt::AlignLeft;
    bool wraps = false; // otherwise shortened
};

struct Cell
{
    QString text = {};
    bool bold = false;
    bool faint = false;
    double dark = 0; // how much of the ground is ink: 0 to 1
    int livery = -1; // the colours of a team before the text
    int filled = 0;  // of boxes in place of text
    int boxes = 0;
};

struct Row
{
    QList<Cell> cells;
    bool strong = false; // a sum: on a shaded ground
    bool ruled = true;   // a line under it
    bool keepsNext = false;
};

struct Table
{
    QList<Column> columns;
    QList<Row> rows;
    double points = 8.5; // size of the type
};

Block tableBlock(const Table& table, const Paper& paper);

} // namespace roadmarshal::views::print

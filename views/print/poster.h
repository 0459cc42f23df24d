// A board shared out to sheets of paper: how large, which way round, what lies on which sheet.
#pragma once

#include "paper.h"

#include <QRectF>
#include <QString>

namespace roadmarshal::views::print {

inline constexpr double mm = 72 * pt / 25.4;
// Of paper to a unit of the board, at real size: a car's counter is 20 mm long.
inline constexpr double realScale = 20 * mm / 44;
// Neighbouring sheets show so much of the same, to glue one on the other.
inline constexpr double sheetOverlap = 10 * mm;
inline constexpr double markLength = 3.5 * mm; // of a cut mark, with the gap before it

// Where a sheet may draw: inside its marks, above its caption.
QRectF drawingFrame(const Paper& paper);

struct Poster
{
    QSizeF drawing; // of the whole, on paper, as it is turned
    QSizeF frame;   // of one sheet
    double scale = realScale;
    bool turned = false; // a quarter clockwise
    int columns = 1;
    int rows = 1;

    int sheets() const { return columns * rows; }
    // The part of the drawing on a sheet, counted by rows; smaller than the frame at the edges.
    QRectF part(int sheet) const;
    // "B3": the second row, the third column.
    static QString nameOf(int row, int column);
    QString nameOf(int sheet) const { return nameOf(sheet / columns, sheet % columns); }
};

// On as few sheets as possible.
Poster posterOf(const QSizeF& board, const Paper& paper, double scale);
// As large as one sheet takes, and not larger than real.
double scaleForOneSheet(const QSizeF& board, const QSizeF& frame);

} // namespace roadmarshal::views::print

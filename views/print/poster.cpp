#include "poster.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views::print {

namespace {

constexpr double captionHeight = 6 * mm;
constexpr double rounding = 0.001; // of a unit; what fits exactly needs no sheet more

int sheetsFor(double length, double frame)
{
    return std::max(1,
                    static_cast<int>(std::ceil((length - sheetOverlap - rounding) / (frame - sheetOverlap))));
}

Poster laid(const QSizeF& board, const QSizeF& frame, double scale, bool turned)
{
    const QSizeF drawing = (turned ? board.transposed() : board) * scale;
    return {drawing,
            frame,
            scale,
            turned,
            sheetsFor(drawing.width(), frame.width()),
            sheetsFor(drawing.height(), frame.height())};
}

} // namespace

QRectF drawingFrame(const Paper& paper)
{
    return paper.body().adjusted(markLength, markLength, -markLength, -markLength - captionHeight);
}

QRectF Poster::part(int sheet) const
{
    const QSizeF step = frame - QSizeF(sheetOverlap, sheetOverlap);
    // What is left over is shared by both edges.
    const QSizeF all(columns * step.width() + sheetOverlap, rows * step.height() + sheetOverlap);
    const QPointF aside((all.width() - drawing.width()) / 2, (all.height() - drawing.height()) / 2);
    const QPointF corner(sheet % columns * step.width(),
                         static_cast<double>(sheet / columns) * step.height());
    return QRectF(corner - aside, frame) & QRectF(QPointF(), drawing);
}

QString Poster::nameOf(int row, int column)
{
    constexpr int letters = 26;
    const QString again = row < letters ? QString() : QString(QChar(u'A' + row / letters - 1));
    return again + QChar(u'A' + row % letters) + QString::number(column + 1);
}

Poster posterOf(const QSizeF& board, const Paper& paper, double scale)
{
    const QSizeF frame = drawingFrame(paper).size();
    const Poster upright = laid(board, frame, scale, false);
    const Poster turned = laid(board, frame, scale, true);
    return turned.sheets() < upright.sheets() ? turned : upright;
}

double scaleForOneSheet(const QSizeF& board, const QSizeF& frame)
{
    const auto fit = [&](const QSizeF& size) {
        return std::min(frame.width() / size.width(), frame.height() / size.height());
    };
    return std::min(realScale, std::max(fit(board), fit(board.transposed())));
}

} // namespace roadmarshal::views::print

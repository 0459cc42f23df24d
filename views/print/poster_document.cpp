#include "cut_marks.h"
#include "documents.h"
#include "play_scale.h"
#include "poster_theme.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include "board/svg.h"

#include <QPainter>
#include <QSvgRenderer>

namespace roadmarshal::views::print {

namespace {

using Drawing = std::shared_ptr<QSvgRenderer>;

// The whole of it, with its corner at the origin.
void paintDrawing(QPainter& painter, QSvgRenderer& drawing, const QSizeF& size, bool turned)
{
    painter.save();
    if (turned) {
        painter.translate(size.width(), 0);
        painter.rotate(90);
    }
    drawing.render(&painter, QRectF(QPointF(), turned ? size.transposed() : size));
    painter.restore();
}

QString captionOf(const Poster& poster, int sheet, const QString& board)
{
    const int row = sheet / poster.columns;
    const int column = sheet % poster.columns;
    QStringList parts{board};
    if (poster.sheets() > 1)
        parts.append(Words::tr("Sheet %1", "of a poster, \"B3\"").arg(poster.nameOf(sheet)));
    if (column + 1 < poster.columns)
        parts.append(Words::tr("to the right: %1", "a sheet").arg(Poster::nameOf(row, column + 1)));
    if (row + 1 < poster.rows)
        parts.append(Words::tr("below: %1", "a sheet").arg(Poster::nameOf(row + 1, column)));
    parts.append(tellScale(poster.scale));
    return parts.join(QStringLiteral(" · "));
}

// Where the neighbour's edge comes to lie.
void paintOverlap(QPainter& painter, const Poster& poster, int sheet, const QRectF& place, Ink ink)
{
    painter.setPen(QPen(inks(ink).damage, 0.6 * pt));
    if (sheet % poster.columns + 1 < poster.columns) {
        const double x = place.right() - sheetOverlap;
        painter.drawLine(QPointF(x, place.top() - mm), QPointF(x, place.top() - markLength));
        painter.drawLine(QPointF(x, place.bottom() + mm), QPointF(x, place.bottom() + markLength));
    }
    if (sheet / poster.columns + 1 < poster.rows) {
        const double y = place.bottom() - sheetOverlap;
        painter.drawLine(QPointF(place.left() - mm, y), QPointF(place.left() - markLength, y));
        painter.drawLine(QPointF(place.right() + mm, y), QPointF(place.right() + markLength, y));
    }
}

Block sheetBlock(const Drawing& drawing, const Poster& poster, int sheet, const QString& board,
                 const Paper& paper)
{
    const QRectF body = paper.body();
    const QRectF frame = drawingFrame(paper).translated(-body.topLeft());
    Block block = single(body.height(), [=](QPainter& painter, const QRectF& rect) {
        const QRectF part = poster.part(sheet);
        QRectF place(QPointF(), part.size());
        place.moveTopLeft(rect.topLeft() + frame.topLeft());
        if (poster.sheets() == 1)
            place.moveCenter(rect.topLeft() + frame.center());
        painter.save();
        painter.setClipRect(place);
        painter.translate(place.topLeft() - part.topLeft());
        paintDrawing(painter, *drawing, poster.drawing, poster.turned);
        painter.restore();
        paintCutMarks(painter, place, paper.ink);
        paintOverlap(painter, poster, sheet, place, paper.ink);
        const QFont small = font(7.5);
        const double height = lineHeight(small);
        paintLine(painter, QRectF(rect.left(), rect.bottom() - height, rect.width(), height),
                  captionOf(poster, sheet, board), small, inks(paper.ink).faint);
    });
    block.startsPage = true;
    return block;
}

// The board with its sheets: how they go together.
Block sketchBlock(const Drawing& drawing, const Poster& poster, const Paper& paper)
{
    const QSizeF room(paper.body().width(), paper.body().height() * 0.6);
    const QSizeF size = poster.drawing.scaled(room, Qt::KeepAspectRatio);
    const double shrunk = size.width() / poster.drawing.width();
    Block block = single(size.height(), [=](QPainter& painter, const QRectF& rect) {
        painter.save();
        painter.translate(rect.left() + (rect.width() - size.width()) / 2, rect.top());
        paintDrawing(painter, *drawing, size, poster.turned);
        for (int sheet = 0; sheet < poster.sheets(); ++sheet) {
            const QRectF part = poster.part(sheet);
            const QRectF place(part.topLeft() * shrunk, part.size() * shrunk);
            painter.setPen(QPen(inks(paper.ink).damage, 0.8 * pt));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place);
            const QFont bold = font(10, QFont::Bold);
            QRectF label(0, 0, 24 * pt, lineHeight(bold) * 1.2);
            label.moveCenter(place.center());
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::white);
            painter.drawRoundedRect(label, 3 * pt, 3 * pt);
            paintLine(painter, label, poster.nameOf(sheet), bold, inks(paper.ink).text, Qt::AlignHCenter);
        }
        painter.restore();
    });
    block.gapBefore = 10 * pt;
    return block;
}

// To find out whether a printer has printed at another size.
Block rulerBlock(const Paper& paper)
{
    constexpr int length = 100; // millimetres
    const QFont small = font(8);
    const double height = lineHeight(small) + 4 * mm;
    Block block = single(height, [=](QPainter& painter, const QRectF& rect) {
        painter.setPen(QPen(inks(paper.ink).text, 0.5 * pt));
        const double y = rect.top() + 3 * mm;
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + length * mm, y));
        for (int tick = 0; tick <= length; tick += 10) {
            const double x = rect.left() + tick * mm;
            painter.drawLine(QPointF(x, y), QPointF(x, y - (tick % 50 == 0 ? 3 : 1.5) * mm));
        }
        paintLine(painter, QRectF(rect.left(), y + mm, rect.width(), lineHeight(small)),
                  Words::tr("This line is %1 mm long if nothing was scaled.").arg(number(length)), small,
                  inks(paper.ink).faint);
    });
    block.gapBefore = 10 * pt;
    return block;
}

QString howToGlue(const Poster& poster)
{
    return Words::
        tr("%1 sheets in %2 rows. Print at 100 %, not fitted to the page. Cut every sheet along the marks "
           "of its left and its upper edge and lay it on its neighbour, up to the red marks; begin with %3.")
            .arg(number(poster.sheets()), number(poster.rows), Poster::nameOf(0, 0));
}

} // namespace

QList<Block> posterDocument(const Material& material, const Paper& paper)
{
    const auto& board = material.table.board;
    const QString& name = material.table.venue.name;
    if (!board || board->bounds().isEmpty())
        return {title(nameOf(Document::Poster), name, paper),
                paragraph(Words::tr("There is no board on this table."), paper)};
    const auto drawing = std::make_shared<QSvgRenderer>(toSvg(*board, posterTheme(paper.ink)));
    const Poster poster = posterOf(board->bounds().size(), paper, posterScale(material, paper));
    QList<Block> blocks;
    if (poster.sheets() > 1)
        blocks = {
            title(nameOf(Document::Poster), name + QStringLiteral(" · ") + tellScale(poster.scale), paper),
            paragraph(howToGlue(poster), paper), rulerBlock(paper), sketchBlock(drawing, poster, paper)};
    for (int sheet = 0; sheet < poster.sheets(); ++sheet)
        blocks.append(sheetBlock(drawing, poster, sheet, name, paper));
    return blocks;
}

} // namespace roadmarshal::views::print

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

#include <algorithm>

namespace roadmarshal::views::print {

namespace {

constexpr double apart = 3 * mm;
constexpr double captionHeight = 5 * mm;

struct Part
{
    QString name;
    std::shared_ptr<QSvgRenderer> drawing;
    QSizeF size; // on paper, as it is turned
    bool turned = false;

    double width() const { return size.width() + 2 * markLength; }
    double height() const { return size.height() + 2 * markLength + captionHeight; }
};

// Turned where it lies lower so, as far as the paper is wide enough: more of them fit on a sheet.
Part partOf(const table::PrintedPart& printed, double scale, const Paper& paper)
{
    const QRectF drawn = drawnBounds(*printed.board);
    Part part{.name = printed.name,
              .drawing = std::make_shared<QSvgRenderer>(toSvg(*printed.board, posterTheme(paper.ink))),
              .size = drawn.size() * scale};
    part.drawing->setViewBox(drawn);
    const QSizeF frame = drawingFrame(paper).size();
    const QSizeF turned = part.size.transposed();
    const auto fits = [&](const QSizeF& size) {
        return size.width() <= frame.width() + 1 && size.height() <= frame.height() + 1;
    };
    part.turned = fits(turned) && (!fits(part.size) || turned.height() < part.size.height());
    if (part.turned)
        part.size = turned;
    return part;
}

// Of like height side by side, as many as there is room for.
QList<QList<Part>> inRows(QList<Part> parts, double width)
{
    std::ranges::stable_sort(parts, {}, [](const Part& part) { return std::round(part.height()); });
    QList<QList<Part>> rows;
    double used = 0;
    for (const Part& part : parts) {
        if (rows.isEmpty() || used + part.width() > width + 1) {
            rows.append(QList<Part>());
            used = 0;
        }
        rows.last().append(part);
        used += part.width() + apart;
    }
    return rows;
}

void paintPart(QPainter& painter, const QRectF& place, const Part& part, Ink ink)
{
    painter.save();
    painter.setClipRect(place); // the ground of a board is larger than what is drawn on it
    painter.translate(place.topLeft());
    if (part.turned) {
        painter.translate(place.width(), 0);
        painter.rotate(90);
    }
    part.drawing->render(&painter, QRectF(QPointF(), part.turned ? place.size().transposed() : place.size()));
    painter.restore();
    paintCutMarks(painter, place, ink);
    const QFont small = font(7.5);
    paintLine(painter,
              QRectF(place.left(), place.bottom() + markLength, std::max(place.width(), 30 * mm),
                     lineHeight(small)),
              part.name, small, inks(ink).faint);
}

Block partsBlock(const QList<QList<Part>>& rows, Ink ink)
{
    Block block;
    block.gapBefore = apart;
    for (const QList<Part>& row : rows)
        block.rows.append(std::ranges::max(row, {}, &Part::height).height());
    block.paintRow = [rows, ink](QPainter& painter, const QRectF& rect, qsizetype row) {
        double x = rect.left() + markLength;
        for (const Part& part : rows[row]) {
            paintPart(painter, QRectF(QPointF(x, rect.top() + markLength), part.size), part, ink);
            x += part.width() + apart;
        }
    };
    return block;
}

} // namespace

QList<Block> partsDocument(const Material& material, const Paper& paper)
{
    const table::Printables printables = printablesOf(material);
    QList<Block> blocks{title(nameOf(Document::Parts), material.game->name(), paper)};
    if (printables.parts.isEmpty()) {
        blocks.append(
            paragraph(Words::tr("The board of this game is one piece: print it as a poster."), paper));
        return blocks;
    }
    const double scale = partsScale(printables, paper);
    blocks.append(
        paragraph(Words::tr("%1 parts. Cut along the outer edge of the drawing, where one part meets the "
                            "next; glued on cardboard they last. %2")
                      .arg(number(printables.parts.size()), tellScale(scale)),
                  paper));
    QList<Part> parts;
    for (const table::PrintedPart& part : printables.parts)
        parts.append(partOf(part, scale, paper));
    Block sheets = partsBlock(inRows(parts, paper.body().width()), paper.ink);
    blocks.append(sheets);
    return blocks;
}

} // namespace roadmarshal::views::print

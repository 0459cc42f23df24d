#include "way_chips.h"

#include "style/livery.h"
#include "style/plate.h"
#include "style/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

constexpr double padding = 5;
const QString arrow = QStringLiteral(" → ");

double lineHeight()
{
    return std::ceil(QFontMetricsF(boldFont()).height()) + 4;
}

double swatchSize()
{
    return lineHeight() - 10;
}

double wordsWidth(const WayChip& chip)
{
    return textWidth(boldFont(), chip.piece) +
           (chip.to.isEmpty() ? 0 : textWidth(bodyFont(), arrow + chip.to));
}

double pillWidth(const QString& text)
{
    return std::ceil(textWidth(boldFont(), text)) + 2 * padding;
}

double widthOf(const WayChip& chip)
{
    double width = padding + swatchSize() + smallGap + wordsWidth(chip) + padding + 2;
    for (const QString& mark : chip.marks)
        width += pillWidth(mark) + smallGap;
    return std::ceil(width);
}

const table::Piece* pieceOf(const table::TableShow& table, const QString& id)
{
    const auto piece = std::ranges::find(table.pieces, id, &table::Piece::id);
    return piece == table.pieces.end() ? nullptr : &*piece;
}

int liveryOf(const table::TableShow& table, const table::Piece* piece)
{
    const auto team =
        piece ? std::ranges::find(table.teams, piece->team, &table::Team::id) : table.teams.end();
    return team == table.teams.end() ? counters::nobodys : team->livery;
}

QStringList marksAt(const table::Preview& preview, const QStringList& places, const Wording& say)
{
    QStringList marks;
    for (const table::Preview::Mark& mark : preview.marks) {
        const bool here =
            std::ranges::any_of(mark.places, [&](const QString& place) { return places.contains(place); });
        if (here && !mark.text.code.isEmpty())
            marks.append(say(mark.text));
    }
    return marks;
}

void paintChip(QPainter& painter, const QRectF& rect, const WayChip& chip, const Colours& colours)
{
    painter.setPen(QPen(colours.outline, 1));
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const Livery& livery = views::livery(chip.livery);
    double x = rect.left() + padding;
    const QRectF swatch(x, rect.center().y() - swatchSize() / 2, swatchSize(), swatchSize());
    paintSwatch(painter, swatch, livery, colours);
    x = swatch.right() + smallGap;
    const auto write = [&](const QFont& font, const QString& text, const QColor& ink) {
        const double width = textWidth(font, text);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        x += width;
    };
    write(boldFont(), chip.piece, colours.text);
    if (!chip.to.isEmpty())
        write(bodyFont(), arrow + chip.to, colours.text);
    x += smallGap;
    for (const QString& mark : chip.marks) {
        const QRectF pill(x, rect.top() + 2, pillWidth(mark), rect.height() - 4);
        painter.setPen(QPen(colours.outline, 1));
        painter.setBrush(livery.colour);
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        painter.setFont(boldFont());
        painter.setPen(livery.text);
        painter.drawText(pill, Qt::AlignCenter, mark);
        x = pill.right() + smallGap;
    }
}

} // namespace

QList<WayChip> chipsOf(const table::Preview& preview, const table::TableShow& table, const Wording& say)
{
    QList<table::Preview::Move> moves = preview.moves;
    std::ranges::stable_partition(moves, [](const auto& move) { return !move.path.isEmpty(); });
    QList<WayChip> chips;
    for (const table::Preview::Move& move : std::as_const(moves)) {
        const table::Piece* piece = pieceOf(table, move.piece);
        const QString to = move.to.isEmpty() ? move.on : move.to.join(QStringLiteral(", "));
        const QStringList marks = marksAt(preview, move.to, say);
        if (move.path.isEmpty() || !marks.isEmpty())
            chips.append({piece ? piece->label : move.piece, liveryOf(table, piece), to, marks});
    }
    return chips;
}

bool endAlike(const table::Preview& one, const table::Preview& other)
{
    const auto ends = [](const table::Preview& preview) {
        QList<table::Preview::Move> moves = preview.moves;
        for (table::Preview::Move& move : moves)
            move.path.clear();
        std::ranges::sort(moves, {}, &table::Preview::Move::piece);
        return moves;
    };
    return one.marks == other.marks && one.remarks == other.remarks && one.odds == other.odds &&
           ends(one) == ends(other);
}

QList<QRectF> layOutChips(const QList<WayChip>& chips, double width)
{
    QList<QRectF> rects;
    double x = 0;
    double y = 0;
    for (const WayChip& chip : chips) {
        const double needed = std::min(widthOf(chip), std::max(width, 1.0));
        if (x > 0 && x + needed > width) {
            x = 0;
            y += lineHeight() + smallGap;
        }
        rects.append(QRectF(x, y, needed, lineHeight()));
        x += needed + smallGap;
    }
    return rects;
}

double heightOf(const QList<QRectF>& rects)
{
    return rects.isEmpty() ? 0 : rects.last().bottom() + smallGap;
}

void paintChips(QPainter& painter, QPointF topLeft, const QList<WayChip>& chips, const QList<QRectF>& rects,
                const Colours& colours)
{
    for (qsizetype i = 0; i < chips.size(); ++i)
        paintChip(painter, rects[i].translated(topLeft), chips[i], colours);
}

} // namespace roadmarshal::views

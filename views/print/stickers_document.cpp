#include "documents.h"
#include "poster.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include "board/names.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr double rowHeight = 11 * mm;
constexpr double groupWidth = 16 * mm;
constexpr double spaceWidth = 13 * mm;
constexpr double apart = 2 * mm;

struct Sticker
{
    QString text;
    bool isGroup = false;
    double width() const { return isGroup ? groupWidth : spaceWidth; }
};

// The stickers of a group, its own first.
QList<QList<Sticker>> stickersOf(const board::Board& board)
{
    const board::Names names = namesOf(board);
    QList<QList<Sticker>> groups(static_cast<qsizetype>(names.groups.size()));
    for (qsizetype i = 0; i < groups.size(); ++i) {
        if (const QString& name = names.groups[static_cast<std::size_t>(i)]; !name.isEmpty())
            groups[i].append(Sticker{name, true});
    }
    for (std::size_t i = 0; i < board.spaces().size(); ++i) {
        const board::Space& space = board.spaces()[i];
        if (!names.spaces[i].isEmpty() && !space.onlyIfOffered)
            groups[space.group].append(Sticker{space.id});
    }
    groups.removeIf([](const QList<Sticker>& group) { return group.isEmpty(); });
    return groups;
}

// Groups follow one another on a line; none of them is torn apart unless it is wider than the paper.
QList<QList<Sticker>> inRows(const QList<QList<Sticker>>& groups, double width)
{
    const auto widthOf = [](const QList<Sticker>& stickers) {
        double all = 0;
        for (const Sticker& sticker : stickers)
            all += sticker.width() + apart;
        return all;
    };
    QList<QList<Sticker>> rows;
    for (const QList<Sticker>& group : groups) {
        if (rows.isEmpty() || widthOf(rows.last()) + widthOf(group) > width + apart)
            rows.append(QList<Sticker>());
        for (const Sticker& sticker : group) {
            if (widthOf(rows.last()) + sticker.width() > width)
                rows.append(QList<Sticker>());
            rows.last().append(sticker);
        }
    }
    return rows;
}

void paintSticker(QPainter& painter, const QRectF& rect, const Sticker& sticker, Ink ink)
{
    QPen cut(inks(ink).faint, 0.6 * pt, Qt::DashLine);
    painter.setPen(cut);
    painter.setBrush(sticker.isGroup ? QBrush(inks(ink).shade) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect, 1.5 * mm, 1.5 * mm);
    const QFont type = sticker.isGroup ? font(20, QFont::Bold) : font(12, QFont::DemiBold);
    paintLine(painter, rect.adjusted(pt, 0, -pt, 0), sticker.text, type, inks(ink).text, Qt::AlignHCenter);
}

Block sheetOf(const QList<QList<Sticker>>& rows, Ink ink)
{
    Block block;
    block.gapBefore = 8 * pt;
    block.rows = QList<double>(rows.size(), rowHeight + apart);
    block.paintRow = [rows, ink](QPainter& painter, const QRectF& rect, qsizetype row) {
        double x = rect.left();
        for (const Sticker& sticker : rows[row]) {
            paintSticker(painter, QRectF(x, rect.top(), sticker.width(), rowHeight), sticker, ink);
            x += sticker.width() + apart;
        }
    };
    return block;
}

} // namespace

QList<Block> stickersDocument(const Material& material, const Paper& paper)
{
    QList<Block> blocks{title(nameOf(Document::Stickers), material.table.venue.name, paper)};
    if (!material.table.board)
        return blocks;
    const auto rows = inRows(stickersOf(*material.table.board), paper.body().width());
    if (rows.isEmpty()) {
        blocks.append(paragraph(Words::tr("The spaces of this board have no numbers."), paper));
        return blocks;
    }
    blocks.append(
        paragraph(Words::tr("For the board on the table, so that it says what the app says: print on "
                            "sticker paper, cut along the lines."),
                  paper));
    blocks.append(sheetOf(rows, paper.ink));
    return blocks;
}

} // namespace roadmarshal::views::print

#include "cut_marks.h"
#include "documents.h"
#include "play_scale.h"
#include "text_blocks.h"
#include "words.h"

#include "log/piece_picture.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr double border = 1.5;         // around a piece, in units of the board
constexpr double borderOfTokens = 3.5; // above and below, where they stick out
constexpr double apart = 1 * mm;

// A piece to cut out: its front, and below the fold its back.
struct Cell
{
    PrintedPiece piece;
    Team team;
    double scale = realScale;
    QSizeF side; // on paper

    double height() const { return side.height() * (piece.back ? 2 : 1); }
};

// Markers lie on mats, too, whose boxes are made for them, and so are never smaller.
Cell cellOf(const PrintedPiece& piece, const Team& team, double boardScale)
{
    const double scale = piece.front.form == Form::Marker ? realScale : boardScale;
    const QPointF around(border, piece.front.tokens.isEmpty() ? border : borderOfTokens);
    const QPointF reach = counters::reachOf(piece.front.form, piece.length) + around;
    return {piece, team, scale, QSizeF(2 * reach.x(), 2 * reach.y()) * scale};
}

Team teamOf(const Material& material, const QString& id)
{
    const auto found = std::ranges::find(material.table.teams, id, &Team::id);
    return found == material.table.teams.end() ? Team{{}, {}, {}, counters::nobodys} : *found;
}

QList<Cell> cellsOf(const Material& material, const PrintedSet& set, double scale)
{
    QList<Cell> cells;
    for (const PrintedPiece& piece : set.pieces) {
        for (int copy = 0; copy < piece.copies; ++copy)
            cells.append(cellOf(piece, teamOf(material, piece.front.team), scale));
    }
    // Of like height in one row.
    std::ranges::stable_sort(cells, std::greater(),
                             [](const Cell& cell) { return std::round(cell.height()); });
    return cells;
}

QList<QList<Cell>> inRows(const QList<Cell>& cells, double width)
{
    QList<QList<Cell>> rows;
    double used = 0;
    for (const Cell& cell : cells) {
        if (rows.isEmpty() || used + cell.side.width() > width || rows.last().first().scale != cell.scale ||
            rows.last().first().height() > 1.5 * cell.height()) {
            rows.append(QList<Cell>());
            used = 0;
        }
        rows.last().append(cell);
        used += cell.side.width() + apart;
    }
    return rows;
}

void drawSides(board::SvgPen& pen, const Cell& cell, QPointF corner, Ink ink)
{
    const double scale = cell.scale;
    const QPointF middle = corner + QPointF(cell.side.width(), cell.side.height()) / 2 / scale;
    const auto spot = [&](QPointF point) { return Spot{{point, 0}, cell.piece.length, 0}; };
    drawPiece(pen, {cell.piece.front, cell.team, spot(middle)}, ink, {});
    if (!cell.piece.back)
        return;
    Team behind = cell.team;
    if (cell.piece.back->team.isEmpty())
        behind.livery = counters::nobodys;
    drawPiece(pen, {*cell.piece.back, behind, spot(middle + QPointF(0, cell.side.height() / scale))}, ink,
              {});
}

// All of a row have one scale.
void paintRow(QPainter& painter, const QRectF& rect, const QList<Cell>& row, Ink ink)
{
    const double scale = row.first().scale;
    QByteArray svg;
    {
        board::SvgPen pen(svg, QRectF(QPointF(), rect.size() / scale));
        double x = 0;
        for (const Cell& cell : row) {
            drawSides(pen, cell, {x / scale, 0}, ink);
            x += cell.side.width() + apart;
        }
    }
    QSvgRenderer(svg).render(&painter, rect);
    double x = rect.left();
    for (const Cell& cell : row) {
        const QRectF place(x, rect.top(), cell.side.width(), cell.height());
        paintCutLine(painter, place, ink);
        const double fold = place.top() + cell.side.height();
        if (cell.piece.back)
            paintFoldLine(painter, {place.left(), fold, place.right(), fold}, ink);
        x += cell.side.width() + apart;
    }
}

Block cellsBlock(const QList<QList<Cell>>& rows, Ink ink)
{
    Block block;
    block.gapBefore = apart;
    for (const QList<Cell>& row : rows)
        block.rows.append(row.first().height() + apart);
    block.paintRow = [=](QPainter& painter, const QRectF& rect, qsizetype row) {
        paintRow(painter, rect, rows[row], ink);
    };
    return block;
}

// "S Suppressed (4) · × Damage (24)"
QString legendOf(const Game& game, const PrintedSet& set)
{
    QStringList parts;
    for (const PrintedPiece& piece : set.pieces) {
        if (!piece.name.code.isEmpty() && piece.copies > 0)
            parts.append(QStringLiteral("%1 %2 (%3)")
                             .arg(piece.front.label, game.say(piece.name), number(piece.copies)));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QList<Block> countersDocument(const Material& material, const Paper& paper)
{
    const double scale = counterScale(material, paper);
    QList<Block> blocks{
        title(nameOf(Document::Counters), aboutGame(material), paper),
        paragraph(
            Words::tr("Cut along the dashed lines, fold at the dotted ones and glue: the back of a piece is "
                      "below its front. %1")
                .arg(tellScale(scale)),
            paper)};
    for (const PrintedSet& set : printablesOf(material).sets) {
        const auto team = std::ranges::find(material.table.teams, set.team, &Team::id);
        blocks.append(team == material.table.teams.end()
                          ? heading(Words::tr("For the whole table", "pieces that belong to no team"), paper)
                          : teamHeading(nameOf(*team), {}, team->livery, paper));
        if (const QString legend = legendOf(*material.game, set); !legend.isEmpty()) {
            blocks.append(paragraph(legend, paper));
            blocks.last().keepWithNext = true;
        }
        blocks.append(cellsBlock(inRows(cellsOf(material, set, scale), paper.body().width()), paper.ink));
    }
    return blocks;
}

} // namespace roadmarshal::views::print

#include "chart_block.h"
#include "documents.h"
#include "table_block.h"
#include "text_blocks.h"
#include "words.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::views::print {

using report::Hits;
using report::PieceReport;
using report::Summary;
using report::TeamReport;

namespace {

QString join(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

bool isSome(int amount)
{
    return amount > 0;
}

using Matrix = QList<QList<int>>;

// Who did it to whom: the rows did it, the columns took it; the darker, the more.
Block matrixTable(const Summary& summary, const Matrix& matrix, const Paper& paper)
{
    Table table;
    table.points = 8;
    // Many teams need the room for their own names.
    table.columns = {{Words::tr("by ↓  to →", "who hit whom"), summary.teams.size() > 6 ? 92.0 : 110.0}};
    int most = 1;
    for (const QList<int>& row : matrix)
        most = std::max(most, *std::ranges::max_element(row));
    for (const TeamReport& team : summary.teams)
        table.columns.append({team.team.name, 0, Qt::AlignHCenter});
    table.columns.append({Words::tr("Sum"), 34, Qt::AlignRight});
    QList<int> sums(summary.teams.size(), 0);
    for (qsizetype by = 0; by < matrix.size(); ++by) {
        const QList<int>& amounts = matrix[by];
        const int sum = std::accumulate(amounts.begin(), amounts.end(), 0);
        const bool nobody = by == summary.teams.size();
        if (nobody && sum == 0)
            continue;
        Row row;
        row.cells.append(
            nobody ? Cell{.text = Words::tr("Nobody (set by hand)"), .faint = true}
                   : Cell{.text = summary.teams[by].team.name, .livery = summary.teams[by].team.livery});
        for (qsizetype to = 0; to < amounts.size(); ++to) {
            sums[to] += amounts[to];
            row.cells.append(amounts[to] == 0 ? Cell{.text = QStringLiteral("–"), .faint = true}
                                              : Cell{.text = number(amounts[to]),
                                                     .bold = true,
                                                     .dark = 0.12 + 0.68 * amounts[to] / most});
        }
        row.cells.append({.text = number(sum), .bold = true});
        table.rows.append(row);
    }
    Row last{{{.text = Words::tr("Taken", "damage"), .bold = true}}, true};
    for (const int sum : sums)
        last.cells.append({.text = number(sum), .bold = true});
    last.cells.append({.text = number(std::accumulate(sums.begin(), sums.end(), 0)), .bold = true});
    table.rows.append(last);
    return tableBlock(table, paper);
}

// "turn 2: 3 · turn 4: 1"
QString byTurn(const PieceReport& piece)
{
    QStringList parts;
    for (qsizetype turn = 0; turn < piece.inTurn.size(); ++turn) {
        if (piece.inTurn[turn] > 0)
            parts.append(Words::tr("T%1: %2", "turn, how much in it")
                             .arg(number(turn + 1), number(piece.inTurn[turn])));
    }
    return join(parts);
}

// "2 by 17, shot · 1 by hand"
QString bySource(const Material& material, const PieceReport& piece)
{
    QStringList parts;
    for (const Hits& hits : piece.hits) {
        const QString how = material.game->say(hits.how);
        parts.append(hits.byPiece.isEmpty()
                         ? Words::tr("%1 %2", "damage, how").arg(number(hits.amount), how)
                         : Words::tr("%1 by %2, %3", "damage, by which piece, how")
                               .arg(number(hits.amount),
                                    hits.byPiece == piece.id ? Words::tr("itself") : hits.byPiece, how));
    }
    return join(parts);
}

QString whatBecame(const Material& material, const PieceReport& piece)
{
    const QString where = piece.where.code.isEmpty() ? QString() : material.game->say(piece.where);
    if (!piece.ending)
        return where;
    const report::Ending& end = *piece.ending;
    const QString turn = number(end.turn);
    const QString how = material.game->say(end.how);
    return end.byPiece.isEmpty()
               ? Words::tr("%1 in turn %2, %3", "destroyed, turn, how").arg(where, turn, how)
               : Words::tr("%1 in turn %2 by %3, %4", "destroyed, turn, by which piece, how")
                     .arg(where, turn, end.byPiece == piece.id ? Words::tr("itself") : end.byPiece, how);
}

bool haveHolders(const TeamReport& team)
{
    return std::ranges::any_of(team.pieces, [](const PieceReport& piece) { return !piece.holder.isEmpty(); });
}

Table emptyPiecesTable(const Material& material, const TeamReport& team)
{
    const Summary& summary = material.summary;
    const auto say = [&](const table::Message& message) {
        return message.code.isEmpty() ? QString() : material.game->say(message);
    };
    Table table;
    table.points = 8;
    table.columns = {{say(summary.counting.piece), 32}};
    if (haveHolders(team))
        table.columns.append({say(summary.counting.holder), 64});
    table.columns.append({summary.counting.inTurn ? say(summary.counting.inTurn->label) : QString(), 58});
    for (const table::Count& count : summary.counting.counts)
        table.columns.append({say(count.label), 34, Qt::AlignRight});
    table.columns += {{Words::tr("When"), 54, Qt::AlignLeft, true},
                      {Words::tr("By whom, with what"), 0, Qt::AlignLeft, true},
                      {Words::tr("Where"), 80, Qt::AlignLeft, true}};
    return table;
}

Block piecesTable(const Material& material, const TeamReport& team, const Paper& paper)
{
    Table table = emptyPiecesTable(material, team);
    for (const PieceReport& piece : team.pieces) {
        if (!piece.played)
            continue;
        Row row{{{.text = piece.id, .bold = true}}};
        if (haveHolders(team))
            row.cells.append({.text = piece.holder});
        row.cells.append({.filled = piece.wear, .boxes = piece.mostWear});
        for (const table::Count& count : material.summary.counting.counts)
            row.cells.append({.text = number(piece.counts.value(count.key))});
        row.cells += {{.text = byTurn(piece)},
                      {.text = bySource(material, piece)},
                      {.text = whatBecame(material, piece), .bold = piece.ending.has_value()}};
        table.rows.append(row);
    }
    // They are few, and on the next page they would stand without their team.
    for (qsizetype i = 0; i + 1 < table.rows.size(); ++i)
        table.rows[i].keepsNext = true;
    return tableBlock(table, paper);
}

QString remarkOn(const Material& material, const TeamReport& team)
{
    const auto part = [&](const table::Message& label, int value) {
        return Words::tr("%1 %2", "what is counted, how much").arg(material.game->say(label), number(value));
    };
    QStringList parts;
    for (const table::Count& count : material.summary.counting.counts)
        parts.append(part(count.label, team.counts.value(count.key)));
    if (const table::Figure* score = team.standing.find(table::Figure::Score))
        parts.append(part(score->label, score->value));
    return join(parts);
}

void appendTeam(QList<Block>& blocks, const Material& material, const TeamReport& team, const Paper& paper)
{
    blocks.append(teamHeading(nameOf(team.team), remarkOn(material, team), team.team.livery, paper));
    if (std::ranges::any_of(team.pieces, &PieceReport::played))
        blocks.append(piecesTable(material, team, paper));
    QStringList waiting;
    for (const PieceReport& piece : team.pieces) {
        if (!piece.played)
            waiting.append(piece.id);
    }
    if (!waiting.isEmpty())
        blocks.append(paragraph(
            Words::tr("Never in play: %1", "pieces").arg(waiting.join(QStringLiteral(", "))), paper));
}

QList<int> soFar(const QList<int>& perTurn)
{
    QList<int> sums{0};
    for (const int amount : perTurn)
        sums.append(sums.back() + amount);
    return sums;
}

} // namespace

QList<Block> damageChart(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    if (!std::ranges::any_of(summary.inTurn, isSome))
        return {};
    const table::Count& counted = *summary.counting.inTurn;
    LineFigure figure{Words::tr("Turn"), material.game->say(counted.label), {}};
    for (const TeamReport& team : summary.teams)
        figure.series.append({team.team.name, team.team.livery, soFar(team.inTurn)});
    figure.height = summary.teams.size() > 5 ? 230 : 190;
    return {heading(material.game->say(counted.title), paper), chartBlock(figure, paper)};
}

QList<Block> whoHitWhom(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    const auto isAny = [](const Matrix& matrix) {
        return std::ranges::any_of(matrix,
                                   [](const QList<int>& row) { return std::ranges::any_of(row, isSome); });
    };
    QList<Block> blocks;
    if (isAny(summary.hits))
        blocks += {heading(Words::tr("Who hit whom"), paper), matrixTable(summary, summary.hits, paper)};
    if (isAny(summary.shoves))
        blocks += {heading(Words::tr("Who pushed whom"), paper), matrixTable(summary, summary.shoves, paper)};
    return blocks;
}

QList<Block> damageDocument(const Material& material, const Paper& paper)
{
    QList<Block> blocks{title(nameOf(Document::Damage), aboutGame(material), paper)};
    const QList<Block> chart = damageChart(material, paper);
    blocks += chart;
    if (chart.isEmpty())
        blocks.append(paragraph(Words::tr("There is nothing to count yet."), paper));
    blocks += whoHitWhom(material, paper);
    for (const TeamReport& team : material.summary.teams)
        appendTeam(blocks, material, team, paper);
    return blocks;
}

} // namespace roadmarshal::views::print

#include "chart_block.h"
#include "documents.h"
#include "table_block.h"
#include "text_blocks.h"
#include "words.h"

#include <algorithm>

namespace roadmarshal::views::print {

using report::Points;
using report::Summary;
using report::TeamReport;

namespace {

Column figure(const QString& title, double width = 44)
{
    return {title, width, Qt::AlignRight};
}

Block standingsTable(const Summary& summary, const Paper& paper)
{
    Table table;
    table.points = 9;
    table.columns = {{Words::tr("Rank"), 34, Qt::AlignRight},
                     {Words::tr("Team")},
                     {Words::tr("Player")},
                     figure(Words::tr("Points", "victory points")),
                     figure(Words::tr("To go", "victory points")),
                     figure(Words::tr("Kills")),
                     figure(Words::tr("Lost", "cars")),
                     figure(Words::tr("Dealt", "damage")),
                     figure(Words::tr("Taken", "damage"))};
    for (const int seat : summary.byRank()) {
        const TeamReport& team = summary.teams[seat];
        const bool won = team.team.id == summary.winner;
        const auto cell = [won](const QString& text) { return Cell{.text = text, .bold = won}; };
        table.rows.append(
            {{cell(number(team.rank)), Cell{.text = team.team.name, .bold = won, .livery = team.team.livery},
              cell(team.team.player), cell(number(team.standing.claimed)), cell(number(team.standing.pool)),
              cell(number(team.kills)), cell(number(team.lost)), cell(number(team.dealt)),
              cell(number(team.taken))}});
    }
    return tableBlock(table, paper);
}

// Every way in which somebody got or lost points, what brought the most first.
QList<Points> allSources(const Summary& summary)
{
    QList<Points> all;
    for (const TeamReport& team : summary.teams) {
        for (const Points& source : team.points) {
            const auto same = std::ranges::find_if(all, [&](const Points& other) {
                return other.how == source.how && (other.amount < 0) == (source.amount < 0);
            });
            if (same == all.end())
                all.append(source);
            else
                same->amount += source.amount;
        }
    }
    std::ranges::stable_sort(all, std::greater(), &Points::amount);
    return all;
}

Cell pointsOf(const TeamReport& team, const Points& source)
{
    for (const Points& points : team.points) {
        if (points.how == source.how && (points.amount < 0) == (source.amount < 0))
            return {.text = number(points.amount)};
    }
    return {.text = QStringLiteral("–"), .faint = true};
}

Block sourcesTable(const Material& material, const QList<Points>& sources, const Paper& paper)
{
    const Summary& summary = material.summary;
    Table table;
    table.columns = {{Words::tr("Points for", "victory points"), 150}};
    for (const int seat : summary.byRank())
        table.columns.append({summary.teams[seat].team.name, 0, Qt::AlignRight});
    Row sums{{{.text = Words::tr("Points", "victory points"), .bold = true}}, true};
    for (const int seat : summary.byRank())
        sums.cells.append({.text = number(summary.teams[seat].standing.claimed), .bold = true});
    for (const Points& source : sources) {
        const QString how = material.game->say(source.how);
        Row row{
            {{.text = source.amount < 0 ? Words::tr("%1 (given back)", "what the points were for").arg(how)
                                        : how}}};
        for (const int seat : summary.byRank())
            row.cells.append(pointsOf(summary.teams[seat], source));
        table.rows.append(row);
    }
    table.rows.append(sums);
    return tableBlock(table, paper);
}

} // namespace

QList<Block> standingsDocument(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    QList<Block> blocks{title(material.over ? Words::tr("Final standings") : nameOf(Document::Standings),
                              aboutGame(material), paper)};
    blocks.append(standingsTable(summary, paper));
    const QList<Points> sources = allSources(summary);
    if (sources.isEmpty()) {
        blocks.append(paragraph(Words::tr("Nobody has claimed a victory point yet."), paper));
        return blocks;
    }
    blocks.append(heading(Words::tr("Victory points, turn by turn"), paper));
    LineFigure figure{Words::tr("Turn"), Words::tr("Victory points claimed"), {}};
    for (const int seat : summary.byRank())
        figure.series.append(
            {summary.teams[seat].team.name, summary.teams[seat].team.livery, summary.teams[seat].pointsAt});
    figure.height = summary.teams.size() > 5 ? 230 : 190;
    blocks.append(chartBlock(figure, paper));
    blocks.append(heading(Words::tr("What the points were for"), paper));
    blocks.append(sourcesTable(material, sources, paper));
    return blocks;
}

} // namespace roadmarshal::views::print

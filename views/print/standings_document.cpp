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
using table::Figure;

namespace {

Column figure(const QString& title, double width = 44)
{
    return {title, width, Qt::AlignRight};
}

bool isPrinted(const Figure& figure)
{
    return figure.role == Figure::Score || figure.role == Figure::Left || figure.role == Figure::Other;
}

// Of all teams, each once.
QList<Figure> printedFigures(const Summary& summary)
{
    QList<Figure> printed;
    for (const TeamReport& team : summary.teams) {
        for (const Figure& figure : team.standing.figures) {
            if (isPrinted(figure) && !std::ranges::contains(printed, keyOf(figure), table::keyOf))
                printed.append(figure);
        }
    }
    return printed;
}

QString valueOf(const TeamReport& team, const Figure& kind)
{
    const auto found = std::ranges::find(team.standing.figures, keyOf(kind), table::keyOf);
    return found == team.standing.figures.end() ? QString() : number(found->value);
}

QString placeOf(const table::Standing& standing)
{
    const int place = standing.rank > 0 ? standing.rank : standing.order;
    return place > 0 ? number(place) : QString();
}

Block standingsTable(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    const QList<Figure> figures = printedFigures(summary);
    Table table;
    table.points = 9;
    table.columns = {{Words::tr("Rank"), 34, Qt::AlignRight}, {Words::tr("Team")}, {Words::tr("Player")}};
    for (const Figure& kind : figures)
        table.columns.append(figure(material.game->say(kind.label)));
    for (const table::Count& count : summary.counting.counts)
        table.columns.append(figure(material.game->say(count.label)));
    for (const int seat : summary.byRank()) {
        const TeamReport& team = summary.teams[seat];
        const bool won = summary.outcome.isWonBy(team.team.id);
        const auto cell = [won](const QString& text) { return Cell{.text = text, .bold = won}; };
        Row row{{cell(placeOf(team.standing)),
                 Cell{.text = team.team.name, .bold = won, .livery = team.team.livery},
                 cell(team.team.player)}};
        for (const Figure& kind : figures)
            row.cells.append(cell(valueOf(team, kind)));
        for (const table::Count& count : summary.counting.counts)
            row.cells.append(cell(number(team.counts.value(count.key))));
        table.rows.append(row);
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

// What the game calls the points of its teams.
QString nameOfPoints(const Material& material)
{
    for (const TeamReport& team : material.summary.teams) {
        if (const Figure* score = team.standing.find(Figure::Score))
            return material.game->say(score->label);
    }
    return Words::tr("Points");
}

bool isScored(const Summary& summary)
{
    return std::ranges::any_of(summary.teams,
                               [](const TeamReport& team) { return team.standing.find(Figure::Score); });
}

Block sourcesTable(const Material& material, const QList<Points>& sources, const Paper& paper)
{
    const Summary& summary = material.summary;
    Table table;
    table.columns = {{Words::tr("What for", "points"), 150}};
    for (const int seat : summary.byRank())
        table.columns.append({summary.teams[seat].team.name, 0, Qt::AlignRight});
    Row sums{{{.text = nameOfPoints(material), .bold = true}}, true};
    for (const int seat : summary.byRank())
        sums.cells.append({.text = number(summary.teams[seat].standing.value(Figure::Score)), .bold = true});
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

// How the points came together; nothing where the game has none, or nobody has any yet.
void appendPoints(QList<Block>& blocks, const Material& material, const Paper& paper)
{
    const QList<Points> sources = allSources(material.summary);
    if (sources.isEmpty()) {
        if (isScored(material.summary))
            blocks.append(paragraph(Words::tr("Nobody has any points yet."), paper));
        return;
    }
    blocks += pointsChart(material, paper);
    blocks.append(heading(Words::tr("What the points were for"), paper));
    blocks.append(sourcesTable(material, sources, paper));
}

} // namespace

QList<Block> pointsChart(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    if (allSources(summary).isEmpty())
        return {};
    LineFigure chart{Words::tr("Turn"), nameOfPoints(material), {}};
    for (const int seat : summary.byRank())
        chart.series.append(
            {summary.teams[seat].team.name, summary.teams[seat].team.livery, summary.teams[seat].pointsAt});
    chart.height = summary.teams.size() > 5 ? 230 : 190;
    return {heading(Words::tr("%1, turn by turn", "points").arg(nameOfPoints(material)), paper),
            chartBlock(chart, paper)};
}

QList<Block> placesChart(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    LineFigure chart{Words::tr("Turn"), Words::tr("Place"), {}};
    for (const int seat : summary.byRank()) {
        if (!summary.teams[seat].placeAt.isEmpty())
            chart.series.append({summary.teams[seat].team.name, summary.teams[seat].team.livery,
                                 summary.teams[seat].placeAt});
    }
    if (chart.series.isEmpty())
        return {};
    chart.ofPlaces = true;
    return {heading(Words::tr("Places, turn by turn"), paper), chartBlock(chart, paper)};
}

QList<Block> standingsDocument(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    QList<Block> blocks{
        title(summary.outcome.isOver() ? Words::tr("Final standings") : nameOf(Document::Standings),
              aboutGame(material), paper)};
    if (summary.outcome.isOver())
        blocks.append(paragraph(outcomeOf(material), paper));
    if (!summary.teams.isEmpty())
        blocks.append(standingsTable(material, paper));
    appendPoints(blocks, material, paper);
    blocks += placesChart(material, paper);
    return blocks;
}

} // namespace roadmarshal::views::print

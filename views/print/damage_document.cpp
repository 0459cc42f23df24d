#include "chart_block.h"
#include "documents.h"
#include "table_block.h"
#include "text_blocks.h"
#include "words.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::views::print {

using report::CarReport;
using report::Hits;
using report::Summary;
using report::TeamReport;

namespace {

QString join(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

// Who hit whom: the rows did it, the columns took it; the darker, the more.
Block whoHitWhom(const Summary& summary, const Paper& paper)
{
    Table table;
    table.points = 8;
    // Many teams need the room for their own names.
    table.columns = {{Words::tr("by ↓  to →", "who hit whom"), summary.teams.size() > 6 ? 92.0 : 110.0}};
    int most = 1;
    for (const QList<int>& row : summary.hits)
        most = std::max(most, *std::ranges::max_element(row));
    for (const TeamReport& team : summary.teams)
        table.columns.append({team.team.name, 0, Qt::AlignHCenter});
    table.columns.append({Words::tr("Sum"), 34, Qt::AlignRight});
    QList<int> sums(summary.teams.size(), 0);
    for (qsizetype by = 0; by < summary.hits.size(); ++by) {
        const QList<int>& amounts = summary.hits[by];
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
QString byTurn(const CarReport& car)
{
    QStringList parts;
    for (qsizetype turn = 0; turn < car.takenIn.size(); ++turn) {
        if (car.takenIn[turn] > 0)
            parts.append(Words::tr("T%1: %2", "turn, damage taken in it")
                             .arg(number(turn + 1), number(car.takenIn[turn])));
    }
    return join(parts);
}

// "2 by 17, shot · 1 by hand"
QString bySource(const Material& material, const CarReport& car)
{
    QStringList parts;
    for (const Hits& hits : car.hits) {
        const QString how = material.game->say(hits.how);
        parts.append(hits.byCar.isEmpty()
                         ? Words::tr("%1 %2", "damage, how").arg(number(hits.amount), how)
                         : Words::tr("%1 by %2, %3", "damage, by which car, how")
                               .arg(number(hits.amount),
                                    hits.byCar == car.id ? Words::tr("itself") : hits.byCar, how));
    }
    return join(parts);
}

QString whatBecame(const Material& material, const CarReport& car)
{
    if (!car.ending)
        return material.game->say(car.where);
    const report::Ending& end = *car.ending;
    const QString turn = number(end.turn);
    const QString how = material.game->say(end.how);
    return end.byCar.isEmpty() ? Words::tr("destroyed in turn %1, %2", "turn, how").arg(turn, how)
                               : Words::tr("destroyed in turn %1 by %2, %3", "turn, by which car, how")
                                     .arg(turn, end.byCar == car.id ? Words::tr("itself") : end.byCar, how);
}

Block carsTable(const Material& material, const TeamReport& team, const Paper& paper)
{
    Table table;
    table.points = 8;
    table.columns = {{Words::tr("Car"), 32},
                     {Words::tr("Driver"), 64},
                     {Words::tr("Damage"), 58},
                     {Words::tr("Taken", "damage"), 34, Qt::AlignRight},
                     {Words::tr("Dealt", "damage"), 34, Qt::AlignRight},
                     {Words::tr("Kills"), 30, Qt::AlignRight},
                     {Words::tr("When"), 54, Qt::AlignLeft, true},
                     {Words::tr("By whom, with what"), 0, Qt::AlignLeft, true},
                     {Words::tr("Where"), 80, Qt::AlignLeft, true}};
    for (const CarReport& car : team.cars) {
        if (!car.raced)
            continue;
        table.rows.append({{{.text = car.id, .bold = true},
                            {.text = car.driver},
                            {.filled = car.damage, .boxes = car.mostDamage},
                            {.text = number(car.taken)},
                            {.text = number(car.dealt)},
                            {.text = number(car.kills)},
                            {.text = byTurn(car)},
                            {.text = bySource(material, car)},
                            {.text = whatBecame(material, car), .bold = car.ending.has_value()}}});
    }
    // They are few, and on the next page they would stand without their team.
    for (qsizetype i = 0; i + 1 < table.rows.size(); ++i)
        table.rows[i].keepsNext = true;
    return tableBlock(table, paper);
}

void appendTeam(QList<Block>& blocks, const Material& material, const TeamReport& team, const Paper& paper)
{
    const QString remark =
        join({Words::tr("taken %1", "damage").arg(number(team.taken)),
              Words::tr("dealt %1", "damage").arg(number(team.dealt)),
              Words::tr("kills %1").arg(number(team.kills)), Words::tr("cars lost %1").arg(number(team.lost)),
              Words::tr("points %1", "victory points").arg(number(team.standing.claimed))});
    blocks.append(teamHeading(nameOf(team.team), remark, team.team.livery, paper));
    if (std::ranges::any_of(team.cars, &CarReport::raced))
        blocks.append(carsTable(material, team, paper));
    QStringList waiting;
    for (const CarReport& car : team.cars) {
        if (!car.raced)
            waiting.append(car.id);
    }
    if (!waiting.isEmpty())
        blocks.append(paragraph(
            Words::tr("Never in the race: %1", "cars").arg(waiting.join(QStringLiteral(", "))), paper));
}

QList<int> soFar(const QList<int>& perTurn)
{
    QList<int> sums{0};
    for (const int amount : perTurn)
        sums.append(sums.back() + amount);
    return sums;
}

} // namespace

QList<Block> damageDocument(const Material& material, const Paper& paper)
{
    const Summary& summary = material.summary;
    QList<Block> blocks{title(nameOf(Document::Damage), aboutGame(material), paper)};
    const bool any =
        std::ranges::any_of(summary.teams, [](const TeamReport& team) { return team.taken > 0; });
    if (any) {
        blocks.append(heading(Words::tr("Damage taken, turn by turn"), paper));
        LineFigure figure{Words::tr("Turn"), Words::tr("Damage markers, all cars"), {}};
        for (const TeamReport& team : summary.teams)
            figure.series.append({team.team.name, team.team.livery, soFar(team.takenIn)});
        figure.height = summary.teams.size() > 5 ? 230 : 190;
        blocks.append(chartBlock(figure, paper));
        blocks.append(heading(Words::tr("Who hit whom"), paper));
        blocks.append(whoHitWhom(summary, paper));
    } else {
        blocks.append(paragraph(Words::tr("No car has taken any damage yet."), paper));
    }
    for (const TeamReport& team : summary.teams)
        appendTeam(blocks, material, team, paper);
    return blocks;
}

} // namespace roadmarshal::views::print

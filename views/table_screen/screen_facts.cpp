#include "screen_facts.h"

#include "log/lines.h"
#include "log/outcome_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TableScreen)
};

Standing standingOf(const TableShow& table, const QString& team)
{
    const auto found = std::ranges::find(table.standings, team, &Standing::team);
    return found == table.standings.end() ? Standing{.team = team} : *found;
}

// Lower comes first. What is out of the game is of no use to anybody now.
int precedenceOf(Figure::Role role)
{
    switch (role) {
    case Figure::Score:
        return 0;
    case Figure::Left:
        return 1;
    case Figure::Other:
        return 2;
    case Figure::Wear:
        return 3;
    case Figure::ToGo:
        return 4;
    case Figure::Lost:
        break;
    }
    return 5;
}

QList<ScreenFacts::Column> columnsOf(const TableShow& table, const Wording& say)
{
    QList<ScreenFacts::Column> columns;
    for (const Standing& standing : table.standings) {
        for (const Figure& figure : standing.figures) {
            const bool known = std::ranges::contains(columns, keyOf(figure), &ScreenFacts::Column::key);
            if (known || figure.role == Figure::Lost)
                continue;
            const bool brief = figure.role == Figure::Score && !figure.unit.code.isEmpty();
            columns.append({keyOf(figure), say(brief ? figure.unit : figure.label), figure.role});
        }
    }
    std::ranges::stable_sort(columns, {}, [](const auto& column) { return precedenceOf(column.role); });
    return columns;
}

} // namespace

ScreenFacts factsOf(const TableShow& table, const Wording& say)
{
    ScreenFacts facts;
    facts.headline = say(table.headline);
    facts.columns = columnsOf(table, say);
    facts.how = table.outcome.how;
    facts.reason = log::reasonOf(table.outcome, say);
    for (const Team& team : table.teams) {
        const auto row = static_cast<int>(facts.rows.size());
        const Standing standing = standingOf(table, team.id);
        facts.rows.append({team, standing});
        if (standing.toAct)
            facts.toAct = row;
        if (standing.first)
            facts.first = row;
        if (table.outcome.winners.contains(team.id))
            facts.winners.append(row);
    }
    return facts;
}

ScreenFacts factsOf(const Session& session, std::optional<int> replayed)
{
    const int entry = replayed.value_or(session.last());
    const State table = replayed ? session.at(entry).value_or(session.now()) : session.now();
    ScreenFacts facts = factsOf(session.game().show(table),
                                [&](const Message& message) { return session.game().say(message); });
    if (entry > 0) {
        const log::Line line = log::toldLine(session, session.entries()[entry - 1],
                                             session.at(entry - 1).value_or(session.now()));
        facts.entry = replayed ? Words::tr("Replay, entry %1 of %2: %3")
                                     .arg(QString::number(entry), QString::number(session.last()), line.title)
                               : line.title;
        for (const log::Consequence& consequence : line.consequences)
            facts.consequences.append(consequence.text);
        // A correction of one thing and a note say it all in one line.
        if (line.kind == EntryKind::Correction && facts.consequences.size() == 1)
            facts.consequences.clear();
        if (!line.note.isEmpty())
            facts.consequences.append(log::inShort(line.note));
    }
    return facts;
}

} // namespace roadmarshal::views

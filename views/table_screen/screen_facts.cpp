#include "screen_facts.h"

#include "log/lines.h"

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

Standing standingOf(const TableShow& table, const QString& team)
{
    const auto found = std::ranges::find(table.standings, team, &Standing::team);
    return found == table.standings.end() ? Standing{.team = team} : *found;
}

} // namespace

ScreenFacts factsOf(const Session& session)
{
    const TableShow table = session.game().show(session.now());
    ScreenFacts facts;
    facts.headline = session.game().say(table.headline);
    for (const Team& team : table.teams) {
        const auto row = static_cast<int>(facts.rows.size());
        const Standing standing = standingOf(table, team.id);
        facts.rows.append({team, standing});
        if (standing.toAct)
            facts.toAct = row;
        if (standing.first)
            facts.first = row;
        if (team.id == table.winner)
            facts.winner = row;
    }
    if (session.last() > 0) {
        const log::Line line = log::lineOf(session, session.entries().last());
        facts.entry = line.title;
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

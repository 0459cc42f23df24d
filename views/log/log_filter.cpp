#include "log_filter.h"

#include <algorithm>

namespace roadmarshal::views {

using What = table::Fact::What;

namespace {

void addOnce(QStringList& list, const QString& id)
{
    if (!id.isEmpty() && !list.contains(id))
        list.append(id);
}

bool isOfKind(const LogFilter& filter, const LogTraits& traits, const log::Line& line)
{
    using enum LogFilter::Kind;
    using table::EntryKind;
    switch (filter.kind) {
    case All:
        return true;
    case Told:
        return std::ranges::any_of(filter.facts, [&](What what) { return traits.facts.contains(what); });
    case Objected:
        return !line.objections.isEmpty();
    case Notes:
        return !line.note.isEmpty() || line.kind == EntryKind::Ruling;
    case ByHand:
        return line.kind == EntryKind::Correction;
    case TakenBack:
        return !line.stands || !line.reads.isEmpty() || line.kind == EntryKind::Undo ||
               line.kind == EntryKind::Redo || line.kind == EntryKind::Amendment;
    }
    return true;
}

} // namespace

LogTraits traitsOf(const log::About& about)
{
    LogTraits traits;
    addOnce(traits.teams, about.passage.team);
    addOnce(traits.pieces, about.passage.piece);
    for (const table::Fact& fact : about.facts) {
        addOnce(traits.teams, fact.team);
        addOnce(traits.teams, fact.byTeam);
        addOnce(traits.pieces, fact.piece);
        addOnce(traits.pieces, fact.byPiece);
        if (!traits.facts.contains(fact.what))
            traits.facts.append(fact.what);
    }
    return traits;
}

bool accepts(const LogFilter& filter, const LogTraits& traits, const log::Line& line, const QString& search)
{
    return (filter.team.isEmpty() || traits.teams.contains(filter.team)) &&
           (filter.piece.isEmpty() || traits.pieces.contains(filter.piece)) &&
           isOfKind(filter, traits, line) &&
           (filter.text.isEmpty() || search.contains(filter.text, Qt::CaseInsensitive) ||
            line.reads.contains(filter.text, Qt::CaseInsensitive));
}

} // namespace roadmarshal::views

#include "log_filter.h"

namespace roadmarshal::views {

using What = table::Fact::What;

namespace {

void addOnce(QStringList& list, const QString& id)
{
    if (!id.isEmpty() && !list.contains(id))
        list.append(id);
}

bool isOfKind(LogFilter::Kind kind, const LogTraits& traits, const log::Line& line)
{
    using enum LogFilter::Kind;
    using table::EntryKind;
    switch (kind) {
    case All:
        return true;
    case Damage:
        return traits.damage;
    case Kills:
        return traits.kill;
    case Points:
        return traits.points;
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
    addOnce(traits.cars, about.passage.car);
    for (const table::Fact& fact : about.facts) {
        addOnce(traits.teams, fact.team);
        addOnce(traits.teams, fact.byTeam);
        addOnce(traits.cars, fact.car);
        addOnce(traits.cars, fact.byCar);
        traits.damage |= fact.what == What::Damage || fact.what == What::Repair;
        traits.kill |= fact.what == What::Kill;
        traits.points |= fact.what == What::Score || fact.what == What::Return ||
                         fact.what == What::Forfeit || fact.what == What::Win;
    }
    return traits;
}

bool accepts(const LogFilter& filter, const LogTraits& traits, const log::Line& line, const QString& search)
{
    return (filter.team.isEmpty() || traits.teams.contains(filter.team)) &&
           (filter.car.isEmpty() || traits.cars.contains(filter.car)) &&
           isOfKind(filter.kind, traits, line) &&
           (filter.text.isEmpty() || search.contains(filter.text, Qt::CaseInsensitive) ||
            line.reads.contains(filter.text, Qt::CaseInsensitive));
}

} // namespace roadmarshal::views

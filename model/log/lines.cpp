#include "lines.h"

#include "table/shorthand.h"

#include <QCoreApplication>
#include <QSet>

namespace roadmarshal::log {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

QString titleOf(const Game& game, const Entry& entry)
{
    switch (entry.kind) {
    case EntryKind::Action:
        return game.say(entry.action);
    case EntryKind::Correction:
        // One thing set is said at once; several are listed under it.
        return entry.effects.size() == 1 ? Words::tr("Set by hand: %1").arg(game.say(entry.effects.first()))
                                         : Words::tr("Set by hand");
    case EntryKind::Undo:
        return Words::tr("Entry %1 taken back").arg(entry.target);
    case EntryKind::Redo:
        return Words::tr("Entry %1 brought back").arg(entry.target);
    case EntryKind::Amendment:
        return Words::tr("Entry %1 amended").arg(entry.target);
    case EntryKind::Note:
        return Words::tr("Note on entry %1").arg(entry.target);
    }
    return {};
}

} // namespace

QString toText(const Citation& citation)
{
    if (citation.isEmpty())
        return {};
    return citation.ruling.isEmpty() ? QStringLiteral("(%1)").arg(citation.rule)
           : citation.rule.isEmpty() ? QStringLiteral("(%1)").arg(citation.ruling)
                                     : QStringLiteral("(%1, %2)").arg(citation.rule, citation.ruling);
}

Line lineOf(const Game& game, const Entry& entry, bool stands)
{
    Line line{entry.number, entry.time, entry.kind, titleOf(game, entry), {}, {}, entry.note, stands};
    for (const Amended& item : entry.amended) {
        const bool set = item.kind == EntryKind::Correction;
        line.consequences.append({Words::tr("%1 now reads: %2")
                                      .arg(item.entry)
                                      .arg(set ? Words::tr("Set by hand") : game.say(item.action)),
                                  {}});
    }
    for (const Effect& effect : entry.effects) {
        // What only the app keeps book of has no words.
        if (const QString text = game.say(effect); !text.isEmpty())
            line.consequences.append({text, effect.citation});
    }
    for (const Objection& objection : entry.objections)
        line.objections.append(say(game, objection));
    return line;
}

QList<Line> linesOf(const Session& session)
{
    QSet<int> standing;
    for (const Amended& item : session.history().standing())
        standing.insert(item.entry);
    QList<Line> lines;
    lines.reserve(session.entries().size());
    for (const Entry& entry : session.entries()) {
        const bool canFall = entry.kind == EntryKind::Action || entry.kind == EntryKind::Correction;
        lines.append(lineOf(session.game(), entry, !canFall || standing.contains(entry.number)));
    }
    return lines;
}

} // namespace roadmarshal::log

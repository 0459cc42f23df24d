#include "lines.h"

#include "table/journal/shorthand.h"
#include "text/one_line.h"

#include <QCoreApplication>

#include <ranges>

namespace roadmarshal::log {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

Amended asAmended(const Entry& entry)
{
    return {entry.number, entry.kind, entry.action, entry.effects, entry.objections, entry.draws};
}

// What was set by hand is all there is to say; an action may bring about something else.
bool sayTheSame(const Amended& one, const Amended& other)
{
    return one.kind == other.kind && one.action == other.action &&
           (one.kind == EntryKind::Action || one.effects == other.effects);
}

QString titleOfEntry(const Voice& voice, const Entry& entry)
{
    switch (entry.kind) {
    case EntryKind::Action:
    case EntryKind::Correction:
        return titleOf(voice, asAmended(entry));
    case EntryKind::Undo:
        return Words::tr("Entry %1 taken back").arg(entry.target);
    case EntryKind::Redo:
        return Words::tr("Entry %1 brought back").arg(entry.target);
    case EntryKind::Amendment:
        return Words::tr("Entry %1 amended").arg(entry.target);
    case EntryKind::Note:
        return Words::tr("Note on entry %1").arg(entry.target);
    case EntryKind::Ruling:
        return entry.ruling ? Words::tr("Ruling on entry %1: %2")
                                  .arg(entry.target)
                                  .arg(text::onOneLine(entry.ruling->words))
                            : Words::tr("Ruling on entry %1").arg(entry.target);
    }
    return {};
}

// What an amendment made of the entries that stood before it; those that stayed the same are not told.
QList<Consequence> amendedLines(const Session& session, const Voice& voice, const Entry& entry)
{
    const History& history = session.history();
    std::vector<int> items; // the newest first
    for (int item = history.tip(entry.number - 1); item >= 0 && history.item(item).entry >= entry.target;
         item = history.before(item))
        items.push_back(item);
    QList<Consequence> lines;
    auto after = entry.amended.begin(); // both are in the order of their entries
    for (const int item : std::views::reverse(items)) {
        const Amended& before = history.item(item);
        while (after != entry.amended.end() && after->entry < before.entry)
            ++after;
        if (after == entry.amended.end() || after->entry != before.entry)
            lines.append({Words::tr("%1 did not happen").arg(before.entry), {}});
        else if (!sayTheSame(*after, before))
            lines.append({Words::tr("%1 now reads: %2").arg(before.entry).arg(titleOf(voice, *after)), {}});
        else if (*after != before)
            lines.append(
                {Words::tr("%1 is decided anew: %2").arg(before.entry).arg(titleOf(voice, *after)), {}});
    }
    return lines;
}

// Without what followed from it by the rules.
Line bareLine(const Session& session, const Voice& voice, const Entry& entry)
{
    Line line{
        entry.number, entry.time, entry.kind, titleOfEntry(voice, entry), {}, {}, text::onLines(entry.note),
        true,         {}};
    if (entry.kind == EntryKind::Amendment)
        line.consequences = amendedLines(session, voice, entry);
    if (entry.ruling) {
        for (const table::Ruling::Reason& reason : entry.ruling->reasons)
            line.consequences.append({text::onOneLine(reason.text), reason.citation});
        line.consequences.append({text::onOneLine(table::decisionText(*entry.ruling)), {}});
    }
    for (const Objection& objection : entry.objections)
        line.objections.append(say(voice.game(), objection));
    return line;
}

} // namespace

QString Line::inOne() const
{
    QStringList parts{title};
    for (const Consequence& consequence : consequences) {
        if (consequence.isNotable)
            parts.append(consequence.text);
    }
    return parts.join(QStringLiteral(" · "));
}

QString titleOf(const Voice& voice, const Amended& item)
{
    if (item.kind == EntryKind::Action)
        return voice.say(item.action);
    // One thing set is said at once; several are listed under it.
    QStringList told;
    for (const Effect& effect : item.effects) {
        if (const QString text = voice.say(effect); !text.isEmpty())
            told.append(text);
    }
    return told.size() == 1 ? Words::tr("Set by hand: %1").arg(told.first()) : Words::tr("Set by hand");
}

QString inShort(const QString& text)
{
    return text::shortened(text, longestNote);
}

QString toText(const Citation& citation)
{
    if (citation.isEmpty())
        return {};
    return citation.ruling.isEmpty() ? QStringLiteral("(%1)").arg(citation.rule)
           : citation.rule.isEmpty() ? QStringLiteral("(%1)").arg(citation.ruling)
                                     : QStringLiteral("(%1, %2)").arg(citation.rule, citation.ruling);
}

Standing standingIn(const Session& session)
{
    Standing standing;
    for (const Amended& item : session.history().standing())
        standing.insert(item.entry, item);
    return standing;
}

bool refresh(Line& line, const Voice& voice, const Entry& entry, const Standing& standing)
{
    bool stands = true;
    QString reads;
    if (entry.kind == EntryKind::Action || entry.kind == EntryKind::Correction) {
        const auto item = standing.find(entry.number);
        stands = item != standing.end();
        if (stands && !sayTheSame(*item, asAmended(entry)))
            reads = titleOf(voice, *item);
        else if (stands && item->effects != entry.effects)
            reads = Words::tr("decided anew");
    }
    const bool isNews = line.stands != stands || line.reads != reads;
    line.stands = stands;
    line.reads = reads;
    return isNews;
}

Line lineOf(const Session& session, const Entry& entry)
{
    Line line = bareLine(session, session.game(), entry);
    for (const Effect& effect : entry.effects) {
        // What only the app keeps book of has no words.
        if (const QString text = session.game().say(effect); !text.isEmpty())
            line.consequences.append({text, effect.citation});
    }
    return line;
}

Line toldLine(const Session& session, const Entry& entry, const State& before)
{
    const Game& game = session.game();
    const Voice voice(game, before);
    Line line = bareLine(session, voice, entry);
    switch (entry.kind) {
    case EntryKind::Action: {
        Telling telling = game.tell(before, entry.action, entry.effects);
        line.title = std::move(telling.title);
        line.consequences += telling.then;
        break;
    }
    case EntryKind::Correction:
        for (const Effect& effect : entry.effects) {
            if (const QString text = voice.say(effect); !text.isEmpty())
                line.consequences.append({text, effect.citation});
        }
        break;
    default: // what hands did to the table for it
        for (const QString& step : game.steps(before, entry.effects))
            line.consequences.append({step});
    }
    return line;
}

QList<Line> linesOf(const Session& session)
{
    const Standing standing = standingIn(session);
    QList<Line> lines;
    lines.reserve(session.entries().size());
    for (const Entry& entry : session.entries())
        refresh(lines.emplaceBack(lineOf(session, entry)), session.game(), entry, standing);
    return lines;
}

} // namespace roadmarshal::log

// The journal as people read it: one line per entry with everything that followed from it.
#pragma once

#include "table/journal/session.h"
#include "voice.h"

#include <QHash>

namespace roadmarshal::log {

using Consequence = table::Told;

struct Line
{
    int number = 0;
    QDateTime time;
    table::EntryKind kind = table::EntryKind::Action;
    QString title;
    QList<Consequence> consequences;
    QStringList objections; // each with its citations
    QString note;
    bool stands = true; // not undone, not taken out by an amendment
    QString reads;      // what stands in its place since the past was amended, if anything

    // The title and what else is worth telling at once: "21 plays Solo +3 to 6.0 · 21 crosses the line …".
    QString inOne() const;
};

// What stands now, by the numbers of the entries.
using Standing = QHash<int, table::Amended>;
Standing standingIn(const table::Session& session);
// As it was recorded: effect by effect, in the words of files.
Line lineOf(const table::Session& session, const table::Entry& entry);
// As people tell it, on the table just before it.
Line toldLine(const table::Session& session, const table::Entry& entry, const table::State& before);
// What became of it since; true if that is news.
bool refresh(Line& line, const Voice& voice, const table::Entry& entry, const Standing& standing);
// All entries with what became of them, oldest first, as they were recorded.
QList<Line> linesOf(const table::Session& session);
// What an action or a correction says at once.
QString titleOf(const Voice& voice, const table::Amended& item);
// As much of a text as is shown and printed: what older or foreign games hold may be megabytes.
QString inShort(const QString& text);
// "(7.13, AR-16)", or nothing.
QString toText(const table::Citation& citation);

} // namespace roadmarshal::log

// The journal as people read it: one line per entry with everything that followed from it.
#pragma once

#include "table/journal/session.h"

#include <QHash>

namespace roadmarshal::log {

struct Consequence
{
    QString text;
    table::Citation citation;
};

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
};

// What stands now, by the numbers of the entries.
using Standing = QHash<int, table::Amended>;
Standing standingIn(const table::Session& session);
// As it was recorded.
Line lineOf(const table::Session& session, const table::Entry& entry);
// What became of it since; true if that is news.
bool refresh(Line& line, const table::Game& game, const table::Entry& entry, const Standing& standing);
// All entries with what became of them, oldest first.
QList<Line> linesOf(const table::Session& session);
// What an action or a correction says at once.
QString titleOf(const table::Game& game, const table::Amended& item);
// As much of a text as is shown and printed: what older or foreign games hold may be megabytes.
QString inShort(const QString& text);
// "(7.13, AR-16)", or nothing.
QString toText(const table::Citation& citation);

} // namespace roadmarshal::log

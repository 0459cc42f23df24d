// The journal as people read it: one line per entry with everything that followed from it.
#pragma once

#include "table/session.h"

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
    bool stands = true; // not undone, not replaced by an amendment
};

Line lineOf(const table::Game& game, const table::Entry& entry, bool stands);
// All entries, oldest first.
QList<Line> linesOf(const table::Session& session);
// "(7.13, AR-16)", or nothing.
QString toText(const table::Citation& citation);

} // namespace roadmarshal::log

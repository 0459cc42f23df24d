// Reads all games of a person on several threads: first a glance at each, then all of it.
#pragma once

#include "find.h"
#include "game_record.h"

#include <functional>

namespace roadmarshal::archive {

struct Wanted
{
    Places places;
    QString index;            // where what was read before is remembered; empty for nowhere
    bool glanceFirst = false; // somebody watches, and wants to see something soon
};

// What is known so far. Never called from two threads at once; not called any more once `scan` has returned.
struct Progress
{
    std::function<void(const QStringList& files)> found;
    // A game for the first time, or again with more of it. A file that has gone meanwhile comes without
    // either.
    std::function<void(const GameRecord& summary)> read;
};

struct Scanned
{
    QList<GameRecord> games; // as far as it went, in the order of their files
    QStringList skipped;     // as in Found
    bool complete = false;
};

Scanned scan(const Wanted& wanted, const Progress& progress = {}, std::stop_token stop = {});

} // namespace roadmarshal::archive

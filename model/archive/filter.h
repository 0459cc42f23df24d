// Which games statistics are about.
#pragma once

#include "game_record.h"

namespace roadmarshal::archive {

// What is empty excludes nothing.
struct Filter
{
    QString game;   // id
    QString track;  // id
    QString player; // name
    QDate from;     // the days on which a game began, in local time
    QDate to;
    bool operator==(const Filter&) const = default;
};

bool matches(const Filter& filter, const GameRecord& summary);
// Only games of which everything has been read: the others have no figures yet.
QList<GameRecord> chosen(const QList<GameRecord>& games, const Filter& filter);

// One person, however they were typed.
QString playerKey(const QString& name);

} // namespace roadmarshal::archive

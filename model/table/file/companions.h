// What SQLite keeps beside a game while it is played, and what somebody may have put there in its place.
#pragma once

#include "json/problem.h"

#include <expected>

namespace roadmarshal::table {

QString walOf(const QString& path);
QString journalOf(const QString& path);
QString indexOf(const QString& path);

// SQLite believes whatever lies beside a database: a link or a pipe there, or a journal that names further
// files, which some versions then delete. None of that is ever ours.
std::expected<void, Problem> checkCompanions(const QString& path);

bool hasCompanions(const QString& path);
void removeCompanions(const QString& path);

// The path as SQLite goes: helpers lie beside the real file, whatever leads to it.
QString realPathOf(const QString& path);

// By the first bytes: the newest entries may be in the log beside it.
bool usesWriteAheadLog(const QString& path);

} // namespace roadmarshal::table

// Opens a game file for a subcommand.
#pragma once

#include "commands.h"

#include "table/journal/session.h"

namespace roadmarshal::cli {

// Remarks on what is damaged or missing in it; the error is one line that names the file.
std::expected<std::unique_ptr<table::Session>, QString> openGame(const QString& path, table::Access access);

// A game that is only read, and its table after an entry.
struct OpenTable
{
    std::unique_ptr<table::Session> session;
    int entry = 0;
    table::State state;
};
// The game that comes first of the plain words, after the entry that --at names, or as it is now.
std::expected<OpenTable, QString> openTable(const Arguments& arguments);

// Why --at can't be given with what is no game, if it is.
std::optional<QString> refuseAt(const Arguments& arguments);

// By its first bytes: anything else is read as JSON.
bool isGameFile(const QString& path);

} // namespace roadmarshal::cli

// Opens a game file for a subcommand.
#pragma once

#include "commands.h"

#include "table/session.h"

namespace roadmarshal::cli {

// Complains about what is damaged in it; the error is one line that names the file.
std::expected<std::unique_ptr<table::Session>, QString> openGame(const QString& path, table::Access access);

// The entry that --at names, or the last one; the error names the file.
std::expected<int, QString> entryFrom(const Arguments& arguments, const table::Session& session);

// By its first bytes: anything else is read as JSON.
bool isGameFile(const QString& path);

} // namespace roadmarshal::cli

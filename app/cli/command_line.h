// The subcommands: no display, JSON on standard output, one line on standard error if the input is bad.
#pragma once

#include <QStringList>

#include <optional>

namespace roadmarshal::cli {

// What comes behind it is never an option.
inline const QString endOfOptions = QStringLiteral("--");

// Exit status, or nothing if the arguments name no subcommand. `args` is without the program's name.
std::optional<int> run(const QStringList& args);
QString usage();

} // namespace roadmarshal::cli

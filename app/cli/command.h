// A subcommand: its words, and what it does with them.
#pragma once

#include "commands.h"

#include <functional>

namespace roadmarshal::cli {

struct Command
{
    QString name;
    QStringList usages; // what may follow the name; several where games differ
    int fewest = 1;     // plain words
    int most = 1;
    QStringList options = {}; // that take a value
    QStringList flags = {};
    std::function<Result(const Arguments&)> run;
};

} // namespace roadmarshal::cli

// How to read a database file so that nothing is left beside it and nobody who writes it is disturbed.
#pragma once

#include "json/problem.h"

#include <expected>
#include <memory>

class QTemporaryDir;

namespace roadmarshal::table {

struct ReadOnlyName
{
    QString uri;                         // for SQLite
    std::shared_ptr<QTemporaryDir> copy; // holds what the name leads to, if that is only a copy
};

// An ordinary reader makes the two helpers of a write-ahead log where they are missing, and can't take them
// away again.
std::expected<ReadOnlyName, Problem> readOnlyName(const QString& path);

} // namespace roadmarshal::table

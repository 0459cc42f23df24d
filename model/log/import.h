// Makes a game file of an exported log (roadmarshal-log/1).
#pragma once

#include "table/file/game_file.h"

namespace roadmarshal::log {

struct Imported
{
    table::Meta meta;
    QList<table::Entry> entries;
};

// The head of a log alone.
std::expected<table::Meta, Problem> readMeta(const QJsonObject& log);
// Checks everything: types, sizes, and that each entry fits the table that the ones before it left.
std::expected<Imported, Problem> readLog(const QJsonObject& log);

struct ImportProblem
{
    QString file; // the one that it is about
    Problem problem;
    QString toLine() const { return problem.toLine(file); }
};
// The number of entries. If anything is wrong, no game file is left behind.
std::expected<int, ImportProblem> importLog(const QString& logPath, const QString& gamePath);

} // namespace roadmarshal::log

// The files of one folder that hold content of one kind, read within bounds and checked.
#pragma once

#include "item.h"
#include "kind.h"

#include <expected>

namespace roadmarshal::content {

// Files are anybody's: what is larger or more than this is told and not looked at.
inline constexpr qsizetype mostFiles = 500;
inline constexpr qint64 largestFile = 1024 * 1024;
inline constexpr qint64 mostBytes = 32 * largestFile; // of one folder
inline constexpr qsizetype mostInFile = 200;

struct Listing
{
    std::vector<Item> items;
    std::vector<FileProblem> problems;
};

struct Shelf
{
    Source source = Source::BuiltIn;
    QString folder;
};

// All that is on it, in order of file names; what is bad is told with place and reason.
Listing read(const Shelf& shelf, const Kind& kind);
// One file, wherever it lies. What is of another game is neither an item nor a problem.
Listing readFile(const QString& path, Source source, const Kind& kind);
// What is wrong with one item, as if it were read.
std::optional<Problem> problemOf(const QJsonObject& item, const Kind& kind);
// Letters, digits, - and _, at most 60: an id that a file can be named after, wherever it comes from.
bool isFileName(const QString& id);
// The one with the id, by its file's name or else by what is said inside; nothing if there is none, a problem
// if it is bad.
std::expected<std::optional<Item>, FileProblem> find(const Shelf& shelf, const Kind& kind, const QString& id);

} // namespace roadmarshal::content

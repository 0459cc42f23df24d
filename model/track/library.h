// The tracks at hand: beside a file, in the user's library, built in.
#pragma once

#include "track.h"
#include "json/problem.h"

#include <QStringList>

#include <expected>
#include <vector>

namespace roadmarshal::track {

// A problem and the file that has it; no file where none was found.
struct FileProblem
{
    QString file;
    Problem problem;
    QString toLine() const { return problem.toLine(file); }
};

struct Entry
{
    QString id;
    QString name;
    QString file;
};

struct Listing
{
    std::vector<Entry> tracks; // sorted by name; of several with one id the one that `find` gives
    std::vector<FileProblem> problems;
};

class Library
{
public:
    // Searches the folders in order: the user's library, then what is built in.
    static Library standard();
    // The same, with a folder that comes first (where the position file lies).
    static Library beside(const QString& folder);
    explicit Library(QStringList folders) : m_folders(std::move(folders)) {}

    // A file that bears the id but is bad is a problem, not passed over.
    std::expected<Track, FileProblem> find(const QString& id) const;
    Listing list() const;

    static QString userFolder();

private:
    QStringList m_folders;
};

} // namespace roadmarshal::track

// The tracks at hand, as the content library holds them.
#pragma once

#include "content/library.h"
#include "track.h"

namespace roadmarshal::track {

using content::FileProblem;

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
    // The owner's library, then what is built in.
    static Library standard() { return Library(content::Library::standard()); }
    // The same, with a folder that comes first (where the position file lies).
    static Library beside(const QString& folder) { return Library(content::Library::beside(folder)); }
    explicit Library(const QStringList& folders) : m_library(folders) {}

    // A file that bears the id but is bad is a problem, not passed over.
    std::expected<Track, FileProblem> find(const QString& id) const;
    Listing list() const;

private:
    explicit Library(content::Library library) : m_library(std::move(library)) {}

    content::Library m_library;
};

} // namespace roadmarshal::track

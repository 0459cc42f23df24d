// The tracks at hand, as the content library holds them.
#pragma once

#include "content/library.h"
#include "track/track.h"

namespace roadmarshal::apocalypse_road {

class TrackLibrary
{
public:
    // The owner's library, then what is built in.
    static TrackLibrary standard() { return TrackLibrary(content::Library::standard()); }
    // The same, with a folder that comes first (where the position file lies).
    static TrackLibrary beside(const QString& folder)
    {
        return TrackLibrary(content::Library::beside(folder));
    }
    explicit TrackLibrary(const QStringList& folders) : m_library(folders) {}

    // A file that bears the id but is bad is a problem, not passed over. Cars stand, and are asked about, on
    // tracks without a chute too (8.3).
    std::expected<track::Track, content::FileProblem> find(const QString& id) const;
    std::expected<track::Track, content::FileProblem> findToRaceOn(const QString& id) const;
    // Of several with one id the one that `find` gives.
    content::Listing list() const;

private:
    explicit TrackLibrary(content::Library library) : m_library(std::move(library)) {}

    std::expected<track::Track, content::FileProblem> findOf(const content::Kind& kind,
                                                             const QString& id) const;

    content::Library m_library;
};

} // namespace roadmarshal::apocalypse_road

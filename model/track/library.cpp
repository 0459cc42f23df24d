#include "library.h"

#include "kind.h"
#include "load.h"

#include <algorithm>

namespace roadmarshal::track {

std::expected<Track, FileProblem> Library::find(const QString& id) const
{
    if (!isTrackId(id))
        return std::unexpected(FileProblem{{}, {{}, QStringLiteral("\"%1\" is not a track id").arg(id)}});
    return m_library.find(kind(), id).and_then([](const content::Item& item) {
        return load(item.json).and_then(withChute).transform_error(
            [&](const Problem& problem) { return FileProblem{item.file, problem}; });
    });
}

Listing Library::list() const
{
    const content::Listing found = m_library.list(kind());
    Listing listing{{}, found.problems};
    for (const content::Item& item : found.items)
        listing.tracks.push_back({item.id, item.name, item.file});
    std::ranges::sort(listing.tracks, {}, &Entry::name);
    return listing;
}

} // namespace roadmarshal::track

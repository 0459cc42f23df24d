#include "track_library.h"

#include "track/load.h"
#include "track_kind.h"

namespace roadmarshal::apocalypse_road {

using content::FileProblem;

std::expected<track::Track, FileProblem> TrackLibrary::find(const QString& id) const
{
    if (!track::isTrackId(id))
        return std::unexpected(FileProblem{{}, {{}, QStringLiteral("\"%1\" is not a track id").arg(id)}});
    return m_library.find(trackKind(), id).and_then([](const content::Item& item) {
        return track::load(item.json).and_then(track::withChute).transform_error([&](const Problem& problem) {
            return FileProblem{item.file, problem};
        });
    });
}

content::Listing TrackLibrary::list() const
{
    return m_library.list(trackKind());
}

} // namespace roadmarshal::apocalypse_road

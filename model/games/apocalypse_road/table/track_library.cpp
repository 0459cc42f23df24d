#include "track_library.h"

#include "track/load.h"
#include "track_kind.h"

namespace roadmarshal::apocalypse_road {

using content::FileProblem;

std::expected<track::Track, FileProblem> TrackLibrary::find(const QString& id) const
{
    return findOf(standingTrackKind(), id);
}

std::expected<track::Track, FileProblem> TrackLibrary::findToRaceOn(const QString& id) const
{
    return findOf(trackKind(), id);
}

content::Listing TrackLibrary::list() const
{
    return m_library.list(trackKind());
}

std::expected<track::Track, FileProblem> TrackLibrary::findOf(const content::Kind& kind,
                                                              const QString& id) const
{
    if (!track::isTrackId(id))
        return std::unexpected(FileProblem{{}, {{}, QStringLiteral("\"%1\" is not a track id").arg(id)}});
    return m_library.find(kind, id).and_then([](const content::Item& item) {
        return track::load(item.json).transform_error(
            [&](const Problem& problem) { return FileProblem{item.file, problem}; });
    });
}

} // namespace roadmarshal::apocalypse_road

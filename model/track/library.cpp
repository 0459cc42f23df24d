#include "library.h"

#include "load.h"
#include "json/reader.h"

#include <QDir>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>

namespace roadmarshal::track {

namespace {

const QString builtInFolder = QStringLiteral(":/tracks");
const QString ending = QStringLiteral(".track.json");
// A folder beside some position file may be anybody's downloads.
constexpr qsizetype mostFiles = 500;
constexpr qint64 largestTrackFile = 1024 * 1024;

QStringList trackFiles(const QString& folder)
{
    const QDir dir(folder);
    QStringList paths;
    for (const QFileInfo& info :
         dir.entryInfoList({u'*' + ending}, QDir::Files | QDir::Readable, QDir::Name)) {
        if (info.size() <= largestTrackFile && paths.size() < mostFiles)
            paths.append(info.filePath());
    }
    return paths;
}

// The file of the folder that bears the id: by its name, or else by what it says inside.
QString fileOf(const QString& id, const QString& folder)
{
    const QString named = QDir(folder).filePath(id + ending);
    if (QFileInfo::exists(named))
        return named;
    for (const QString& path : trackFiles(folder)) {
        const auto object = json::readFile(path);
        if (object && object->value(QStringLiteral("id")).toString() == id)
            return path;
    }
    return {};
}

std::expected<Track, FileProblem> loadNamed(const QString& path, const QString& id)
{
    auto track = loadFile(path);
    if (!track)
        return std::unexpected(FileProblem{path, track.error()});
    if (track->id != id)
        return std::unexpected(
            FileProblem{path,
                        {QStringLiteral("id"),
                         QStringLiteral("is \"%1\", the file name says \"%2\"").arg(track->id, id)}});
    return std::move(*track);
}

} // namespace

QString Library::userFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/tracks");
}

Library Library::standard()
{
    return Library({userFolder(), builtInFolder});
}

Library Library::beside(const QString& folder)
{
    return Library({folder, userFolder(), builtInFolder});
}

std::expected<Track, FileProblem> Library::find(const QString& id) const
{
    if (!isTrackId(id))
        return std::unexpected(FileProblem{{}, {{}, QStringLiteral("\"%1\" is not a track id").arg(id)}});
    for (const QString& folder : m_folders) {
        if (const QString path = fileOf(id, folder); !path.isEmpty())
            return loadNamed(path, id);
    }
    return std::unexpected(FileProblem{{}, {{}, QStringLiteral("no track has the id \"%1\"").arg(id)}});
}

Listing Library::list() const
{
    Listing listing;
    QSet<QString> seen;
    for (const QString& folder : m_folders) {
        for (const QString& path : trackFiles(folder)) {
            const auto track = loadFile(path);
            if (!track)
                listing.problems.push_back({path, track.error()});
            else if (!seen.contains(track->id))
                listing.tracks.push_back({track->id, track->name, path});
            if (track)
                seen.insert(track->id);
        }
    }
    std::ranges::sort(listing.tracks, [](const Entry& a, const Entry& b) { return a.name < b.name; });
    return listing;
}

} // namespace roadmarshal::track

#include "track_shelf.h"

#include "content/owners_library.h"
#include "games/games.h"
#include "track/load.h"
#include "json/reader.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace roadmarshal::views {

namespace {

constexpr qsizetype mostUnfinished = 100;

QString unfinishedFolder()
{
    return content::Library::ownersFolder(trackKind()) + QStringLiteral("/unfinished");
}

QString unfinishedFile(const QString& id)
{
    const QString name = track::isTrackId(id) ? id : QStringLiteral("track");
    return unfinishedFolder() + u'/' + name + trackKind().ending;
}

} // namespace

const content::Kind& trackKind()
{
    static const content::Kind kind = [] {
        for (const table::Game* game : games::all()) {
            for (const content::Kind& known : game->contentKinds()) {
                if (known.id == QStringLiteral("track"))
                    return known;
            }
        }
        return content::Kind();
    }();
    return kind;
}

QList<ShelvedTrack> shelvedTracks()
{
    QList<ShelvedTrack> tracks;
    for (const content::Item& item : content::Library::standard().list(trackKind()).items)
        tracks.append(
            {item.name, item.id, item.file, item.json, item.source == content::Source::Owner, true});
    const QFileInfoList files =
        QDir(unfinishedFolder()).entryInfoList({u'*' + trackKind().ending}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files.first(std::min(files.size(), mostUnfinished))) {
        if (const auto object = json::readFile(file.filePath(), content::largestFile))
            tracks.append({(*object)[QStringLiteral("name")].toString().left(100),
                           (*object)[QStringLiteral("id")].toString(), file.filePath(), *object, true,
                           false});
    }
    return tracks;
}

std::expected<OpenedTrack, content::FileProblem> openTrack(const QString& file)
{
    return json::readFile(file, content::largestFile)
        .and_then([](const QJsonObject& object) { return track::readDraft(object); })
        .transform([&](track::ReadDraft&& read) { return OpenedTrack{std::move(read), file}; })
        .transform_error([&](const Problem& problem) { return content::FileProblem{file, problem}; });
}

std::expected<QString, content::FileProblem> saveTrack(const track::Draft& draft, bool isFinished)
{
    const QJsonObject item = track::storeDraft(draft);
    const QString unfinished = unfinishedFile(draft.track.id);
    if (isFinished) {
        auto saved = content::OwnersLibrary().save(trackKind(), item);
        if (saved)
            QFile::remove(unfinished);
        return saved;
    }
    QSaveFile file(unfinished);
    if (!QDir().mkpath(unfinishedFolder()) || !file.open(QIODevice::WriteOnly) ||
        file.write(content::fileText(trackKind(), {item})) < 0 || !file.commit())
        return std::unexpected(content::FileProblem{unfinished, {{}, file.errorString()}});
    return unfinished;
}

bool isTaken(const QString& id)
{
    return content::OwnersLibrary().has(trackKind(), id);
}

QString freeTrackId(const QString& id)
{
    QStringList taken;
    for (const ShelvedTrack& track : shelvedTracks())
        taken.append(track.id);
    return content::freeId(id, taken);
}

} // namespace roadmarshal::views

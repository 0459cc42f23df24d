// Where tracks of one's own are kept: in the library, or among the unfinished ones beside it.
#pragma once

#include "content/item.h"
#include "content/kind.h"
#include "track/draft/read.h"

namespace roadmarshal::views {

// The kind of content that tracks are, of whichever game has it.
const content::Kind& trackKind();

// What can be opened.
struct ShelvedTrack
{
    QString name;
    QString id;
    QString file;
    QJsonObject json;
    bool isOwn = false;
    bool isFinished = true;
};
QList<ShelvedTrack> shelvedTracks();

struct OpenedTrack
{
    track::ReadDraft read;
    QString file;
};
std::expected<OpenedTrack, content::FileProblem> openTrack(const QString& file);

// Into the library; what nobody could race on yet among the unfinished ones. The file, or why not.
std::expected<QString, content::FileProblem> saveTrack(const track::Draft& draft, bool isFinished);
// Whether the library of one's own has a track with this id.
bool isTaken(const QString& id);
// One that nobody has.
QString freeTrackId(const QString& id);

} // namespace roadmarshal::views

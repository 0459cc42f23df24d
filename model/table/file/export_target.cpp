#include "export_target.h"

#include "recording.h"

#include <QFileInfo>
#include <QSaveFile>

namespace roadmarshal::table {

namespace {

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

// Any database, so that a game with a damaged head is spared too.
bool holdsAGame(const QString& path)
{
    const QByteArrayView mark("SQLite format 3\0", 16);
    QFile file(path);
    return isRecordedHere(path) || (file.open(QIODevice::ReadOnly) && file.read(mark.size()) == mark);
}

} // namespace

std::expected<void, Problem> mayExportTo(const QString& path, const QString& source)
{
    const QFileInfo target(path);
    if (target.isSymLink()) // whoever made it chose where it leads, not who names it here
        return wrong(QStringLiteral("is a link; name the file itself"));
    if (!target.exists())
        return {};
    if (!target.isFile())
        return wrong(QStringLiteral("is not a regular file"));
    if (!source.isEmpty() && target.canonicalFilePath() == QFileInfo(source).canonicalFilePath())
        return wrong(QStringLiteral("is what the export is made of; choose another name"));
    if (holdsAGame(path))
        return wrong(QStringLiteral("holds a game; choose another name"));
    return {};
}

std::expected<void, Problem> exportFile(const QString& path, const QByteArray& content, const QString& source)
{
    if (const auto may = mayExportTo(path, source); !may)
        return may;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return wrong(QStringLiteral("cannot be written (%1)").arg(file.errorString()));
    return {};
}

} // namespace roadmarshal::table

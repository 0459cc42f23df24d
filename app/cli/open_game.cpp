#include "open_game.h"

#include "commands.h"

#include <QFile>
#include <QFileInfo>

namespace roadmarshal::cli {

using namespace table;

std::expected<std::unique_ptr<Session>, QString> openGame(const QString& path, Access access)
{
    auto session = Session::open(path, access);
    if (!session)
        return std::unexpected(session.error().toLine(path));
    const GameFile& file = (*session)->file();
    if (!file.damage().isEmpty())
        complain(Problem{{}, file.damage()}.toLine(path));
    if (access == Access::ReadWrite && !file.readOnlyReason().isEmpty())
        return std::unexpected(Problem{{}, file.readOnlyReason()}.toLine(path));
    return *std::move(session);
}

bool isGameFile(const QString& path)
{
    const QByteArrayView mark("SQLite format 3\0", 16);
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(mark.size()) == mark;
}

} // namespace roadmarshal::cli

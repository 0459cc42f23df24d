#include "open_game.h"

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
    else if (!file.shortfall().isEmpty())
        complain(Problem{{}, file.shortfall()}.toLine(path));
    if (access == Access::ReadWrite && !file.readOnlyReason().isEmpty())
        return std::unexpected(Problem{{}, file.readOnlyReason()}.toLine(path));
    return *std::move(session);
}

std::expected<int, QString> entryFrom(const Arguments& arguments, const Session& session)
{
    const QString option = QStringLiteral("--at");
    if (!arguments.has(option))
        return session.last();
    const QString word = arguments.option(option);
    bool isNumber = false;
    const int entry = word.toInt(&isNumber);
    if (isNumber && entry >= 0 && entry <= session.last())
        return entry;
    const Problem problem{
        option + u':',
        QStringLiteral("\"%1\" is no entry, allowed is 0 to %2").arg(word, QString::number(session.last()))};
    return std::unexpected(problem.toLine(session.file().path()));
}

bool isGameFile(const QString& path)
{
    const QByteArrayView mark("SQLite format 3\0", 16);
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(mark.size()) == mark;
}

} // namespace roadmarshal::cli

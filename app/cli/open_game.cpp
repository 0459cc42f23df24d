#include "open_game.h"
#include "games/games.h"

#include <QFile>
#include <QFileInfo>

namespace roadmarshal::cli {

using namespace table;

std::expected<std::unique_ptr<Session>, QString> openGame(const QString& path, Access access)
{
    auto session = Session::open(games::find, path, access);
    if (!session)
        return std::unexpected(session.error().toLine(path));
    const GameFile& file = (*session)->file();
    // Whoever can't write it need not hear twice that it is damaged.
    if (access == Access::ReadWrite && !file.readOnlyReason().isEmpty())
        return std::unexpected(
            Problem{{}, file.damage().isEmpty() ? file.readOnlyReason() : file.damage()}.toLine(path));
    if (const QString lacks = file.damage().isEmpty() ? file.shortfall() : file.damage(); !lacks.isEmpty())
        remark(Problem{{}, lacks}.toLine(path));
    return *std::move(session);
}

namespace {

const QString atOption = QStringLiteral("--at");

// The entry that --at names, or the last one.
std::expected<int, QString> entryFrom(const Arguments& arguments, const Session& session)
{
    if (!arguments.has(atOption))
        return session.last();
    const QString word = arguments.option(atOption);
    bool isNumber = false;
    const int entry = word.toInt(&isNumber);
    if (isNumber && entry >= 0 && entry <= session.last())
        return entry;
    const Problem problem{
        atOption + u':',
        QStringLiteral("\"%1\" is no entry, allowed is 0 to %2").arg(word, QString::number(session.last()))};
    return std::unexpected(problem.toLine(session.file().path()));
}

} // namespace

std::expected<OpenTable, QString> openTable(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    auto session = openGame(path, Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const auto entry = entryFrom(arguments, **session);
    if (!entry)
        return std::unexpected(entry.error());
    auto state = (*session)->at(*entry);
    if (!state)
        return std::unexpected(state.error().toLine(path));
    return OpenTable{*std::move(session), *entry, *std::move(state)};
}

std::optional<QString> refuseAt(const Arguments& arguments)
{
    if (!arguments.has(atOption))
        return std::nullopt;
    return Problem{{}, QStringLiteral("is no game, and --at is for games")}.toLine(arguments.plain.first());
}

bool isGameFile(const QString& path)
{
    const QByteArrayView mark("SQLite format 3\0", 16);
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(mark.size()) == mark;
}

} // namespace roadmarshal::cli

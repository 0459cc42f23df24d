#include "game_draft.h"

#include "recording.h"
#include "sql.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlDatabase>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace roadmarshal::table {

namespace {

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

// A new name in a folder is safe only when the folder is.
void syncFolder(const QString& folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

// What SQLite keeps beside a game while it is played.
void removeCompanions(const QString& path)
{
    for (const char* tail : {"-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1StringView(tail));
}

bool hasCompanions(const QString& path)
{
    return QFile::exists(path + QLatin1StringView("-wal")) ||
           QFile::exists(path + QLatin1StringView("-journal"));
}

// A killed game keeps its last entries in the log beside it. They go into the game itself, so that it is
// whole for as long as it has its name.
void settle(const QString& path)
{
    const QString connection = freshConnectionName();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(path);
        if (database.open())
            Sql(database)
                .run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"))
                .run(QStringLiteral("PRAGMA journal_mode=DELETE"));
        database.close();
    }
    QSqlDatabase::removeDatabase(connection);
}

int renameOver(const QByteArray& from, const QByteArray& to)
{
    return std::rename(from.constData(), to.constData());
}

int renameBeside(const QByteArray& from, const QByteArray& to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != ENOSYS && errno != EINVAL)
        return -1;
    // A file system that does not know that: a second name does not replace anything either.
    return ::link(from.constData(), to.constData()) == 0 ? ::unlink(from.constData()) : -1;
}

void removeWithCompanions(const QString& path)
{
    QFile::remove(path);
    removeCompanions(path);
}

QString draftPathOf(const QString& target)
{
    const QFileInfo info(target);
    return info.absolutePath() + QStringLiteral("/.") + info.fileName() + u'.' + QString::number(::getpid()) +
           QStringLiteral(".new");
}

} // namespace

GameDraft::GameDraft(const QString& target, Existing existing, std::unique_ptr<QLockFile> lock)
    : m_target(target), m_draft(draftPathOf(target)), m_existing(existing), m_lock(std::move(lock))
{
    removeWithCompanions(m_draft);
}

GameDraft::GameDraft(GameDraft&& other) noexcept = default;

GameDraft::~GameDraft()
{
    if (m_lock) // not moved from
        removeWithCompanions(m_draft);
}

std::expected<GameDraft, Problem> GameDraft::begin(const QString& path, Existing existing)
{
    const QFileInfo info(path);
    if (!QFileInfo(info.absolutePath()).isDir())
        return wrong(QStringLiteral("its folder does not exist"));
    if (info.isSymLink() && !info.exists())
        return wrong(QStringLiteral("is a link to a file that is not there"));
    if (info.exists() && existing == Existing::Refuse)
        return wrong(QStringLiteral("exists already"));
    if (info.exists() && !info.isFile())
        return wrong(QStringLiteral("is not a regular file"));
    // Through a link it is the game behind it that is replaced.
    const QString target = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    auto lock = std::make_unique<QLockFile>(lockPathOf(target));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0))
        return wrong(lock->error() == QLockFile::LockFailedError
                         ? QStringLiteral("is being recorded by another window or program")
                         : QStringLiteral("cannot be made in this folder"));
    return GameDraft(target, existing, std::move(lock));
}

std::expected<void, Problem> GameDraft::place()
{
    const bool isTaken = QFile::exists(m_target);
    if (isTaken && m_existing == Existing::Refuse)
        return wrong(QStringLiteral("exists already"));
    // What a killed game of the same name left behind would be replayed into the new one.
    if (isTaken && hasCompanions(m_target))
        settle(m_target);
    removeCompanions(m_target);
    const QByteArray from = QFile::encodeName(m_draft);
    const QByteArray to = QFile::encodeName(m_target);
    if ((m_existing == Existing::Replace ? renameOver(from, to) : renameBeside(from, to)) != 0)
        return wrong(errno == EEXIST ? QStringLiteral("exists already")
                                     : QStringLiteral("cannot be made in this folder"));
    syncFolder(QFileInfo(m_target).absolutePath());
    return {};
}

} // namespace roadmarshal::table

#include "game_draft.h"

#include "companions.h"
#include "sql.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
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

// The name that a draft would have got, by the draft's own.
QString targetOf(const QString& draft)
{
    static const QRegularExpression shape(QStringLiteral("^\\.(.+)\\.\\d+\\.new$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return shape.match(draft).captured(1);
}

// As far as it got.
bool isDraft(const QString& path)
{
    const QByteArrayView mark("SQLite format 3\0", 16);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && (file.size() == 0 || file.read(mark.size()) == mark);
}

} // namespace

GameDraft::GameDraft(const QString& target, Existing existing, RecordLock lock)
    : m_target(target), m_draft(draftPathOf(target)), m_existing(existing), m_lock(std::move(lock))
{
    removeWithCompanions(m_draft);
}

GameDraft::GameDraft(GameDraft&& other) noexcept
    : m_target(std::move(other.m_target)),
      m_draft(std::move(other.m_draft)),
      m_existing(other.m_existing),
      m_lock(std::exchange(other.m_lock, std::nullopt))
{
}

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
    sweepDrafts(info.absolutePath());
    auto lock = RecordLock::take(target);
    if (!lock)
        return wrong(QStringLiteral("cannot be made here: %1").arg(lock.error()));
    return GameDraft(target, existing, *std::move(lock));
}

void sweepDrafts(const QString& folder)
{
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral(".*.new")}, QDir::Files | QDir::Hidden)) {
        const QString target = targetOf(name);
        // Whoever is still making it holds its lock.
        if (!target.isEmpty() && isDraft(dir.filePath(name)) && RecordLock::take(dir.filePath(target)))
            removeWithCompanions(dir.filePath(name));
    }
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

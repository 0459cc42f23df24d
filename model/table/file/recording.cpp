#include "recording.h"

#include "file_identity.h"
#include "text/one_line.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMutex>
#include <QSet>
#include <QSysInfo>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace roadmarshal::table {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordLock)
};

struct Recorded
{
    QMutex mutex;
    QSet<QString> locks;
};

Recorded& recorded()
{
    static Recorded games;
    return games;
}

void setRecordedHere(const QString& lockPath, bool isRecorded)
{
    const QMutexLocker guard(&recorded().mutex);
    if (isRecorded)
        recorded().locks.insert(lockPath);
    else
        recorded().locks.remove(lockPath);
}

// One lock for a file, by whatever name it is reached.
QString lockPathOf(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return (canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical) + QStringLiteral(".lock");
}

// Process, program and machine, a line each: as QLockFile writes them, so that programs which lock with that
// respect this lock too.
QByteArray signature()
{
    return QByteArray::number(::getpid()) + '\n' + QCoreApplication::applicationName().toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n';
}

// Who has signed the lock; nobody may have.
QString holderOf(int handle)
{
    QByteArray text(1024, '\0');
    text.truncate(std::max<ssize_t>(0, ::pread(handle, text.data(), static_cast<size_t>(text.size()), 0)));
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() < 3)
        return Words::tr("another window or program is recording this game");
    struct stat status{};
    ::fstat(handle, &status);
    const QDateTime since = QDateTime::fromSecsSinceEpoch(status.st_mtim.tv_sec);
    return Words::tr("another window or program is recording this game (process %1 on %2, since %3)")
        .arg(text::onOneLine(QString::fromUtf8(lines[0])), text::onOneLine(QString::fromUtf8(lines[2])),
             QLocale().toString(since, QLocale::ShortFormat));
}

QString inTheWay(const QString& lockPath)
{
    return Words::tr("%1 beside it is not a lock; remove it to record").arg(QFileInfo(lockPath).fileName());
}

QString whyNotMade(int error, const QString& lockPath)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return Words::tr("the disk is full");
    case ELOOP:
    case EISDIR:
    case ENXIO:
    case ENODEV:
        return inTheWay(lockPath);
    case ENAMETOOLONG:
        return Words::tr("its name is too long");
    default:
        return Words::tr("the folder is write-protected");
    }
}

QString whyNotLocked(int error, int handle)
{
    return error == EWOULDBLOCK ? holderOf(handle)
                                : Words::tr("this file system can't lock files; copy the game elsewhere");
}

// Somebody else's lock may be for reading only; that is enough to hold it.
int openLock(const QByteArray& name)
{
    constexpr int careful = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    const int handle = ::open(name.constData(), O_RDWR | O_CREAT | careful, 0644);
    return handle < 0 && errno == EACCES ? ::open(name.constData(), O_RDONLY | careful) : handle;
}

bool isRegular(int handle)
{
    struct stat status{};
    return ::fstat(handle, &status) == 0 && S_ISREG(status.st_mode);
}

void sign(int handle)
{
    // Who can't be told on a full disk still holds the lock.
    const QByteArray text = signature();
    if (::ftruncate(handle, 0) == 0)
        (void)::pwrite(handle, text.constData(), static_cast<size_t>(text.size()), 0);
}

} // namespace

std::expected<RecordLock, QString> RecordLock::take(const QString& path)
{
    const QString lockPath = lockPathOf(path);
    const QByteArray name = QFile::encodeName(lockPath);
    constexpr int tries = 100; // whoever lets go removes the file in the same moment
    for (int i = 0; i < tries; ++i) {
        const int handle = openLock(name);
        if (handle < 0)
            return std::unexpected(whyNotMade(errno, lockPath));
        if (!isRegular(handle)) {
            ::close(handle);
            return std::unexpected(inTheWay(lockPath));
        }
        if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
            QString why = whyNotLocked(errno, handle);
            ::close(handle);
            return std::unexpected(why);
        }
        if (identityOf(handle) == identityOf(lockPath)) {
            sign(handle);
            setRecordedHere(lockPath, true);
            return RecordLock(lockPath, handle);
        }
        ::close(handle);
    }
    return std::unexpected(Words::tr("another window or program is recording this game"));
}

RecordLock::RecordLock(const QString& path, int handle) : m_path(path), m_handle(handle) {}

RecordLock::RecordLock(RecordLock&& other) noexcept
    : m_path(std::move(other.m_path)), m_handle(std::exchange(other.m_handle, -1))
{
}

RecordLock& RecordLock::operator=(RecordLock&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_handle, other.m_handle);
    return *this;
}

RecordLock::~RecordLock()
{
    if (m_handle < 0)
        return;
    // Only our own: the folder may have been replaced meanwhile.
    if (identityOf(m_handle) == identityOf(m_path))
        QFile::remove(m_path);
    setRecordedHere(m_path, false);
    ::close(m_handle);
}

bool isRecordedHere(const QString& path)
{
    const QMutexLocker guard(&recorded().mutex);
    return recorded().locks.contains(lockPathOf(path));
}

} // namespace roadmarshal::table

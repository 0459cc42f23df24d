#include "companions.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <sys/stat.h>

#include <array>

namespace roadmarshal::table {

namespace {

std::unexpected<Problem> wrong(const QString& path, const QString& reason)
{
    return std::unexpected(Problem{{}, reason.arg(QFileInfo(path).fileName())});
}

// A journal over several databases ends with the name of the file that joins them: name, its length, a
// checksum and a mark.
bool namesAnotherFile(QFile& journal)
{
    constexpr qint64 tail = 16;
    constexpr std::array<char, 8> mark{'\xd9', '\xd5', '\x05', '\xf9', '\x20', '\xa1', '\x63', '\xd7'};
    if (journal.size() < tail || !journal.seek(journal.size() - tail))
        return false;
    const QByteArray end = journal.read(tail);
    return end.size() == tail && end.endsWith(QByteArrayView(mark)) &&
           qFromBigEndian<quint32>(end.constData()) != 0;
}

} // namespace

QString walOf(const QString& path)
{
    return path + QStringLiteral("-wal");
}

QString journalOf(const QString& path)
{
    return path + QStringLiteral("-journal");
}

QString indexOf(const QString& path)
{
    return path + QStringLiteral("-shm");
}

std::expected<void, Problem> checkCompanions(const QString& path)
{
    const QString real = realPathOf(path);
    for (const QString& companion : {walOf(real), indexOf(real), journalOf(real)}) {
        struct stat status{};
        if (::lstat(QFile::encodeName(companion).constData(), &status) == 0 && !S_ISREG(status.st_mode))
            return wrong(companion,
                         QStringLiteral("has something beside it that is not SQLite's (%1); move it away"));
    }
    QFile journal(journalOf(real));
    if (journal.exists() && journal.open(QIODevice::ReadOnly) && namesAnotherFile(journal))
        return wrong(journal.fileName(),
                     QStringLiteral("has a journal beside it that no Roadmarshal wrote (%1); move it away"));
    // A game is marked as having a log before the log holds anything, and until it is gone.
    if (QFileInfo(walOf(real)).size() > 0 && !usesWriteAheadLog(real))
        return wrong(walOf(real), QStringLiteral("has the log of another game beside it (%1); move it away"));
    return {};
}

bool hasCompanions(const QString& path)
{
    return QFile::exists(walOf(path)) || QFile::exists(journalOf(path));
}

void removeCompanions(const QString& path)
{
    for (const QString& companion : {walOf(path), indexOf(path), journalOf(path)})
        QFile::remove(companion);
}

QString realPathOf(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? path : canonical;
}

bool usesWriteAheadLog(const QString& path)
{
    QFile file(path);
    constexpr int versionOffset = 19; // "file format read version", 2 with a write-ahead log
    return file.open(QIODevice::ReadOnly) && file.seek(versionOffset) && file.read(1) == QByteArray("\2");
}

} // namespace roadmarshal::table

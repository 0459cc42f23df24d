#include "recording.h"

#include <QFileInfo>
#include <QMutex>
#include <QSet>

namespace roadmarshal::table {

namespace {

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

} // namespace

QString lockPathOf(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return (canonical.isEmpty() ? path : canonical) + QStringLiteral(".lock");
}

bool isRecordedHere(const QString& path)
{
    const QMutexLocker guard(&recorded().mutex);
    return recorded().locks.contains(lockPathOf(path));
}

void setRecordedHere(const QString& lockPath, bool isRecorded)
{
    const QMutexLocker guard(&recorded().mutex);
    if (isRecorded)
        recorded().locks.insert(lockPath);
    else
        recorded().locks.remove(lockPath);
}

} // namespace roadmarshal::table

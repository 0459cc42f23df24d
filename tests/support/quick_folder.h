// A folder for a test that syncs thousands of times: in memory, where that is there.
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace roadmarshal::test {

class QuickFolder : public QTemporaryDir
{
public:
    QuickFolder() : QTemporaryDir(place() + QStringLiteral("/roadmarshal-XXXXXX")) {}

private:
    static QString place()
    {
        const QString memory = QStringLiteral("/dev/shm");
        return QFileInfo(memory).isDir() && QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    }
};

} // namespace roadmarshal::test

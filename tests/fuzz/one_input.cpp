#include "one_input.h"

#include "libfuzzer.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace roadmarshal::fuzz {

namespace {

// In memory where there is such a place: thousands of files a second are nothing for a disk.
const QString& scratchFolder()
{
    static const QTemporaryDir folder(
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
        QStringLiteral("/roadmarshal-fuzz-XXXXXX"));
    static const QString path = folder.path();
    return path;
}

} // namespace

void promise(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

void promiseReason(const QString& line)
{
    promise(!line.trimmed().isEmpty(), "a refusal has a reason");
    promise(!line.contains(u'\n') && !line.contains(u'\r'), "a reason is one line");
    promise(line.size() < 4000, "a reason is short");
    promise(line.isValidUtf16(), "a reason is made of whole characters");
}

ScratchFile::ScratchFile(const QByteArray& bytes, const QString& name) : m_path(scratchFolder() + u'/' + name)
{
    QFile file(m_path);
    promise(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "there is room for a file");
}

ScratchFile::~ScratchFile()
{
    for (const QString& file : QDir(scratchFolder()).entryList(QDir::Files | QDir::Hidden))
        QFile::remove(scratchFolder() + u'/' + file);
}

} // namespace roadmarshal::fuzz

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    static QCoreApplication application(*argc, *argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Roadmarshal"));
    QCoreApplication::setApplicationName(QStringLiteral("roadmarshal-fuzz"));
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    roadmarshal::fuzz::readOne(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}

#include "disk_trace.h"

#include <QDir>
#include <QFile>

#include <sys/stat.h>

#include <algorithm>

namespace roadmarshal::test {

namespace {

constexpr qint64 sectorSize = 512;
constexpr char rubbish = '\x5a';

ino_t inodeOf(const QString& path)
{
    struct stat info{};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_ino : 0;
}

// A change to the content of a file: a write, or a new size.
struct Change
{
    bool resizes = false;
    qint64 offset = 0;
    QByteArray data;
};

void reach(QByteArray& content, qint64 size, char filler)
{
    if (content.size() < size)
        content.append(QByteArray(size - content.size(), filler));
}

void apply(QByteArray& content, const Change& change, char filler = '\0')
{
    if (change.resizes) {
        reach(content, change.offset, '\0');
        content.truncate(change.offset);
        return;
    }
    reach(content, change.offset + change.data.size(), filler);
    content.replace(change.offset, change.data.size(), change.data);
}

void applyTorn(QByteArray& content, const Change& change, std::mt19937& random)
{
    if (change.resizes || random() % 4 == 0)
        return random() % 2 == 0 ? apply(content, change) : void();
    const qint64 end = change.offset + change.data.size();
    for (qint64 at = change.offset; at < end;) {
        const qint64 next = std::min(end, (at / sectorSize + 1) * sectorSize);
        if (random() % 2 == 0)
            apply(content, {false, at, change.data.sliced(at - change.offset, next - at)}, rubbish);
        at = next;
    }
}

const char* nameOf(kernel::Kind kind)
{
    static const char* const names[] = {"open",        "create", "write", "truncate", "sync",
                                        "sync folder", "rename", "link",  "unlink",   "lock"};
    return names[static_cast<size_t>(kind)];
}

} // namespace

Files filesIn(const QString& folder)
{
    Files files;
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files | QDir::Hidden | QDir::System)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files[name] = file.readAll();
    }
    return files;
}

void put(const Files& files, const QString& folder)
{
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files | QDir::Hidden | QDir::System))
        QFile::remove(dir.filePath(name));
    for (auto file = files.begin(); file != files.end(); ++file) {
        QFile made(dir.filePath(file.key()));
        if (!made.open(QIODevice::WriteOnly) || made.write(file.value()) != file.value().size())
            qFatal("cannot put a file where the test needs it");
    }
}

// The files as the disk has them for certain, and what is still on its way there.
class DiskTrace::Disk
{
public:
    explicit Disk(const DiskTrace& trace) : m_names(trace.m_start), m_safeNames(trace.m_start)
    {
        for (int file = 0; file < trace.m_files; ++file)
            m_safe[file] = trace.m_contents[static_cast<size_t>(file)];
    }

    void take(const Step& step)
    {
        switch (step.kind) {
        case kernel::Kind::Create:
        case kernel::Kind::Link:
            rename([name = step.to.isEmpty() ? step.name : step.to, file = step.file](auto& names) {
                names[name] = file;
            });
            break;
        case kernel::Kind::Rename:
            rename([step](auto& names) {
                names.remove(step.name);
                names[step.to] = step.file;
            });
            break;
        case kernel::Kind::Unlink:
            rename([name = step.name](auto& names) { names.remove(name); });
            break;
        case kernel::Kind::Write:
            m_pending[step.file].push_back({false, step.offset, step.data});
            break;
        case kernel::Kind::Truncate:
            m_pending[step.file].push_back({true, step.offset, {}});
            break;
        case kernel::Kind::Sync:
            for (const Change& change : m_pending.take(step.file))
                apply(m_safe[step.file], change);
            break;
        case kernel::Kind::SyncFolder:
            m_safeNames = m_names;
            m_pendingNames.clear();
            break;
        case kernel::Kind::Open:
        case kernel::Kind::Lock:
            break;
        }
    }

    Files left(Cut cut, std::mt19937& random) const
    {
        Files files;
        const auto names = namesLeft(cut, random);
        for (auto name = names.begin(); name != names.end(); ++name)
            files[QFile::decodeName(name.key())] = contentLeft(name.value(), cut, random);
        return files;
    }

private:
    using Names = QMap<QByteArray, int>;

    void rename(std::function<void(Names&)> change)
    {
        change(m_names);
        m_pendingNames.push_back(std::move(change));
    }

    // Journalling file systems keep the order of changes to a folder.
    Names namesLeft(Cut cut, std::mt19937& random) const
    {
        if (cut == Cut::KeepsAll)
            return m_names;
        Names names = m_safeNames;
        const size_t kept = cut == Cut::DropsAll ? 0 : random() % (m_pendingNames.size() + 1);
        for (size_t i = 0; i < kept; ++i)
            m_pendingNames[i](names);
        return names;
    }

    QByteArray contentLeft(int file, Cut cut, std::mt19937& random) const
    {
        QByteArray content = m_safe.value(file);
        for (const Change& change : m_pending.value(file)) {
            if (cut == Cut::KeepsAll || (cut == Cut::DropsSome && random() % 2 == 0))
                apply(content, change);
            else if (cut == Cut::Tears)
                applyTorn(content, change, random);
        }
        return content;
    }

    Names m_names;
    Names m_safeNames;
    std::vector<std::function<void(Names&)>> m_pendingNames;
    QMap<int, QByteArray> m_safe;
    QMap<int, std::vector<Change>> m_pending;
};

DiskTrace::DiskTrace(const QString& folder) : m_folder(QFile::encodeName(QDir(folder).canonicalPath()) + '/')
{
    const Files files = filesIn(folder);
    for (auto file = files.begin(); file != files.end(); ++file) {
        m_inodes[inodeOf(folder + u'/' + file.key())] = m_files;
        m_start[QFile::encodeName(file.key())] = m_files++;
        m_contents.push_back(file.value());
    }
    kernel::watch(
        QDir(folder).canonicalPath().toStdString(), [](const kernel::Call&) { return 0; },
        [this](const kernel::Call& call) { add(call); });
}

void DiskTrace::stop()
{
    kernel::stopWatching();
}

int DiskTrace::fileOf(const kernel::Call& call)
{
    if (call.kind == kernel::Kind::Create) {
        m_inodes[call.inode] = m_files++;
        m_contents.emplace_back();
    }
    return m_inodes.value(call.inode, -1);
}

void DiskTrace::add(const kernel::Call& call)
{
    const auto inFolder = [this](const std::string& path) {
        const QByteArray name = QByteArray::fromStdString(path);
        return name.startsWith(m_folder) ? name.sliced(m_folder.size()) : name;
    };
    const auto size = static_cast<qsizetype>(call.data.size());
    m_steps.push_back({call.kind, fileOf(call), inFolder(call.path), inFolder(call.to), call.offset,
                       QByteArray(call.data.data(), size)});
}

size_t DiskTrace::size() const
{
    return m_steps.size();
}

Files DiskTrace::after(size_t calls, Cut cut, unsigned seed) const
{
    Disk disk(*this);
    for (size_t i = 0; i < calls; ++i)
        disk.take(m_steps[i]);
    std::mt19937 random(seed * 65'537U + static_cast<unsigned>(calls));
    return disk.left(cut, random);
}

QByteArray DiskTrace::tell(size_t call) const
{
    const Step& step = m_steps[call];
    QByteArray text = QByteArray(nameOf(step.kind)) + ' ' + step.name;
    if (!step.to.isEmpty())
        text += " -> " + step.to;
    if (step.kind == kernel::Kind::Write)
        text += ' ' + QByteArray::number(step.data.size()) + " at " + QByteArray::number(step.offset);
    if (step.kind == kernel::Kind::Truncate)
        text += " to " + QByteArray::number(step.offset);
    return text;
}

} // namespace roadmarshal::test

#include "find.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace roadmarshal::archive {

namespace {

// No person has more; a folder of somebody who chose the root of the disk has.
constexpr int mostFolders = 20'000;
constexpr int mostGames = 20'000;

class Walk
{
public:
    explicit Walk(std::stop_token stop) : m_stop(std::move(stop)) {}

    void folder(const QString& path)
    {
        QStringList open{path};
        while (!open.isEmpty() && !m_stop.stop_requested()) {
            const QFileInfo info(open.takeLast());
            // A link may lead back to where we come from: what a folder really is counts once.
            if (const QString real = info.canonicalFilePath(); real.isEmpty() || m_folders.contains(real))
                continue;
            else
                m_folders.insert(real);
            if (m_folders.size() > mostFolders)
                return skip(info.filePath(), QStringLiteral("too many folders; the rest is left out"));
            if (!info.isReadable() || !info.isExecutable()) {
                skip(info.filePath(), QStringLiteral("the folder cannot be read"));
                continue;
            }
            look(info.filePath(), open);
        }
    }

    void file(const QString& path)
    {
        const QFileInfo info(path);
        const QString real = info.canonicalFilePath();
        if (real.isEmpty() || m_files.contains(real) || m_found.files.size() >= mostGames)
            return;
        m_files.insert(real);
        m_found.files.append(info.absoluteFilePath());
    }

    Found take()
    {
        std::ranges::sort(m_found.files);
        if (m_found.files.size() >= mostGames)
            m_found.skipped.append(
                Problem{{}, QStringLiteral("more than %1 games; the rest is left out").arg(mostGames)}
                    .toLine());
        return std::move(m_found);
    }

private:
    void look(const QString& path, QStringList& open)
    {
        const QDir folder(path);
        for (const QFileInfo& info :
             folder.entryInfoList(QDir::AllDirs | QDir::Files | QDir::System | QDir::NoDotAndDotDot)) {
            if (info.isDir())
                open.append(info.filePath());
            else if (info.fileName().endsWith(QStringLiteral(".roadmarshal"), Qt::CaseInsensitive))
                file(info.filePath());
        }
    }

    void skip(const QString& path, const QString& reason)
    {
        m_found.skipped.append(Problem{{}, reason}.toLine(path));
    }

    std::stop_token m_stop;
    QSet<QString> m_folders;
    QSet<QString> m_files;
    Found m_found;
};

} // namespace

Found findGames(const Places& places, std::stop_token stop)
{
    Walk walk(std::move(stop));
    for (const QString& folder : places.folders)
        walk.folder(folder);
    for (const QString& file : places.files)
        walk.file(file);
    return walk.take();
}

} // namespace roadmarshal::archive

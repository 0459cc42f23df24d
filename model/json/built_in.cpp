#include "built_in.h"

#include <QDir>

namespace roadmarshal::json {

QString builtInFolder(const QString& game, const QString& kind)
{
    return QStringLiteral(":/games/%1/%2").arg(game, kind);
}

QStringList builtInFolders(const QString& kind)
{
    QStringList folders;
    for (const QString& game : QDir(QStringLiteral(":/games")).entryList(QDir::Dirs, QDir::Name)) {
        if (const QString folder = builtInFolder(game, kind); QDir(folder).exists())
            folders.append(folder);
    }
    return folders;
}

} // namespace roadmarshal::json

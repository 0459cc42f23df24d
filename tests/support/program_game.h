// Games made and played through the program itself.
#pragma once

#include "program.h"
#include "support/json_words.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace roadmarshal::test {

inline QJsonObject json(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

inline QList<QJsonObject> jsonLines(const QByteArray& out)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : out.split('\n')) {
        if (!line.isEmpty())
            objects.append(json(line));
    }
    return objects;
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A folder with files in it.
struct ProgramFolder
{
    QTemporaryDir folder;

    QString path(const char* name) const { return folder.filePath(text(name)); }
    QString write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }
    // The demo table or that of a set-up, the same each time; empty if the lines can't be played there.
    QString game(const char* name, const QByteArray& lines = {}, const QByteArray& setup = {}) const
    {
        QStringList words{text("new"),    path(name), text("--game"), text("apocalypse-road"),
                          text("--seed"), text("7")};
        if (!setup.isEmpty())
            words += {text("--setup"), write("setup.json", setup)};
        if (run(words).status != 0 ||
            (!lines.isEmpty() && run({text("play"), path(name)}, lines).status != 0))
            return {};
        return path(name);
    }
};

// One line on standard error, nothing on standard output, status 2.
inline bool isRefusal(const Ran& ran)
{
    return ran.status == 2 && ran.out.isEmpty() && ran.error.count('\n') == 1 && ran.error.endsWith('\n');
}

} // namespace roadmarshal::test

// A library of one's own that lives as long as a test, and what packs are read with.
#pragma once

#include "content/owners_library.h"
#include "games/games.h"
#include "packs/read.h"
#include "packs/write.h"

#include <QDirIterator>
#include <QTemporaryDir>

namespace roadmarshal::test {

inline std::vector<content::Kind> kindsOfAllGames()
{
    std::vector<content::Kind> kinds;
    for (const table::Game* game : games::all()) {
        for (const content::Kind& kind : game->contentKinds())
            kinds.push_back(kind);
    }
    return kinds;
}

class PackHome
{
public:
    PackHome() { enter(); }
    // The library of this home is the user's from now on.
    void enter() const { qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit()); }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList files() const
    {
        QStringList found;
        QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden | QDir::System,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            found.append(all.next());
        return found;
    }

    static packs::Reading reading()
    {
        return {.kinds = kindsOfAllGames(), .pictures = packs::ownersPictures()};
    }
    static packs::Writing writing(const std::vector<packs::Choice>& choices)
    {
        return {.about = {QStringLiteral("Ours"), QStringLiteral("Ann"), QStringLiteral("for Friday")},
                .choices = choices,
                .kinds = kindsOfAllGames(),
                .pictures = packs::ownersPictures()};
    }
    static content::Kind kind(const QString& game, const QString& id)
    {
        for (const content::Kind& each : kindsOfAllGames()) {
            if (each.game == game && each.id == id)
                return each;
        }
        qFatal("no such kind");
    }
    // One of ours under an id of its own.
    static QJsonObject renamed(const QString& game, const QString& kindId, const QString& id,
                               const QString& newId)
    {
        const content::Kind kindOf = kind(game, kindId);
        const content::Item item = content::Library::builtIn().find(kindOf, id).value();
        QJsonObject json = item.json;
        json[kindOf.idField] = newId;
        return json;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace roadmarshal::test

#include "games.h"

#include "apocalypse_road/game.h"
#include "json/built_in.h"

#include <QDir>

#include <array>

namespace roadmarshal::games {

std::span<const table::Game* const> all()
{
    static const apocalypse_road::ApocalypseRoad apocalypseRoad;
    static const std::array<const table::Game*, 1> list{&apocalypseRoad};
    return list;
}

const table::Game& usual()
{
    return *all().front();
}

QString knownIds()
{
    QStringList ids;
    for (const table::Game* game : all())
        ids.append(game->id());
    return ids.join(QStringLiteral(", "));
}

QStringList samplesOf(const table::Game& game)
{
    QStringList paths;
    const QDir folder(json::builtInFolder(game.id(), QStringLiteral("samples")));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name))
        paths.append(file.filePath());
    return paths;
}

const table::Game* find(const QString& id)
{
    for (const table::Game* game : all()) {
        if (game->id() == id)
            return game;
    }
    return nullptr;
}

} // namespace roadmarshal::games

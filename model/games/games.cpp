#include "games.h"

#include "apocalypse_road/game.h"
#include "apocalypse_trail/game.h"
#include "highway_heist/game.h"
#include "road_kill_rally/game.h"
#include "rush_n_crush/game.h"
#include "json/built_in.h"

#include <QDir>

#include <vector>

namespace roadmarshal::games {

namespace {

std::vector<const table::Game*>& list()
{
    static const apocalypse_road::ApocalypseRoad apocalypseRoad;
    static const rush_n_crush::RushNCrush rushNCrush;
    static const road_kill_rally::RoadKillRally roadKillRally;
    static const highway_heist::HighwayHeist highwayHeist;
    static const apocalypse_trail::ApocalypseTrail apocalypseTrail;
    static std::vector<const table::Game*> list{&apocalypseRoad, &rushNCrush, &roadKillRally, &highwayHeist,
                                                &apocalypseTrail};
    return list;
}

} // namespace

std::span<const table::Game* const> all()
{
    return list();
}

Guest::Guest(const table::Game& game) : m_game(&game)
{
    list().push_back(m_game);
}

Guest::~Guest()
{
    std::erase(list(), m_game);
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

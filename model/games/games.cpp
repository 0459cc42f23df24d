#include "games.h"

#include "apocalypse_road/game.h"

#include <array>

namespace roadmarshal::games {

std::span<const table::Game* const> all()
{
    static const apocalypse_road::ApocalypseRoad apocalypseRoad;
    static const std::array<const table::Game*, 1> list{&apocalypseRoad};
    return list;
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

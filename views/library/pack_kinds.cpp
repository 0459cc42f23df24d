#include "pack_kinds.h"

#include "games/games.h"

namespace roadmarshal::views {

std::vector<content::Kind> packKinds()
{
    std::vector<content::Kind> kinds;
    for (const table::Game* game : games::all()) {
        for (const content::Kind& kind : game->contentKinds())
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace roadmarshal::views

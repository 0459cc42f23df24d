#include "paintings.h"

#include "apocalypse_trail/show/trail_painting.h"
#include "road_kill_rally/show/tile_painting.h"
#include "rush_n_crush/show/module_painting.h"

namespace roadmarshal::games {

std::vector<Painted> paintings()
{
    return {{QStringLiteral("rush-n-crush"), rush_n_crush::modulePainting()},
            {QStringLiteral("road-kill-rally"), road_kill_rally::tilePainting()},
            {QStringLiteral("apocalypse-trail"), apocalypse_trail::trailPainting()}};
}

} // namespace roadmarshal::games

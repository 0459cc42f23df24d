#include "printables.h"

#include "apocalypse_road/game.h"
#include "apocalypse_road/show/printables.h"
#include "apocalypse_trail/game.h"
#include "apocalypse_trail/show/printables.h"
#include "highway_heist/game.h"
#include "highway_heist/show/printables.h"
#include "road_kill_rally/game.h"
#include "road_kill_rally/show/printables.h"
#include "rush_n_crush/game.h"
#include "rush_n_crush/show/printables.h"

namespace roadmarshal::games {

using table::Printables;

namespace {

template <class Rules>
std::pair<QString, Printables (*)(const table::State&)> entry()
{
    return {Rules::sheet().id,
            [](const table::State& state) { return printables(state.as<typename Rules::State>()); }};
}

Printables piecesOnTheTable(const table::TableShow& table)
{
    Printables made;
    for (const table::Piece& piece : table.pieces) {
        auto set = std::ranges::find(made.sets, piece.team, &table::PrintedSet::team);
        if (set == made.sets.end()) {
            made.sets.append({piece.team});
            set = std::prev(made.sets.end());
        }
        set->pieces.append({.front = piece});
    }
    return made;
}

} // namespace

Printables printablesOf(const table::Game& game, const table::State& state)
{
    static const QList list{entry<apocalypse_road::Rules>(), entry<rush_n_crush::Rules>(),
                            entry<road_kill_rally::Rules>(), entry<highway_heist::Rules>(),
                            entry<apocalypse_trail::Rules>()};
    for (const auto& [id, of] : list) {
        if (game.id() == id)
            return of(state);
    }
    return piecesOnTheTable(game.show(state));
}

} // namespace roadmarshal::games

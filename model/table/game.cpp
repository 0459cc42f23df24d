#include "game.h"

namespace roadmarshal::table {

std::expected<State, Problem> evolveAll(const Game& game, State state, const Effects& effects)
{
    for (const Effect& effect : effects) {
        auto evolved = game.evolve(state, effect);
        if (!evolved)
            return std::unexpected(evolved.error());
        state = *std::move(evolved);
    }
    return state;
}

} // namespace roadmarshal::table

#include "game.h"

#include "content/kind.h"
#include "content_changed.h"

#include <algorithm>

namespace roadmarshal::table {

QList<content::Kind> Game::contentKinds() const
{
    return sheet().contentKinds();
}

std::expected<State, Problem> evolveAll(const Game& game, State state, const Effects& effects)
{
    for (const Effect& effect : effects) {
        auto evolved = game.evolve(state, effect);
        if (!evolved)
            return std::unexpected(evolved.error());
        state = *std::move(evolved);
    }
    if (std::ranges::contains(effects, QLatin1StringView(ContentChanged::kind), &Effect::kind)) {
        if (auto misfit = game.misfit(state))
            return std::unexpected(*std::move(misfit));
    }
    return state;
}

std::expected<State, Objection> reach(const Game& game, const State& state, const Effects& effects)
{
    auto reached = evolveAll(game, state, effects);
    if (!reached)
        return std::unexpected(impossible(reached.error().toLine()));
    if (auto nonsense = game.nonsense(*reached))
        return std::unexpected(*std::move(nonsense));
    return *std::move(reached);
}

Effects withConsequences(const Game& game, const State& state, const Effects& effects)
{
    const auto reached = evolveAll(game, state, effects);
    return reached ? effects + game.consequences(*reached) : effects;
}

} // namespace roadmarshal::table

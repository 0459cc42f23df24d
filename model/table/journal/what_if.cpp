#include "what_if.h"

namespace roadmarshal::table {

WhatIf::WhatIf(const Game& game, State from, quint64 seed)
    : m_game(&game), m_seed(~seed), m_states{std::move(from)}
{
}

std::expected<void, Objection> WhatIf::step(const Effects& effects)
{
    auto after = reach(*m_game, now(), effects);
    if (!after)
        return std::unexpected(after.error());
    m_states.resize(++m_step);
    m_states.push_back(*std::move(after));
    return {};
}

std::expected<Decision, Objection> WhatIf::play(const Action& action)
{
    Random random(m_seed, m_draws);
    auto decision = m_game->decide(now(), action, random);
    if (!decision)
        return std::unexpected(objectionIn(decision.error()));
    if (const auto stepped = step(decision->effects); !stepped)
        return std::unexpected(stepped.error());
    m_draws += random.fresh().size();
    return *std::move(decision);
}

std::expected<void, Objection> WhatIf::play(const Rehearsal& rehearsal)
{
    for (const Rehearsal::Step& rehearsed : rehearsal.steps) {
        if (auto stepped = step(rehearsed.decision.effects); !stepped)
            return stepped;
        m_draws += rehearsed.draws.size();
    }
    return {};
}

std::expected<void, Objection> WhatIf::correct(const Effects& effects)
{
    return step(withConsequences(*m_game, now(), effects));
}

bool WhatIf::undo()
{
    if (m_step == 0)
        return false;
    --m_step;
    return true;
}

bool WhatIf::redo()
{
    if (!canRedo())
        return false;
    ++m_step;
    return true;
}

} // namespace roadmarshal::table

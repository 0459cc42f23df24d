#include "what_if.h"

namespace roadmarshal::table {

WhatIf::WhatIf(const Game& game, State from, quint64 seed)
    : m_game(&game), m_seed(~seed), m_states{std::move(from)}
{
}

std::expected<Decision, Objection> WhatIf::play(const Action& action)
{
    Random random(m_seed, m_draws);
    auto decision = m_game->decide(now(), action, random);
    if (!decision)
        return decision;
    const auto after = evolveAll(*m_game, now(), decision->effects);
    if (!after)
        return std::unexpected(Objection{
            {QStringLiteral("impossible"), {{QStringLiteral("reason"), after.error().toLine()}}}, {}});
    if (const auto nonsense = m_game->nonsense(*after))
        return std::unexpected(*nonsense);
    m_draws += random.fresh();
    m_states.push_back(*after);
    return decision;
}

bool WhatIf::undo()
{
    if (steps() == 0)
        return false;
    m_states.pop_back();
    return true;
}

} // namespace roadmarshal::table

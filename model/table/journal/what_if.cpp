#include "what_if.h"

#include <algorithm>

namespace roadmarshal::table {

WhatIf::WhatIf(const Game& game, State from, quint64 seed)
    : m_game(&game), m_seed(~seed), m_from(std::move(from))
{
}

std::expected<void, Objection> WhatIf::step(const Effects& effects, const Ways& ways)
{
    auto after = reach(*m_game, now(), effects);
    if (!after)
        return std::unexpected(after.error());
    m_tried.resize(m_step++);
    m_tried.push_back({*std::move(after), ways});
    return {};
}

std::expected<Decision, Objection> WhatIf::play(const Action& action)
{
    Random random(m_seed, m_draws);
    auto decision = m_game->decide(now(), action, random);
    if (!decision)
        return std::unexpected(objectionIn(decision.error()));
    if (const auto stepped = step(decision->effects, m_game->ways(action, decision->effects)); !stepped)
        return std::unexpected(stepped.error());
    m_draws += random.fresh().size();
    return *std::move(decision);
}

std::expected<void, Objection> WhatIf::play(const Rehearsal& rehearsal)
{
    for (const Rehearsal::Step& rehearsed : rehearsal.steps) {
        const Effects& effects = rehearsed.decision.effects;
        if (auto stepped = step(effects, m_game->ways(rehearsed.action, effects)); !stepped)
            return stepped;
        m_draws += rehearsed.draws.size();
    }
    return {};
}

std::expected<void, Objection> WhatIf::correct(const Effects& effects)
{
    return step(withConsequences(*m_game, now(), effects));
}

Ways WhatIf::waysBetween(int from, int to) const
{
    Ways ways;
    for (int step = std::min(from, to); step < std::max(from, to); ++step)
        ways = joined(std::move(ways), m_tried[static_cast<size_t>(step)].ways);
    return from < to ? ways : reversed(std::move(ways));
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

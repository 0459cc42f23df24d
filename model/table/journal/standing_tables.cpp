#include "standing_tables.h"

#include <ranges>

namespace roadmarshal::table {

namespace {

constexpr int keepEvery = 32;

} // namespace

StandingTables::StandingTables(const Game& game, const History& history, const State& start)
    : m_game(game), m_history(history), m_start(start)
{
}

std::expected<State, Problem> StandingTables::after(int item)
{
    std::vector<int> missing;
    int known = item;
    for (; known >= 0 && !m_known.contains(known); known = m_history.before(known))
        missing.push_back(known);
    State state = known < 0 ? m_start : m_known[known];
    for (const int next : std::views::reverse(missing)) {
        const Amended& standing = m_history.item(next);
        auto evolved = evolveAll(m_game, state, standing.effects);
        if (!evolved)
            return std::unexpected(Problem{QString::number(standing.entry), evolved.error().toLine()});
        state = *std::move(evolved);
        if (next == item || next % keepEvery == 0)
            m_known.insert(next, state);
    }
    return state;
}

bool isSame(const Game& game, const State& one, const State& other)
{
    return game.difference(one, other).isEmpty();
}

} // namespace roadmarshal::table

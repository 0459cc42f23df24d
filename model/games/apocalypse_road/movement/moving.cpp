#include "moving.h"

#include "check.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using movement::Outcome;

Moving::Moving(const State& state, int car, const movement::Card& card, const std::stop_token& stop)
    : m_state(state), m_car(car), m_points(state.sheet(car).speed + card.adjustment), m_pack(state)
{
    if (m_points < 0)
        return;
    const movement::Activation activation{m_pack.packed(car), card.type, card.diagonal, m_points};
    keep(movement::findOutcomes(m_pack.pack(), activation, stop, tableLimits));
}

Moving::Moving(const State& state, int car, movement::Type type, int points, const std::stop_token& stop)
    : m_state(state), m_car(car), m_points(points), m_pack(state)
{
    keep(movement::findOutcomes(m_pack.pack(), {m_pack.packed(car), type, false, points}, stop, tableLimits));
}

Moving::Moving(const State& state, int car, movement::Type type, int points,
               const std::vector<track::Space>& path, const std::stop_token& stop)
    : Moving(state, car, {type, false, points - state.sheet(car).speed}, path, stop)
{
}

Moving::Moving(const State& state, int car, const movement::Card& card, const std::vector<track::Space>& path,
               const std::stop_token& stop)
    : m_state(state), m_car(car), m_points(state.sheet(car).speed + card.adjustment), m_pack(state)
{
    if (m_points < 0)
        return;
    auto judged = movement::judgePath(m_pack.pack(), {m_pack.packed(car), card.type, card.diagonal, m_points},
                                      path, stop, tableLimits);
    if (!judged)
        m_gaveUp = judged.error();
    else if (std::holds_alternative<movement::Outcomes>(*judged))
        m_outcomes = std::get<movement::Outcomes>(*std::move(judged));
}

void Moving::keep(std::expected<movement::Outcomes, movement::GaveUp> found)
{
    if (found)
        m_outcomes = *std::move(found);
    else
        m_gaveUp = found.error();
}

QString Moving::placeOfEnd(track::Index end) const
{
    return end == track::none ? toText(m_state.cars[m_car].at) : toText(m_state.setup->graph.spaceAt(end));
}

std::vector<Moving::End> Moving::ends() const
{
    if (!m_outcomes)
        return {};
    const movement::Car active = m_outcomes->active();
    const track::Graph& graph = m_state.setup->graph;
    const track::Index start = m_outcomes->start(active);
    std::map<track::Index, std::vector<int>> byEnd;
    for (int i = 0; i < m_outcomes->size(); ++i)
        byEnd[m_outcomes->end(i, active)].push_back(i);
    // A car off the track that stays there has no sector: it comes first.
    const auto distance = [&](track::Index end) {
        if (end == track::none)
            return std::pair(-1, 0);
        const int from = start == track::none ? 0 : graph.spaceAt(start).sector;
        const track::Space space = graph.spaceAt(end);
        return std::pair((space.sector - from + graph.sectorCount()) % graph.sectorCount(), space.lane);
    };
    std::vector<std::pair<std::pair<int, int>, End>> sorted;
    for (auto& [end, ways] : byEnd)
        sorted.emplace_back(distance(end), End{placeOfEnd(end), std::move(ways)});
    std::ranges::sort(sorted, {}, &std::pair<std::pair<int, int>, End>::first);
    std::vector<End> ends;
    for (auto& [key, end] : sorted)
        ends.push_back(std::move(end));
    return ends;
}

bool Moving::reaches(const QString& place) const
{
    return std::ranges::contains(ends(), place, &End::place);
}

std::vector<int> Moving::waysTo(const QString& place) const
{
    const auto all = ends();
    const auto end = std::ranges::find(all, place, &End::place);
    if (end == all.end())
        return {};
    std::vector<int> ways = end->ways;
    std::ranges::stable_sort(ways, {}, [&](int way) { return movedCount(way); });
    return ways;
}

int Moving::movedCount(int number) const
{
    int count = 0;
    for (int car = 0; car < m_outcomes->carCount(); ++car) {
        const auto packed = static_cast<movement::Car>(car);
        count += m_outcomes->end(number, packed) != m_outcomes->start(packed);
    }
    return count;
}

Moves Moving::movesOf(const Outcome& outcome) const
{
    Moves moves;
    for (const movement::Moved& moved : outcome.moved)
        moves[m_state.sheet(carOf(moved.car)).id] = toText(moved.to);
    moves.try_emplace(m_state.sheet(m_car).id, toText(m_state.cars[m_car].at));
    return moves;
}

QStringList Moving::pathOf(const Outcome& outcome) const
{
    QStringList path;
    for (const track::Space space : outcome.path)
        path.append(toText(space));
    return path;
}

} // namespace roadmarshal::apocalypse_road

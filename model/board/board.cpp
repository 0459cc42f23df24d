#include "board.h"

#include <algorithm>

namespace roadmarshal::board {

Board::Board(Layout layout) : m_layout(std::move(layout))
{
    m_grounds.reserve(m_layout.spaces.size());
    m_index.reserve(static_cast<qsizetype>(m_layout.spaces.size()));
    for (const Space& space : m_layout.spaces) {
        m_index.insert(space.id, static_cast<int>(m_grounds.size()));
        std::vector<QPointF> corners = space.outline.flattened();
        const QRectF bounds = boundsOf(corners);
        m_grounds.push_back({std::move(corners), bounds});
    }
}

const Space* Board::find(QStringView id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_layout.spaces[static_cast<std::size_t>(index)];
}

bool Board::covers(std::size_t space, QPointF point) const
{
    const Ground& ground = m_grounds[space];
    if (ground.corners.empty())
        return length(m_layout.spaces[space].centre - point) <= m_layout.spaces[space].reach;
    return ground.bounds.contains(point) && contains(ground.corners, point);
}

QString Board::at(QPointF point, const IsPreferred& isPreferred) const
{
    QString first;
    QString offered;
    for (std::size_t i = 0; i < m_layout.spaces.size(); ++i) {
        const Space& space = m_layout.spaces[i];
        if (!covers(i, point))
            continue;
        const bool preferred = isPreferred(space.id);
        if (preferred && !space.onlyIfOffered)
            return space.id;
        if (QString& name = space.onlyIfOffered ? offered : first;
            name.isEmpty() && preferred == space.onlyIfOffered)
            name = space.id;
    }
    return first.isEmpty() ? offered : first;
}

// Spaces from one to the other along `next`, with both ends; nothing where there is no way.
std::vector<int> Board::forward(int from, int to) const
{
    std::vector<int> previous(m_layout.spaces.size(), -1);
    std::vector<int> reached{from};
    for (std::size_t i = 0; i < reached.size() && reached.back() != to; ++i) {
        for (const int next : m_layout.spaces[static_cast<std::size_t>(reached[i])].next) {
            if (next == from || previous[static_cast<std::size_t>(next)] >= 0)
                continue;
            previous[static_cast<std::size_t>(next)] = reached[i];
            reached.push_back(next);
            if (next == to)
                break;
        }
    }
    if (reached.back() != to)
        return {};
    std::vector<int> way{to};
    while (way.back() != from)
        way.push_back(previous[static_cast<std::size_t>(way.back())]);
    std::ranges::reverse(way);
    return way;
}

std::vector<QPointF> Board::way(QStringView from, QStringView to) const
{
    const int start = indexOf(from);
    const int end = indexOf(to);
    if (start < 0 || end < 0)
        return {};
    std::vector<int> there = forward(start, end);
    std::vector<int> back = forward(end, start);
    std::ranges::reverse(back);
    if (there.empty() || (!back.empty() && back.size() < there.size()))
        there = std::move(back);
    if (there.empty())
        there = {start, end};
    std::vector<QPointF> points;
    for (const int space : there)
        points.push_back(m_layout.spaces[static_cast<std::size_t>(space)].centre);
    return points;
}

bool isContinued(const Board& before, const Board& now)
{
    return std::ranges::any_of(before.patches(), [&](const Patch& patch) {
        return std::ranges::any_of(now.patches(), [&](const Patch& other) {
            return other.key == patch.key && other.at == patch.at && other.bounds == patch.bounds;
        });
    });
}

} // namespace roadmarshal::board

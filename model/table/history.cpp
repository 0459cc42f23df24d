#include "history.h"

#include <algorithm>

namespace roadmarshal::table {

void History::push(const Amended& item, int parent, int recorder)
{
    m_nodes.push_back({item, parent});
    m_tips.push_back({static_cast<int>(m_nodes.size()) - 1, recorder});
}

void History::append(const Entry& entry)
{
    const Tip now = m_tips.back();
    const bool targetIsPast = entry.target > 0 && entry.target <= size();
    switch (entry.kind) {
    case EntryKind::Action:
    case EntryKind::Correction:
        push({entry.number, entry.kind, entry.action, entry.effects, entry.objections, entry.draws}, now.node,
             entry.number);
        m_redo.clear();
        return;
    case EntryKind::Undo:
        m_tips.push_back(targetIsPast ? m_tips[entry.target - 1] : now);
        if (targetIsPast)
            m_redo.push_back(entry.target);
        return;
    case EntryKind::Redo:
        m_tips.push_back({targetIsPast ? m_tips[entry.target].node : now.node, entry.number});
        if (!m_redo.empty())
            m_redo.pop_back();
        return;
    case EntryKind::Amendment: {
        // Standing items recorded before the amended one stay, those from it on are replaced.
        int node = now.node;
        while (node >= 0 && m_nodes[node].item.entry != entry.target)
            node = m_nodes[node].parent;
        node = node >= 0 ? m_nodes[node].parent : now.node;
        for (const Amended& item : entry.amended) {
            m_nodes.push_back({item, node});
            node = static_cast<int>(m_nodes.size()) - 1;
        }
        m_tips.push_back({node, entry.number});
        m_redo.clear();
        return;
    }
    case EntryKind::Note:
    case EntryKind::Ruling:
        m_tips.push_back(now);
        return;
    }
}

History::Passing History::between(int from, int to) const
{
    Passing passing;
    int old = tip(from);
    int next = tip(to);
    // An item comes after those that it stands on, so the later of two is never below the other.
    while (old != next) {
        int& later = old > next ? old : next;
        (old > next ? passing.off : passing.on).push_back(later);
        later = before(later);
    }
    std::ranges::reverse(passing.on);
    return passing;
}

QList<Amended> History::standing(int number) const
{
    QList<Amended> items;
    for (int node = m_tips[number].node; node >= 0; node = m_nodes[node].parent)
        items.append(m_nodes[node].item);
    std::ranges::reverse(items);
    return items;
}

} // namespace roadmarshal::table

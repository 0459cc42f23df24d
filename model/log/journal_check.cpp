#include "journal_check.h"

#include <QSet>

#include <algorithm>

namespace roadmarshal::log {

using namespace table;

JournalCheck::JournalCheck(const Game& game, const State& start)
    : m_game(game), m_states{start}, m_nodes{{0, -1, start}}, m_tips{0}
{
}

bool JournalCheck::isSame(const State& one, const State& other) const
{
    return m_game.store(one) == m_game.store(other);
}

std::optional<QString> JournalCheck::effectsFit(const Entry& entry)
{
    auto after = evolveAll(m_game, m_states.back(), entry.effects);
    if (!after)
        return QStringLiteral("its effects do not fit: %1").arg(after.error().toLine());
    if (const auto nonsense = m_game.nonsense(*after))
        return QStringLiteral("its effects make no sense: %1").arg(m_game.say(nonsense->message));
    m_states.push_back(*std::move(after));
    return std::nullopt;
}

std::optional<QString> JournalCheck::amendmentFits(const Entry& entry)
{
    if (!tellsOfThePast(entry))
        return QStringLiteral("it amends entries that are not there or not in order");
    int node = m_tips.back();
    QSet<int> standing;
    while (node > 0 && m_nodes[node].entry != entry.target) {
        standing.insert(m_nodes[node].entry);
        node = m_nodes[node].parent;
    }
    if (node <= 0)
        return QStringLiteral("it amends entry %1, which does not stand").arg(entry.target);
    standing.insert(entry.target);
    node = m_nodes[node].parent;
    for (const Amended& item : entry.amended) {
        if (!standing.contains(item.entry))
            return QStringLiteral("it amends entry %1, which does not stand").arg(item.entry);
        auto after = evolveAll(m_game, m_nodes[node].state, item.effects);
        if (!after)
            return QStringLiteral("what entry %1 became does not fit: %2")
                .arg(item.entry)
                .arg(after.error().toLine());
        m_nodes.push_back({item.entry, node, *std::move(after)});
        node = static_cast<int>(m_nodes.size()) - 1;
    }
    if (!isSame(m_nodes[node].state, m_states.back()))
        return QStringLiteral("its effects do not lead to what the amended entries give");
    m_tips.push_back(node);
    return std::nullopt;
}

std::optional<QString> JournalCheck::follow(const Entry& entry)
{
    if (const auto wrong = effectsFit(entry))
        return wrong;
    const bool isUndo = entry.kind == EntryKind::Undo;
    switch (entry.kind) {
    case EntryKind::Action:
    case EntryKind::Correction:
        m_nodes.push_back({entry.number, m_tips.back(), m_states.back()});
        m_tips.push_back(static_cast<int>(m_nodes.size()) - 1);
        break;
    case EntryKind::Undo:
    case EntryKind::Redo: {
        const int reached = isUndo ? entry.target - 1 : entry.target;
        if (!isSame(m_states[reached], m_states.back()))
            return QStringLiteral("its effects do not lead back to the table after entry %1").arg(reached);
        m_tips.push_back(m_tips[reached]);
        break;
    }
    case EntryKind::Amendment:
        return amendmentFits(entry);
    case EntryKind::Note:
    case EntryKind::Ruling:
        if (!entry.effects.isEmpty())
            return QStringLiteral("a note or ruling changes nothing on the table");
        m_tips.push_back(m_tips.back());
        break;
    }
    return std::nullopt;
}

} // namespace roadmarshal::log

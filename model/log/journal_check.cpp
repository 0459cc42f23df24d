#include "journal_check.h"

#include <ranges>

namespace roadmarshal::log {

using namespace table;

JournalCheck::JournalCheck(const Game& game, const State& start)
    : m_game(game), m_states{start}, m_tables(game, m_history, start)
{
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
    auto stands = [&, item = m_history.tip(entry.number - 1)](int number) mutable {
        while (item >= 0 && m_history.item(item).entry > number)
            item = m_history.before(item);
        return item >= 0 && m_history.item(item).entry == number;
    };
    // Both go back in time: the newest first.
    for (const Amended& item : std::views::reverse(entry.amended)) {
        if (!stands(item.entry))
            return QStringLiteral("it amends entry %1, which does not stand").arg(item.entry);
    }
    if (!stands(entry.target))
        return QStringLiteral("it amends entry %1, which does not stand").arg(entry.target);
    m_history.append(entry);
    const auto told = m_tables.after(m_history.tip(entry.number));
    if (!told)
        return QStringLiteral("what entry %1 became does not fit: %2")
            .arg(told.error().place, told.error().reason);
    if (!isSame(m_game, *told, m_states.back()))
        return QStringLiteral("its effects do not lead to what the amended entries give");
    return std::nullopt;
}

std::optional<QString> JournalCheck::follow(const Entry& entry)
{
    if (const auto wrong = effectsFit(entry))
        return wrong;
    if (entry.kind == EntryKind::Amendment)
        return amendmentFits(entry);
    if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo) {
        const int reached = entry.kind == EntryKind::Undo ? entry.target - 1 : entry.target;
        if (!isSame(m_game, m_states[reached], m_states.back()))
            return QStringLiteral("its effects do not lead back to the table after entry %1").arg(reached);
    }
    if ((entry.kind == EntryKind::Note || entry.kind == EntryKind::Ruling) && !entry.effects.isEmpty())
        return QStringLiteral("a note or ruling changes nothing on the table");
    m_history.append(entry);
    return std::nullopt;
}

} // namespace roadmarshal::log

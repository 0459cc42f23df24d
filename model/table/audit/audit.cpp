#include "audit.h"

#include "settle.h"

#include <algorithm>

namespace roadmarshal::table {

Audit::Audit(const Game& game, const State& now)
    : m_game(&game), m_now(now), m_lines(auditLines(game, now)), m_read(m_lines.size(), false)
{
}

Audit::Reading Audit::reading(int line) const
{
    const auto set = m_set.lower_bound({line, QString()});
    if (set != m_set.end() && set->first.first == line)
        return Reading::Differs;
    return m_read[line] ? Reading::Agrees : Reading::Unread;
}

void Audit::agree()
{
    if (!isAllRead())
        m_read[m_current++] = true;
}

void Audit::agreeGroup()
{
    if (isAllRead())
        return;
    const int end = groupOf(m_current).second;
    while (m_current < end)
        agree();
}

void Audit::back()
{
    goTo(m_current - 1);
}

void Audit::goTo(int line)
{
    m_current = std::clamp(line, 0, size());
}

std::pair<int, int> Audit::groupOf(int line) const
{
    int first = line;
    int end = line + 1;
    while (first > 0 && isOneGroup(m_lines[first - 1], m_lines[line]))
        --first;
    while (end < size() && isOneGroup(m_lines[end], m_lines[line]))
        ++end;
    return {first, end};
}

void Audit::set(int line, const QString& property, const QString& value)
{
    const AuditFact* fact = m_lines[line].fact(property);
    if (!fact)
        return;
    if (value == fact->value)
        m_set.erase({line, property});
    else
        m_set[{line, property}] = value;
}

void Audit::reset(int line, const QList<Correction>& corrections)
{
    std::erase_if(m_set, [line](const auto& set) { return set.first.first == line; });
    for (const Correction& correction : corrections)
        set(line, correction.property, correction.value);
}

QString Audit::valueOf(int line, const QString& property) const
{
    if (const auto set = m_set.find({line, property}); set != m_set.end())
        return set->second;
    const AuditFact* fact = m_lines[line].fact(property);
    return fact ? fact->value : QString();
}

bool Audit::differs(int line, const QString& property) const
{
    return m_set.contains({line, property});
}

QList<Correction> Audit::corrections() const
{
    QList<Correction> corrections;
    for (const auto& [at, value] : m_set)
        corrections.append({m_lines[at.first].subject, at.second, value});
    return corrections;
}

QList<Correction> Audit::corrections(int line) const
{
    QList<Correction> corrections;
    for (const auto& [at, value] : m_set) {
        if (at.first == line)
            corrections.append({m_lines[line].subject, at.second, value});
    }
    return corrections;
}

std::optional<State> Audit::settled() const
{
    auto state = settle(*m_game, m_now, corrections());
    return state ? std::optional(*std::move(state)) : std::nullopt;
}

std::expected<Effects, std::optional<Objection>> Audit::effects() const
{
    return settle(*m_game, m_now, corrections()).transform([this](const State& settled) {
        return m_game->difference(m_now, settled);
    });
}

} // namespace roadmarshal::table

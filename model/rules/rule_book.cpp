#include "rule_book.h"

#include <QRegularExpression>

namespace roadmarshal::rules {

namespace {

constexpr qsizetype longestId = 100;

// Of "7.11.9" the parts 7, 11 and 9, and of "10 Pothole" the 10; nothing of "AR-16".
QStringList sectionNumber(QStringView id)
{
    static const QRegularExpression number(QStringLiteral("^\\s*([0-9]+(?:\\.[0-9]+)*)(?![^\\s,])"));
    const QString text = number.matchView(id).captured(1);
    return text.isEmpty() ? QStringList() : text.split(u'.');
}

} // namespace

RuleBook::RuleBook(QString game, std::vector<RuleEntry> entries, const QStringList& stopWords)
    : m_game(std::move(game)),
      m_entries(std::move(entries)),
      m_stopWords(stopWords),
      m_index(m_entries, stopWords)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_positions.insert(keyOf(m_entries[i].id), i);
}

RuleBook RuleBook::with(const QHash<QString, QString>& remarks, const std::vector<RuleEntry>& more) const
{
    std::vector<RuleEntry> entries = m_entries;
    for (RuleEntry& entry : entries) {
        if (const QString remark = remarks.value(entry.id); !remark.isEmpty())
            entry.text += u' ' + remark;
    }
    entries.insert(entries.end(), more.begin(), more.end());
    return RuleBook(m_game, std::move(entries), m_stopWords);
}

const RuleEntry* RuleBook::withKey(const QString& key) const
{
    const auto found = m_positions.constFind(key);
    return found == m_positions.constEnd() ? nullptr : &m_entries[*found];
}

const RuleEntry* RuleBook::find(QStringView id) const
{
    if (id.size() > longestId)
        return nullptr;
    if (const RuleEntry* entry = withKey(keyOf(id)))
        return entry;
    for (QStringList parts = sectionNumber(id); !parts.isEmpty(); parts.removeLast()) {
        if (const RuleEntry* entry = withKey(parts.join(u'.')))
            return entry;
        if (parts.size() > 1)
            continue;
        // Whole sections are written "7.0".
        if (const RuleEntry* entry = withKey(parts.first() + QStringLiteral(".0")))
            return entry;
    }
    return nullptr;
}

} // namespace roadmarshal::rules

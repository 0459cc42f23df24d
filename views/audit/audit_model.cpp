#include "audit_model.h"

#include "style/text.h"

namespace roadmarshal::views {

using namespace table;

AuditModel::AuditModel(const Audit& audit, const AuditWords& words, QObject* parent)
    : QAbstractListModel(parent), m_audit(audit), m_words(words)
{
}

void AuditModel::refresh()
{
    if (m_audit.size() > 0)
        emit dataChanged(index(0), index(m_audit.size() - 1));
}

int AuditModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_audit.size();
}

QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int line = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return m_words.line(m_audit, line);
    case Qt::ToolTipRole:
        return tipOf(m_words.line(m_audit, line));
    case ReadingRole:
        return static_cast<int>(m_audit.reading(line));
    case LiveryRole: {
        const QString& team = m_audit.lines()[line].team;
        return team.isEmpty() ? -1 : m_words.team(team).livery;
    }
    case InGroupRole: {
        if (m_audit.isAllRead())
            return false;
        const auto [first, end] = m_audit.groupOf(m_audit.current());
        return line >= first && line < end;
    }
    case CurrentRole:
        return line == m_audit.current();
    default:
        return {};
    }
}

} // namespace roadmarshal::views

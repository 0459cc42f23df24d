// All lines of a table audit as a list, with what has been said about each.
#pragma once

#include "audit_words.h"

#include <QAbstractListModel>

namespace roadmarshal::views {

class AuditModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        ReadingRole = Qt::UserRole + 1, // table::Audit::Reading as a number
        LiveryRole,                     // -1 for none
        InGroupRole,                    // read in one go with the current line
        CurrentRole,
    };

    AuditModel(const table::Audit& audit, const AuditWords& words, QObject* parent = nullptr);

    // After the audit went on or a fact was set.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const table::Audit& m_audit;
    const AuditWords& m_words;
};

} // namespace roadmarshal::views

// What becomes of later entries, as a list: those that change, and one row that folds up those that stay.
#pragma once

#include "log/ripples.h"

#include <QAbstractListModel>

namespace roadmarshal::views {

class RippleModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(const QList<log::RippleLine>& lines);
    // The line of a row; null for the row that folds up the rest.
    const log::RippleLine* lineAt(const QModelIndex& index) const;
    bool isOpen() const { return m_open; }
    void setOpen(bool open);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    static QString toText(table::Amendment::Fate fate);
    static QString toText(table::Amendment::Resolution resolution);
    static bool allows(const log::RippleLine& line, table::Amendment::Resolution resolution);
    // Everything under the title: what comes of it, and what speaks against it.
    static QString details(const log::RippleLine& line);

private:
    QString foldText() const;

    QList<log::RippleLine> m_changed;
    QList<log::RippleLine> m_same;
    bool m_open = false;
};

} // namespace roadmarshal::views

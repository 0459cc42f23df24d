// Draws a line of a table audit: tick or warning, colours of the team, words.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class AuditDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace roadmarshal::views

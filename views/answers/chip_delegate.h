// Draws an answer of a group as a chip; one that the rules speak against is faint.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class ChipDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace roadmarshal::views

// Draws an answer: what it is, what it brings, and why not.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class OptionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace roadmarshal::views

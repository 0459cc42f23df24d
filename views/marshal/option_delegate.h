// Draws an answer: what it is, what it brings, and why not.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class OptionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // Tiles stand side by side, all as wide as the widest, their label on two lines; rows fill the width.
    void setRows() { m_tileWidth = 0; }
    void setTiles(const QStringList& labels, const QFont& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_tileWidth = 0; // 0: rows
};

} // namespace roadmarshal::views

// Draws an answer: what it is, what it brings, and why not.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class OptionDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // Tiles stand side by side, their label on two lines; rows fill the width.
    void setTiles(bool tiles) { m_tiles = tiles; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    bool m_tiles = false;
};

} // namespace roadmarshal::views

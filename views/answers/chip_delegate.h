// Draws an answer of a group as a chip, its chance below; one that the rules speak against is faint, one of
// several that is picked is filled.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class ChipDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // The answer that is meant elsewhere: hovered on the board, or being typed.
    void setLit(const QString& answer) { m_lit = answer; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QString m_lit;
};

} // namespace roadmarshal::views

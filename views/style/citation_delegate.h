// Rows of text that end with a citation: the citation is a link that can be clicked.
#pragma once

#include <QStyledItemDelegate>

namespace roadmarshal::views {

class CitationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    // Where the link lies in a row that is drawn there; null if it cites nothing.
    QRect linkRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;

signals:
    void rulesWanted(const QStringList& rules);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    // The words before the citation, it, and where both lie.
    struct Parts
    {
        QString words;
        QString citation; // empty if there is none
        QRect wordsRect;
        QRect citationRect;
    };
    static Parts partsOf(QStyleOptionViewItem& option);
};

} // namespace roadmarshal::views

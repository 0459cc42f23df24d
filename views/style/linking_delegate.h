// Rows with links to rules in them: a click on one looks the rule up and does nothing else.
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace roadmarshal::views {

class LinkingDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit LinkingDelegate(QAbstractItemView* view);

    // What a row that is drawn in `row` cites at `point`, both on the viewport.
    virtual QStringList rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const = 0;

signals:
    void rulesWanted(const QStringList& rules);

protected:
    QAbstractItemView* view() const { return m_view; }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QStringList rulesUnder(QPoint point) const;

    QAbstractItemView* m_view;
    QStringList m_pressed;
};

} // namespace roadmarshal::views

// Rows of one line of text with citations in it, which are links.
#pragma once

#include "linking_delegate.h"

namespace roadmarshal::views {

class CitationDelegate final : public LinkingDelegate
{
    Q_OBJECT
public:
    using LinkingDelegate::LinkingDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QStringList rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const override;

private:
    // Where the style puts the words of a row.
    static QRect roomFor(const QStyleOptionViewItem& row);
};

} // namespace roadmarshal::views

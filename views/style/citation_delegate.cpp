#include "citation_delegate.h"

#include "cited_text.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>

namespace roadmarshal::views {

QRect CitationDelegate::roomFor(const QStyleOptionViewItem& row)
{
    const QStyle* style = row.widget->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &row, row.widget) + 1;
    return style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget)
        .adjusted(margin, 0, -margin, 0);
}

void CitationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QRect room = roomFor(row);
    const CitedText text(row.text, row.font, room.width(), CitedText::Lines::One);
    if (!text.cites())
        return LinkingDelegate::paint(painter, option, index);
    row.text.clear();
    row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isSelected = row.state & QStyle::State_Selected;
    const auto ink = [&](QPalette::ColorRole role) {
        return row.palette.color(isSelected ? QPalette::HighlightedText : role);
    };
    painter->save();
    text.paint(*painter, QPointF(room.left(), room.top() + (room.height() - text.size().height()) / 2),
               ink(QPalette::Text), ink(QPalette::Link));
    painter->restore();
}

QStringList CitationDelegate::rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const
{
    QStyleOptionViewItem option;
    option.initFrom(view());
    option.widget = view();
    option.rect = row;
    initStyleOption(&option, index);
    const QRect room = roomFor(option);
    const CitedText text(option.text, option.font, room.width(), CitedText::Lines::One);
    // As tall as the row: a link is easier to hit than to read.
    return text.rulesAt(QPointF(point.x() - room.left(), text.size().height() / 2.0));
}

} // namespace roadmarshal::views

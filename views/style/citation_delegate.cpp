#include "citation_delegate.h"

#include "citation_link.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace roadmarshal::views {

CitationDelegate::Parts CitationDelegate::partsOf(QStyleOptionViewItem& option)
{
    Parts parts{option.text, {}, {}, {}};
    const qsizetype bracket = option.text.lastIndexOf(u'(');
    if (bracket < 0 || !option.text.endsWith(u')') || rulesIn(option.text.sliced(bracket)).isEmpty())
        return parts;
    parts.words = option.text.first(bracket);
    parts.citation = option.text.sliced(bracket);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget)
                           .adjusted(margin, 0, -margin, 0);
    const QFontMetrics metrics(option.font);
    // What is cut where there is no room is the words, never the way to the rule.
    const int link = std::min(metrics.horizontalAdvance(parts.citation), room.width());
    const int words = std::min(metrics.horizontalAdvance(parts.words), room.width() - link);
    parts.wordsRect = QRect(room.left(), room.top(), words, room.height());
    parts.citationRect = QRect(room.left() + words, room.top(), link, room.height());
    return parts;
}

void CitationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const Parts parts = partsOf(row);
    if (parts.citation.isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    row.text.clear();
    const QStyle* style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const bool isSelected = row.state & QStyle::State_Selected;
    painter->save();
    QFont font = row.font;
    painter->setFont(font);
    painter->setPen(row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(parts.wordsRect, Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(parts.words, Qt::ElideRight, parts.wordsRect.width()));
    font.setUnderline(true);
    painter->setFont(font);
    painter->setPen(row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Link));
    painter->drawText(parts.citationRect, Qt::AlignVCenter | Qt::TextSingleLine, parts.citation);
    painter->restore();
}

QRect CitationDelegate::linkRect(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    return partsOf(row).citationRect;
}

bool CitationDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && linkRect(option, index).contains(mouse->pos())) {
            emit rulesWanted(rulesIn(index.data().toString()));
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace roadmarshal::views

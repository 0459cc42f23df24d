// Draws an answer: what it is, what it brings, how likely it is, and why not.
#pragma once

#include "style/cited_text.h"
#include "style/linking_delegate.h"
#include "table/prompt.h"

namespace roadmarshal::views {

struct Colours;

class OptionDelegate : public LinkingDelegate
{
    Q_OBJECT
public:
    using LinkingDelegate::LinkingDelegate;

    // Tiles stand side by side, all as wide as the widest, their label on two lines; rows fill the width.
    void setRows() { m_tileWidth = m_widestDetail = 0; }
    // Two columns where they fit, each answer with a line that says what it does.
    void setColumns(const QStringList& details);
    void setTiles(const QStringList& labels, const QFont& font, bool withBoxes);

    // The answer that is meant elsewhere: hovered on the board, or being typed.
    void setLit(const QString& answer) { m_lit = answer; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QStringList rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const override;

private:
    // What stands in a row or tile, and where.
    struct Layout
    {
        QRectF card;
        QRect inner;
        QString label;
        QString detail;
        bool allowed = true;
        table::Role role = table::Role::Subject;
        QString badge;
        QString odds;
        QRectF badgeRect; // empty if there is none
        QRectF oddsRect;
        std::optional<bool> picked; // where several may be
    };
    Layout layoutOf(const QModelIndex& index, const QRect& row) const;

    CitedText detailIn(const Layout& layout) const;
    void placeNotes(Layout& layout) const;
    void paintMark(QPainter& painter, const Layout& layout, const Colours& colours) const;
    void paintNotes(QPainter& painter, const Layout& layout, const Colours& colours) const;

    // 0: rows; of both columns, as the view has room.
    static int columnWidth(const QStyleOptionViewItem& option);

    int m_tileWidth = 0;    // 0: no tiles
    int m_widestDetail = 0; // 0: no columns
    QString m_lit;
};

} // namespace roadmarshal::views

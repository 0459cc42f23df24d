// Draws a later entry of an amendment: verdict, what it is and becomes, and the choice what to do with it.
#pragma once

#include "log/ripples.h"
#include "style/linking_delegate.h"

#include <array>

namespace roadmarshal::views {

class RippleView;

class RippleDelegate : public LinkingDelegate
{
    Q_OBJECT
public:
    static constexpr std::array choices{table::Amendment::Resolution::KeepAsPlayed,
                                        table::Amendment::Resolution::Revise,
                                        table::Amendment::Resolution::Drop};

    explicit RippleDelegate(RippleView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // Where a choice of the row lies; null for a row without.
    QRect choiceRect(const QModelIndex& index, const QRect& row,
                     table::Amendment::Resolution resolution) const;
    QStringList rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const override;

private:
    struct Layout
    {
        QRect verdict;
        QRect number;
        QRect title;
        QRect details;
        std::array<QRect, 3> choices;
        int height = 0;
    };
    Layout layoutOf(const log::RippleLine& line, const QRect& row) const;
    void paintFold(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintLine(QPainter* painter, const QStyleOptionViewItem& option, const log::RippleLine& line) const;
    void paintChoices(QPainter* painter, const QStyleOptionViewItem& option, const log::RippleLine& line,
                      const Layout& layout) const;

    RippleView* m_view;
};

} // namespace roadmarshal::views

#include "option_delegate.h"

#include "options_model.h"
#include "style/focus_ring.h"
#include "style/icons.h"
#include "style/scaled.h"
#include "style/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>

namespace roadmarshal::views {

namespace {

const QString partMark = QStringLiteral(" · ");
constexpr int barRoom = 14; // left of the words
// the same with a sign in it
int signRoom()
{
    return scaled(30);
}
int signSize()
{
    return scaled(18);
}
int checkSize()
{
    return scaled(16);
}
constexpr int badgePadding = 7;
constexpr double leastForWords = 0.45; // of a row, beside its notes
constexpr int least = 120;

void paintCheck(QPainter& painter, const QRectF& box, bool checked, bool allowed, const Colours& colours)
{
    painter.setPen(QPen(allowed ? colours.accent : colours.outline, 1.5));
    painter.setBrush(checked ? colours.accent : colours.surface);
    painter.drawRoundedRect(box, 3, 3);
    if (checked)
        paintIcon(painter, box.adjusted(1, 1, -1, -1), QStringLiteral("done"), colours.onAccent);
}

// Under the label: what stands against it, or else what it brings.
QString detailTextOf(const QModelIndex& index)
{
    if (const QString whyNot = index.data(OptionsModel::WhyNotRole).toString(); !whyNot.isEmpty())
        return whyNot;
    QStringList parts{index.data(OptionsModel::DetailRole).toString()};
    parts += index.data(OptionsModel::RemarksRole).toStringList();
    parts.removeAll(QString());
    return parts.join(partMark);
}

} // namespace

void OptionDelegate::setColumns(const QStringList& details)
{
    setRows();
    for (const QString& detail : details)
        m_widestDetail = std::max(m_widestDetail, QFontMetrics(captionFont()).horizontalAdvance(detail) + 1);
}

int OptionDelegate::columnWidth(const QStyleOptionViewItem& option)
{
    constexpr int narrowest = 110;
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (!view)
        return narrowest;
    // With room for the bar that scrolls, there or not: columns do not come and go with it.
    const int room = view->width() - view->verticalScrollBar()->sizeHint().width() - 2;
    return room / 2 >= narrowest ? room / 2 : room;
}

// All rows of the columns are equally high: as the longest detail needs it, broken where words end.
int OptionDelegate::linesOfDetail(int width) const
{
    constexpr double lostAtLineEnds = 1.2;
    const int room = std::max(1, width - barRoom - gap - 4);
    return m_widestDetail <= room ? 1 : static_cast<int>(std::ceil(m_widestDetail * lostAtLineEnds / room));
}

void OptionDelegate::setTiles(const QStringList& labels, const QFont& font, bool withBoxes)
{
    setRows();
    constexpr int smallest = 96;
    const int padding = withBoxes ? 36 + signRoom() - barRoom : 36;
    m_tileWidth = smallest;
    for (const QString& label : labels) {
        const int width = QFontMetrics(font).horizontalAdvance(label.section(partMark, 0, 0));
        m_tileWidth = std::max(m_tileWidth, width + padding);
    }
}

QSize OptionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (m_tileWidth > 0)
        return {m_tileWidth,
                QFontMetrics(option.font).height() + QFontMetrics(captionFont()).height() + 2 * gap + 2};
    if (m_widestDetail > 0) {
        const int width = columnWidth(option);
        const QFontMetrics small(captionFont());
        return {width, QFontMetrics(option.font).height() + 2 * gap +
                           linesOfDetail(width) * small.lineSpacing() + 2};
    }
    // With room for the bar that scrolls, there or not: it comes when the rows are measured.
    const int width = std::max(least, view()->width() - view()->verticalScrollBar()->sizeHint().width() - 2);
    return {least, layoutOf(index, QRect(0, 0, width, 0)).height};
}

// In a tile on one line, in a row on as many as it takes.
CitedText OptionDelegate::labelOf(const Layout& layout) const
{
    const bool isTile = m_tileWidth > 0;
    return {layout.label, layout.chips.isEmpty() ? view()->font() : captionFont(), layout.inner.width(),
            isTile ? CitedText::Lines::One : CitedText::Lines::Wrapped};
}

CitedText OptionDelegate::detailOf(const Layout& layout) const
{
    return {layout.detail, captionFont(), layout.inner.width(),
            m_tileWidth > 0 ? CitedText::Lines::One : CitedText::Lines::Wrapped};
}

OptionDelegate::Layout OptionDelegate::layoutOf(const QModelIndex& index, const QRect& row) const
{
    const QString text = index.data().toString();
    const QRectF card = QRectF(row).adjusted(2, 2, -2, -2);
    const auto role = index.data(OptionsModel::PieceRole).value<table::Role>();
    const QVariant check = index.data(Qt::CheckStateRole);
    const bool plain = role == table::Role::Subject && !check.isValid();
    Layout layout{.card = card,
                  .inner = card.adjusted(plain ? barRoom : signRoom(), 6, -gap, -6).toRect(),
                  .label = m_tileWidth > 0 ? text.section(partMark, 0, 0) : text,
                  .detail = m_tileWidth > 0 ? text.section(partMark, 1) : detailTextOf(index),
                  .allowed = index.data(OptionsModel::WhyNotRole).toString().isEmpty(),
                  .role = role,
                  .badge = index.data(OptionsModel::BadgeRole).toString(),
                  .odds = index.data(OptionsModel::OddsRole).toString(),
                  .badgeRect = {},
                  .oddsRect = {},
                  .picked = {}};
    if (check.isValid())
        layout.picked = check.toInt() == Qt::Checked;
    placeNotes(layout);
    if (m_tileWidth > 0)
        return layout;
    layout.chips = index.data(OptionsModel::ChipsRole).value<QList<WayChip>>();
    layout.chipRects = layOutChips(layout.chips, layout.inner.width());
    double height = heightOf(layout.chipRects) + labelOf(layout).size().height();
    if (!layout.detail.isEmpty())
        height += detailOf(layout).size().height() + 2;
    layout.height = static_cast<int>(std::ceil(height)) + 2 * gap;
    return layout;
}

// A row has them at its right end; a tile, which is narrow, below its label.
void OptionDelegate::placeNotes(Layout& layout) const
{
    if (m_tileWidth > 0) {
        QStringList parts{layout.detail, layout.badge, layout.odds};
        parts.removeAll(QString());
        layout.detail = parts.join(partMark);
        return;
    }
    const double height = QFontMetricsF(captionFont()).height() + 2;
    double right = layout.card.right() - gap;
    const auto place = [&](const QString& text, const QFont& font, double padding) {
        if (text.isEmpty())
            return QRectF();
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 2 * padding;
        right -= width;
        const QRectF rect(right, layout.card.center().y() - height / 2, width, height);
        right -= gap;
        return rect;
    };
    layout.oddsRect = place(layout.odds, boldFont(), 0);
    layout.badgeRect = place(layout.badge, captionFont(), badgePadding);
    if (layout.odds.isEmpty() && layout.badge.isEmpty())
        return;
    // Where they would leave the words too little room, they go below them.
    if (right - layout.inner.left() < layout.inner.width() * leastForWords) {
        layout.oddsRect = layout.badgeRect = {};
        QStringList parts{layout.badge, layout.odds, layout.detail};
        parts.removeAll(QString());
        layout.detail = parts.join(partMark);
        return;
    }
    layout.inner.setRight(static_cast<int>(right));
}

void OptionDelegate::paintNotes(QPainter& painter, const Layout& layout, const Colours& colours) const
{
    if (layout.badgeRect.isValid()) {
        painter.setPen(QPen(colours.outline, 1));
        painter.setBrush(colours.surface);
        painter.drawRoundedRect(layout.badgeRect, layout.badgeRect.height() / 2,
                                layout.badgeRect.height() / 2);
        painter.setPen(colours.text);
        painter.setFont(captionFont());
        painter.drawText(layout.badgeRect, Qt::AlignCenter, layout.badge);
    }
    if (layout.oddsRect.isValid()) {
        painter.setPen(layout.allowed ? colours.text : colours.faint);
        painter.setFont(boldFont());
        painter.drawText(layout.oddsRect, Qt::AlignCenter, layout.odds);
    }
}

// A bar for what can be chosen, or a box where several may be; a crosshair before whom it hits, an arrow
// before who goes on.
void OptionDelegate::paintMark(QPainter& painter, const Layout& layout, const Colours& colours) const
{
    const QRectF& card = layout.card;
    if (layout.picked)
        return paintCheck(
            painter, QRectF(card.left() + 7, card.center().y() - checkSize() / 2.0, checkSize(), checkSize()),
            *layout.picked, layout.allowed, colours);
    if (layout.role != table::Role::Subject) {
        const bool hits = layout.role == table::Role::Target;
        const QRectF sign(card.left() + 6, card.center().y() - signSize() / 2.0, signSize(), signSize());
        return paintIcon(painter, sign, hits ? QStringLiteral("target") : QStringLiteral("step-forward"),
                         hits ? colours.damage : colours.accent);
    }
    if (!layout.allowed)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(QRectF(card.left() + 4, card.top() + 6, 3, card.height() - 12), 1.5, 1.5);
}

void OptionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const Colours& c = coloursFor(option.palette);
    const Layout layout = layoutOf(index, option.rect);
    const auto& [card, inner, detail, allowed] =
        std::tie(layout.card, layout.inner, layout.detail, layout.allowed);
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Selected) ||
                     index.data(OptionsModel::AnswerRole).toString() == m_lit;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(lit ? c.accent : c.outline, lit ? 2 : 1));
    painter->setBrush(c.raised);
    painter->drawRoundedRect(card, cardRadius, cardRadius);
    if (option.state & QStyle::State_HasFocus)
        paintFocus(*painter, card, c);
    paintMark(*painter, layout, c);
    paintNotes(*painter, layout, c);
    const QColor link = option.palette.color(QPalette::Link);
    paintChips(*painter, inner.topLeft(), layout.chips, layout.chipRects, c);
    const CitedText words = labelOf(layout);
    const double chips = heightOf(layout.chipRects);
    const double room = inner.height() - chips - words.size().height();
    const QPointF top = inner.topLeft() + QPointF(0, chips + (detail.isEmpty() ? room / 2 : 0));
    words.paint(*painter, top, allowed && layout.chips.isEmpty() ? c.text : c.faint, link);
    const CitedText small = detailOf(layout);
    small.paint(*painter, detailSpot(layout, small), c.faint, link);
    painter->restore();
}

QPoint OptionDelegate::detailSpot(const Layout& layout, const CitedText& detail) const
{
    return layout.inner.bottomLeft() - QPoint(0, detail.size().height() - 1);
}

QStringList OptionDelegate::rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const
{
    const Layout layout = layoutOf(index, row);
    const CitedText small = detailOf(layout);
    return small.rulesAt(point - detailSpot(layout, small));
}

} // namespace roadmarshal::views

#include "option_delegate.h"

#include "options_model.h"
#include "style/cited_text.h"
#include "style/focus_ring.h"
#include "style/icons.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

const QString partMark = QStringLiteral(" · ");
constexpr int barRoom = 14;  // left of the words
constexpr int signRoom = 30; // the same with a sign in it
constexpr int signSize = 18;

// Under the label: what stands against it, or else what it brings.
QString detailOf(const QModelIndex& index)
{
    const QString whyNot = index.data(OptionsModel::WhyNotRole).toString();
    return whyNot.isEmpty() ? index.data(OptionsModel::RemarksRole).toStringList().join(QStringLiteral(" · "))
                            : whyNot;
}

} // namespace

void OptionDelegate::setTiles(const QStringList& labels, const QFont& font)
{
    constexpr int smallest = 96;
    constexpr int padding = 36;
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
    int height = QFontMetrics(option.font).height() + 2 * gap;
    if (!detailOf(index).isEmpty())
        height += QFontMetrics(captionFont()).height() + 2;
    return {120, height};
}

OptionDelegate::Layout OptionDelegate::layoutOf(const QModelIndex& index, const QRect& row) const
{
    const QString text = index.data().toString();
    const QRectF card = QRectF(row).adjusted(2, 2, -2, -2);
    const auto role = index.data(OptionsModel::PieceRole).value<table::Role>();
    return {.card = card,
            .inner = card.adjusted(role == table::Role::Subject ? barRoom : signRoom, 6, -gap, -6).toRect(),
            .label = m_tileWidth > 0 ? text.section(partMark, 0, 0) : text,
            .detail = m_tileWidth > 0 ? text.section(partMark, 1) : detailOf(index),
            .allowed = index.data(OptionsModel::WhyNotRole).toString().isEmpty(),
            .role = role};
}

// A bar for what can be chosen; a crosshair before whom it hits, an arrow before who goes on.
void OptionDelegate::paintMark(QPainter& painter, const Layout& layout, const Colours& colours) const
{
    const QRectF& card = layout.card;
    if (layout.role != table::Role::Subject) {
        const bool hits = layout.role == table::Role::Target;
        const QRectF sign(card.left() + 6, card.center().y() - signSize / 2.0, signSize, signSize);
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
    const auto& [card, inner, label, detail, allowed, role] = layout;
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
    painter->setPen(allowed ? c.text : c.faint);
    painter->setFont(option.font);
    painter->drawText(inner, Qt::AlignLeft | (detail.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop),
                      QFontMetrics(option.font).elidedText(label, Qt::ElideRight, inner.width()));
    const CitedText small(detail, captionFont(), inner.width(), CitedText::Lines::One);
    small.paint(*painter, inner.bottomLeft() - QPoint(0, small.size().height() - 1), c.faint,
                option.palette.color(QPalette::Link));
    painter->restore();
}

QStringList OptionDelegate::rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const
{
    const Layout layout = layoutOf(index, row);
    const CitedText small(layout.detail, captionFont(), layout.inner.width(), CitedText::Lines::One);
    return small.rulesAt(point - layout.inner.bottomLeft() + QPoint(0, small.size().height() - 1));
}

} // namespace roadmarshal::views

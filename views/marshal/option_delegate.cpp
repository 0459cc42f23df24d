#include "option_delegate.h"

#include "options_model.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

const QString partMark = QStringLiteral(" · ");

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

void OptionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const Colours& c = coloursFor(option.palette);
    const bool allowed = index.data(OptionsModel::WhyNotRole).toString().isEmpty();
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).adjusted(2, 2, -2, -2);
    painter->setPen(QPen(lit ? c.accent : c.outline, lit ? 2 : 1));
    painter->setBrush(c.raised);
    painter->drawRoundedRect(card, cardRadius, cardRadius);
    if (allowed) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(c.accent);
        painter->drawRoundedRect(QRectF(card.left() + 4, card.top() + 6, 3, card.height() - 12), 1.5, 1.5);
    }
    const QRect inner = card.adjusted(14, 6, -gap, -6).toRect();
    painter->setPen(allowed ? c.text : c.faint);
    painter->setFont(option.font);
    const QFontMetrics metrics(option.font);
    const QString label =
        m_tileWidth > 0 ? index.data().toString().section(partMark, 0, 0) : index.data().toString();
    const QString detail =
        m_tileWidth > 0 ? index.data().toString().section(partMark, 1) : detailOf(index).simplified();
    painter->drawText(inner, Qt::AlignLeft | (detail.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop),
                      metrics.elidedText(label, Qt::ElideRight, inner.width()));
    painter->setFont(captionFont());
    painter->setPen(c.faint);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignBottom,
                      QFontMetrics(captionFont()).elidedText(detail, Qt::ElideRight, inner.width()));
    painter->restore();
}

} // namespace roadmarshal::views

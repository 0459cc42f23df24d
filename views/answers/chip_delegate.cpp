#include "chip_delegate.h"

#include "options_model.h"
#include "style/focus_ring.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

void ChipDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    const Colours& c = coloursFor(option.palette);
    const bool allowed = index.data(OptionsModel::WhyNotRole).toString().isEmpty();
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Selected) ||
                     index.data(OptionsModel::AnswerRole).toString() == m_lit;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF chip = QRectF(option.rect).adjusted(2, 2, -2, -2);
    painter->setPen(
        QPen(lit || allowed ? c.accent : c.outline, lit ? 2 : 1, allowed ? Qt::SolidLine : Qt::DotLine));
    const bool picked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const QString note = index.data(OptionsModel::OddsRole).toString();
    painter->setBrush(picked ? c.accent : c.raised);
    painter->drawRoundedRect(chip, cardRadius, cardRadius);
    painter->setPen(picked ? c.onAccent : allowed ? c.text : c.faint);
    painter->setFont(allowed ? boldFont() : option.font);
    const double noteHeight = note.isEmpty() ? 0 : QFontMetricsF(captionFont()).height();
    painter->drawText(chip.adjusted(0, 0, 0, -noteHeight), Qt::AlignCenter, text);
    painter->setPen(picked ? c.onAccent : c.faint);
    painter->setFont(captionFont());
    painter->drawText(chip.adjusted(0, 0, 0, -2), Qt::AlignHCenter | Qt::AlignBottom, note);
    if (option.state & QStyle::State_HasFocus)
        paintFocus(*painter, chip, c);
    painter->restore();
}

QSize ChipDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int narrowest = 40;
    const QFontMetrics metrics(boldFont());
    const QFontMetrics small(captionFont());
    const QString note = index.data(OptionsModel::OddsRole).toString();
    const int width =
        std::max(metrics.horizontalAdvance(index.data().toString()), small.horizontalAdvance(note));
    Q_UNUSED(option)
    return {std::max(narrowest, width + 2 * gap + 4),
            metrics.height() + gap + (note.isEmpty() ? 0 : small.height())};
}

} // namespace roadmarshal::views

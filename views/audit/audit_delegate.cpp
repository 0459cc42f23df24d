#include "audit_delegate.h"

#include "audit_model.h"

#include "style/icons.h"
#include "style/plate.h"
#include "style/text.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

constexpr double iconSize = 16;
constexpr double swatchSize = 14;

} // namespace

QSize AuditDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, QFontMetrics(option.font).height() + gap};
}

void AuditDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    using Verdict = table::Audit::Verdict;
    const Colours& c = coloursFor(option.palette);
    const QRectF row = option.rect;
    const bool current = index.data(AuditModel::CurrentRole).toBool();
    const bool inGroup = index.data(AuditModel::InGroupRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (inGroup)
        painter->fillRect(row, c.surface);
    if (current) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(c.accent);
        painter->drawRoundedRect(QRectF(row.left() + 2, row.top() + 3, 4, row.height() - 6), 2, 2);
    }
    const auto verdict = static_cast<Verdict>(index.data(AuditModel::VerdictRole).toInt());
    const double top = std::round(row.center().y() - iconSize / 2);
    if (verdict != Verdict::Unread)
        paintIcon(*painter, {row.left() + 12, top, iconSize, iconSize},
                  verdict == Verdict::Agrees ? QStringLiteral("done") : QStringLiteral("amend"),
                  verdict == Verdict::Agrees ? c.good : c.accent);
    const double swatch = row.left() + 12 + iconSize + gap;
    if (const int number = index.data(AuditModel::LiveryRole).toInt(); number >= 0)
        paintSwatch(*painter, {swatch, row.center().y() - swatchSize / 2, swatchSize, swatchSize},
                    livery(number), c);
    paintText(*painter, row.adjusted(swatch + swatchSize + gap - row.left(), 0, -gap, 0),
              index.data().toString(), current ? boldFont() : option.font,
              inGroup || verdict == Verdict::Differs ? c.text : c.faint);
    painter->restore();
}

} // namespace roadmarshal::views

#include "audit_delegate.h"

#include "audit_model.h"

#include "style/icons.h"
#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}
double swatchSize()
{
    return scaled(14.0);
}

} // namespace

QSize AuditDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, QFontMetrics(option.font).height() + gap};
}

void AuditDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    using Reading = table::Audit::Reading;
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
    const auto reading = static_cast<Reading>(index.data(AuditModel::ReadingRole).toInt());
    const double top = std::round(row.center().y() - iconSize() / 2);
    if (reading != Reading::Unread)
        paintIcon(*painter, {row.left() + 12, top, iconSize(), iconSize()},
                  reading == Reading::Agrees ? QStringLiteral("done") : QStringLiteral("amend"),
                  reading == Reading::Agrees ? c.good : c.accent);
    const double swatch = row.left() + 12 + iconSize() + gap;
    if (const int number = index.data(AuditModel::LiveryRole).toInt(); number >= 0)
        paintSwatch(*painter, {swatch, row.center().y() - swatchSize() / 2, swatchSize(), swatchSize()},
                    livery(number), c);
    paintText(*painter, row.adjusted(swatch + swatchSize() + gap - row.left(), 0, -gap, 0),
              index.data().toString(), current ? boldFont() : option.font,
              inGroup || reading == Reading::Differs ? c.text : c.faint);
    painter->restore();
}

} // namespace roadmarshal::views

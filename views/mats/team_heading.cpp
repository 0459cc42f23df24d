#include "team_heading.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}

void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace

TeamHeading::TeamHeading(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TeamHeading::setTeam(const MatsModel::Owner& owner)
{
    m_owner = owner;
    m_owner.panels.clear();
    m_owner.keys.clear();
    update();
}

QSize TeamHeading::sizeHint() const
{
    return {240, static_cast<int>(std::ceil(QFontMetricsF(headlineFont()).height())) + smallGap};
}

QSize TeamHeading::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void TeamHeading::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& c = coloursFor(palette());
    QRectF line = rect();
    if (m_owner.toAct)
        line = paintMarker(painter, line, QStringLiteral("to-act"), tr("to act"), c.accent);
    if (m_owner.first)
        line = paintMarker(painter, line, QStringLiteral("first-player"), tr("first"), c.text);
    paintText(painter, line, m_owner.team.name, headlineFont(), c.text);
    const double used = QFontMetricsF(headlineFont()).horizontalAdvance(m_owner.team.name) + gap;
    if (used + 24 < line.width())
        paintText(painter, line.adjusted(used, 2, 0, 0), m_owner.team.player, captionFont(), c.faint);
}

QRectF TeamHeading::paintMarker(QPainter& painter, QRectF line, const QString& icon, const QString& text,
                                const QColor& colour) const
{
    const double width = std::ceil(QFontMetricsF(boldFont()).horizontalAdvance(text)) + 1;
    const double left = std::round(line.right() - width - iconSize() - smallGap);
    paintIcon(painter, {left, std::round(line.center().y() - iconSize() / 2), iconSize(), iconSize()}, icon,
              colour);
    paintText(painter, {left + iconSize() + smallGap, line.top(), width, line.height()}, text, boldFont(),
              colour);
    line.setRight(left - gap);
    return line;
}

} // namespace roadmarshal::views

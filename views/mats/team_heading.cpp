#include "team_heading.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}

} // namespace

TeamHeading::TeamHeading(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TeamHeading::setTeam(const MatsModel::Owner& owner)
{
    m_owner = owner;
    m_owner.panels.clear();
    m_owner.keys.clear();
    setToolTip(tipOf(m_owner.team.name));
    updateGeometry();
    update();
}

QSize TeamHeading::sizeHint() const
{
    return {240, lineHeight()};
}

int TeamHeading::lineHeight()
{
    return static_cast<int>(std::ceil(QFontMetricsF(headlineFont()).height())) + smallGap;
}

// The name comes first; what else is to be said goes below it where there is no room beside it.
int TeamHeading::linesFor(int width) const
{
    const auto widthOf = [](bool on, const QString& text) {
        return on ? textWidth(boldFont(), text) + iconSize() + smallGap + gap : 0;
    };
    const double markers = widthOf(m_owner.toAct, tr("to act")) + widthOf(m_owner.first, tr("first"));
    if (markers == 0 || textWidth(headlineFont(), m_owner.team.name) + markers <= width)
        return 1;
    return markers <= width ? 2 : 3;
}

int TeamHeading::heightForWidth(int width) const
{
    return linesFor(width) * lineHeight();
}

QSize TeamHeading::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void TeamHeading::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& c = coloursFor(palette());
    const int lines = linesFor(width());
    const QRectF first(0, 0, width(), lineHeight());
    QRectF line = lines > 1 ? first.translated(0, lineHeight()) : QRectF(rect());
    if (m_owner.toAct)
        line = paintMarker(painter, line, QStringLiteral("to-act"), tr("to act"), c.accent);
    if (lines > 2)
        line = first.translated(0, 2 * lineHeight());
    if (m_owner.first)
        line = paintMarker(painter, line, QStringLiteral("first-player"), tr("first"), c.text);
    if (lines > 1)
        line = first;
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

#include "start_button.h"

#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

QSize StartButton::sizeHint() const
{
    const QFontMetrics metrics(boldFont());
    return {metrics.horizontalAdvance(text()) + 6 * gap, metrics.height() + 2 * gap};
}

void StartButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool pressed = isDown();
    painter.setPen(isEnabled() ? QPen(Qt::NoPen) : QPen(c.outline, 1));
    painter.setBrush(!isEnabled() ? c.surface : pressed ? c.accent.darker(115) : c.accent);
    painter.drawRoundedRect(ground, cardRadius, cardRadius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.onAccent, 1.5));
        painter.drawRoundedRect(ground.adjusted(3, 3, -3, -3), cardRadius - 2, cardRadius - 2);
    }
    painter.setFont(boldFont());
    painter.setPen(isEnabled() ? c.onAccent : palette().color(QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

} // namespace roadmarshal::views

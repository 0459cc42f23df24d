#include "die_button.h"

#include "style/focus_ring.h"
#include "style/scaled.h"
#include "style/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace roadmarshal::views {

namespace {

int edge()
{
    return scaled(38);
}

} // namespace

DieButton::DieButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DieButton::setFace(const QString& text, int pips)
{
    setText(text);
    setAccessibleName(text);
    setEnabled(true);
    m_pips = pips;
    updateGeometry();
    update();
}

void DieButton::setBlank()
{
    setFace({}, 0);
    setEnabled(false);
}

QSize DieButton::sizeHint() const
{
    const int wide = QFontMetrics(boldFont()).horizontalAdvance(text()) + 2 * gap;
    return {std::max(edge(), m_pips > 0 ? edge() : wide), edge()};
}

// Enter presses it as it takes any other answer; arrows go from face to face.
void DieButton::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            click();
        return;
    case Qt::Key_Right:
    case Qt::Key_Down:
        focusNextChild();
        return;
    case Qt::Key_Left:
    case Qt::Key_Up:
        focusPreviousChild();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

// As on any die: corners in pairs, the middle if odd.
void DieButton::paintPips(QPainter& painter, const QRectF& face, const QColor& colour) const
{
    const double away = face.width() / 4;
    const double radius = face.width() / 11;
    const auto pip = [&](int x, int y) {
        painter.drawEllipse(face.center() + QPointF(x * away, y * away), radius, radius);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (m_pips % 2 == 1)
        pip(0, 0);
    if (m_pips >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (m_pips >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (m_pips >= 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

void DieButton::paintEvent(QPaintEvent*)
{
    const Colours& c = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(2, 2, -2, -2);
    const bool lit = underMouse() && isEnabled();
    painter.setPen(
        QPen(isEnabled() ? c.accent : c.outline, lit ? 2 : 1, isEnabled() ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isDown() ? c.accent : isEnabled() ? c.raised : c.surface);
    painter.drawRoundedRect(face, cardRadius, cardRadius);
    const QColor ink = isDown() ? c.onAccent : c.text;
    if (m_pips > 0) {
        paintPips(painter, face, ink);
    } else {
        painter.setPen(ink);
        painter.setFont(boldFont());
        painter.drawText(face, Qt::AlignCenter, text());
    }
    if (hasFocus())
        paintFocus(painter, face, c);
}

} // namespace roadmarshal::views

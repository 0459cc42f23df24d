#include "piece_toggle.h"

#include "style/icons.h"
#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

namespace roadmarshal::views {

namespace {

int plateHeight()
{
    return scaled(32);
}
double markSize()
{
    return scaled(14.0);
}
double tickSize()
{
    return scaled(20.0);
}

// Holds a number of three digits, so that all plates of a list are alike.
int plateBox()
{
    return static_cast<int>(plateWidth(QStringLiteral("000"))) + 2;
}

// A tick, or its number where the order counts.
void paintTick(QPainter& painter, QPointF centre, bool on, int order, const Colours& c)
{
    const QRectF circle(centre.x() - tickSize() / 2, centre.y() - tickSize() / 2, tickSize(), tickSize());
    painter.setPen(QPen(on ? c.accent : c.faint, 1.5));
    painter.setBrush(on ? QBrush(c.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    if (on && order > 0) {
        painter.setFont(boldFont());
        painter.setPen(c.onAccent);
        painter.drawText(circle, Qt::AlignCenter, QString::number(order));
    } else if (on) {
        paintIcon(painter, circle.adjusted(4, 4, -4, -4).toAlignedRect(), QStringLiteral("done"), c.onAccent);
    }
}

} // namespace

PieceToggle::PieceToggle(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PieceToggle::setPiece(const PieceFacts& piece, bool picked)
{
    m_piece = piece;
    setChecked(picked);
    setEnabled(piece.whyNot.isEmpty());
    QStringList words{piece.id, piece.name};
    words.removeAll(QString());
    if (piece.order > 0)
        words.prepend(QLocale().toString(piece.order));
    QStringList lines;
    for (const PieceFacts::Fact& fact : piece.facts) {
        words.append(fact.label + u' ' + fact.value);
        lines.append(fact.label + QStringLiteral(": ") + fact.value);
    }
    setAccessibleName(words.join(QStringLiteral(", ")));
    if (!piece.whyNot.isEmpty())
        lines.append(piece.whyNot);
    setToolTip(tipOf(lines.join(u'\n')));
    update();
}

QSize PieceToggle::sizeHint() const
{
    const int lines = QFontMetrics(boldFont()).height() + QFontMetrics(captionFont()).height();
    return {320, lines + 2 * gap + 2};
}

QSize PieceToggle::minimumSizeHint() const
{
    constexpr int shortestFacts = 22; // letters
    const int words = QFontMetrics(captionFont()).averageCharWidth() * shortestFacts;
    return {plateBox() + words + static_cast<int>(tickSize()) + 4 * gap, sizeHint().height()};
}

void PieceToggle::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    emit focused();
}

void PieceToggle::keyPressEvent(QKeyEvent* event)
{
    // Qt would take arrows for Tab; which piece is next is known to the list.
    if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void PieceToggle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool lit = hasFocus() || underMouse();
    painter.setBrush(isChecked() ? c.raised : c.surface);
    painter.setPen(QPen(lit ? c.accent : c.outline, hasFocus() ? 2 : 1));
    painter.drawRoundedRect(hasFocus() ? ground.adjusted(0.5, 0.5, -0.5, -0.5) : ground, cardRadius,
                            cardRadius);

    const QRectF plate(gap, (height() - plateHeight()) / 2.0, plateBox(), plateHeight());
    paintPlate(painter, plate,
               {m_piece.id, livery(m_piece.livery), isChecked() ? PlateState::Filled : PlateState::Hollow},
               c);
    const double left = plate.right() + gap + 2;
    paintTick(painter, {width() - gap - tickSize() / 2, height() / 2.0}, isChecked(), m_piece.order, c);

    const QRectF words(left, gap, width() - left - 2 * gap - tickSize(), height() - 2 * gap);
    painter.setFont(boldFont());
    painter.setPen(isChecked() ? c.text : c.faint);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetricsF(boldFont()).elidedText(m_piece.name, Qt::ElideRight, words.width()));
    const double line = QFontMetricsF(captionFont()).height();
    paintFacts(painter, {words.left(), words.bottom() - line, words.width(), line});
}

void PieceToggle::paintFacts(QPainter& painter, const QRectF& line) const
{
    const Colours& c = coloursFor(palette());
    const QFontMetricsF metrics(captionFont());
    painter.setFont(captionFont());
    painter.setPen(isChecked() ? c.text : c.faint);
    double x = line.left();
    for (const PieceFacts::Fact& fact : m_piece.facts) {
        const QString text = fact.icon.isEmpty() ? fact.label + u' ' + fact.value : fact.value;
        const double mark = fact.icon.isEmpty() ? 0 : markSize() + 3;
        if (x + mark >= line.right())
            return;
        if (mark > 0)
            paintIcon(
                painter,
                QRectF(std::round(x), std::round(line.center().y() - markSize() / 2), markSize(), markSize()),
                fact.icon, c.faint);
        const QRectF rest(x + mark, line.top(), line.right() - x - mark, line.height());
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, rest.width()));
        x = rest.left() + metrics.horizontalAdvance(text) + gap + 2;
    }
}

} // namespace roadmarshal::views

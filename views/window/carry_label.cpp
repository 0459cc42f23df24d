#include "carry_label.h"

#include "style/raised_card.h"
#include "style/scaled.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr int padding = gap + cardShadow;
// Beside the pointer's picture.
constexpr int aside = 18;

} // namespace

CarryLabel::CarryLabel(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("carry-label"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void CarryLabel::say(const QString& carried, const QString& below, QWidget* window,
                     const QPoint& globalPosition)
{
    if (parentWidget() != window)
        setParent(window);
    if (!m_title || carried != m_carried || below != m_below) {
        m_carried = carried;
        m_below = below;
        m_title.emplace(carried, boldFont(), scaled(280), CitedText::Lines::Wrapped);
        m_words.emplace(below, bodyFont(), scaled(280), CitedText::Lines::Wrapped);
        const QSize title = m_title->size();
        const QSize words = below.isEmpty() ? QSize() : m_words->size() + QSize(0, smallGap);
        resize(std::max(title.width(), words.width()) + 2 * padding + 1,
               title.height() + std::max(0, words.height()) + 2 * padding + 1);
        update();
    }
    place(window->mapFromGlobal(globalPosition));
    show();
    raise();
}

QString CarryLabel::text() const
{
    return m_below.isEmpty() ? m_carried : m_carried + u'\n' + m_below;
}

// Below the pointer, on the side where there is room.
void CarryLabel::place(const QPoint& pointer)
{
    const QRect room = parentWidget()->rect();
    const int right = pointer.x() + aside;
    const int below = pointer.y() + aside;
    const int x = right + width() <= room.right() ? right : pointer.x() - aside - width();
    const int y = below + height() <= room.bottom() ? below : pointer.y() - aside - height();
    move(std::max(room.left(), x), std::max(room.top(), y));
}

void CarryLabel::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    paintRaisedCard(painter, QRectF(rect()).adjusted(cardShadow, cardShadow, -cardShadow, -cardShadow),
                    colours);
    const QColor link = palette().color(QPalette::Link);
    m_title->paint(painter, QPointF(padding, padding), colours.text, link);
    if (!m_below.isEmpty())
        m_words->paint(painter, QPointF(padding, padding + m_title->size().height() + smallGap), colours.text,
                       link);
}

} // namespace roadmarshal::views

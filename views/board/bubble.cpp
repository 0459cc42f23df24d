#include "bubble.h"

#include "style/raised_card.h"
#include "style/scaled.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr int padding = gap + 2;

} // namespace

Bubble::Bubble(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Bubble::say(const QString& text, const QRect& target, const QRect& avoided)
{
    m_text = text;
    if (text.isEmpty()) {
        hide();
        return;
    }
    m_words.emplace(text, font(), scaled(320), CitedText::Lines::Wrapped);
    resize(m_words->size() + QSize(2 * (padding + cardShadow) + 1, 2 * (padding + cardShadow) + 1));
    move(spotBeside(target, avoided));
    show();
    raise();
    update();
}

QPoint Bubble::wordsAt() const
{
    return {padding + cardShadow, padding + cardShadow};
}

QStringList Bubble::rulesAt(QPoint point) const
{
    return cites() ? m_words->rulesAt(point - pos() - wordsAt()) : QStringList();
}

bool Bubble::isAhead(QPoint from, QPoint point) const
{
    const QRect there = geometry().adjusted(-smallGap, -smallGap, smallGap, smallGap);
    if (there.contains(point))
        return true;
    const QPolygon corners(there);
    for (int i = 0; i < corners.size(); ++i) {
        const QPolygon wedge({from, corners[i], corners[(i + 1) % corners.size()]});
        if (wedge.containsPoint(point, Qt::OddEvenFill))
            return true;
    }
    return false;
}

QPoint Bubble::spotBeside(const QRect& target, const QRect& avoided) const
{
    const QRect room = parentWidget()->rect();
    const auto inside = [&](int left, int top) {
        return QPoint(std::clamp(left, room.left(), std::max(room.left(), room.right() - width())),
                      std::clamp(top, room.top(), std::max(room.top(), room.bottom() - height())));
    };
    const int middle = target.center().x() - width() / 2;
    const int level = target.center().y() - height() / 2;
    // Above and below first, since the road beside the target is what one wants to see.
    for (const QRect& around : {target | avoided, target}) {
        for (const QPoint spot :
             {inside(middle, around.top() - height() - smallGap), inside(middle, around.bottom() + smallGap),
              inside(around.right() + smallGap, level), inside(around.left() - width() - smallGap, level)}) {
            if (!QRect(spot, size()).intersects(around))
                return spot;
        }
    }
    return inside(middle, target.top() - height());
}

void Bubble::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    paintRaisedCard(painter, QRectF(rect()).adjusted(cardShadow, cardShadow, -cardShadow, -cardShadow),
                    colours);
    if (m_words)
        m_words->paint(painter, wordsAt(), colours.text, palette().color(QPalette::Link));
}

} // namespace roadmarshal::views

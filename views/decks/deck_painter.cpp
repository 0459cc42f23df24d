#include "deck_painter.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}
constexpr double cardCorner = 3;

QRectF iconAtLeft(const QRectF& in)
{
    return {std::round(in.left()), std::round(in.center().y() - iconSize() / 2), iconSize(), iconSize()};
}

// A card face down: hatched, so that it is told from a face without colour.
void back(QPainter& painter, const QRectF& rect, const Colours& c)
{
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), cardCorner, cardCorner);
    painter.fillPath(outline, c.surface);
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.setPen(QPen(c.outline, 1));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += 4)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
    painter.setPen(QPen(c.faint, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

// As high as the pile is, up to a few cards.
void pile(QPainter& painter, const DeckPart& part, const Colours& c)
{
    constexpr double step = 2;
    constexpr int mostLayers = 4;
    const int layers = std::min(part.number, part.number <= 2 ? part.number : 2 + part.number / 12);
    const QRectF whole = part.rect.adjusted(0, 0, -1, -1);
    const double spread = step * (mostLayers - 1);
    const QSizeF card(whole.width() - spread, whole.height() - spread);
    QRectF top(whole.left(), whole.top() + spread, card.width(), card.height());
    if (layers == 0) {
        painter.setPen(QPen(c.faint, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(top.adjusted(0.5, 0.5, -0.5, -0.5), cardCorner, cardCorner);
    }
    for (int i = std::min(layers, mostLayers) - 1; i >= 0; --i)
        back(painter, top.translated(i * step, -i * step), c);
    QFont font = plateFont();
    const double needed = textWidth(font, part.text);
    if (needed > top.width() - 4)
        font.setPointSizeF(font.pointSizeF() * (top.width() - 4) / needed);
    // The number keeps a clear ground among the hatching.
    const QFontMetricsF metrics(font);
    const QSizeF label(std::min(textWidth(font, part.text) + 6, top.width() - 2), metrics.capHeight() + 10);
    const QRectF ground(top.center() - QPointF(label.width() / 2, label.height() / 2), label);
    if (layers > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.raised);
        painter.drawRoundedRect(ground, cardCorner, cardCorner);
    }
    paintText(painter, top, part.text, font, layers > 0 ? c.text : c.faint, Qt::AlignHCenter);
}

void fact(QPainter& painter, const DeckPart& part, const Colours& c)
{
    paintIcon(painter, iconAtLeft(part.rect), part.icon, c.faint);
    paintText(painter, part.rect.adjusted(iconSize() + smallGap, 0, 0, 0), part.text, captionFont(), c.text);
}

void pips(QPainter& painter, const QRectF& place, const DeckPart& part, const Colours& c)
{
    if (part.most > mostPips)
        return paintText(painter, place, markersText(part.number, part.most), boldFont(), c.text);
    const double step = place.width() / part.most;
    for (int i = 0; i < part.most; ++i) {
        const QPointF centre(place.left() + (i + 0.5) * step, place.center().y());
        const bool there = i < part.number;
        painter.setPen(QPen(there ? c.accent : c.faint, 1.5));
        painter.setBrush(there ? QBrush(c.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(centre, 3.5, 3.5);
    }
}

void openCard(QPainter& painter, const DeckPart& part, const Colours& c)
{
    painter.setPen(QPen(c.text, 1));
    painter.setBrush(c.raised);
    painter.drawRoundedRect(part.rect.adjusted(0.5, 0.5, -0.5, -0.5), cardCorner, cardCorner);
    const double width = pipsWidth(part.number, part.most);
    const QRectF inner = part.rect.adjusted(gap, 0, -gap, 0);
    paintText(painter, inner.adjusted(0, 0, -width, 0), part.text, captionFont(), c.text);
    if (width > 0)
        pips(painter, QRectF(inner.right() - width + smallGap, inner.top(), width - smallGap, inner.height()),
             part, c);
}

void face(QPainter& painter, const DeckPart& part, const Colours& c)
{
    painter.setPen(QPen(c.faint, 1));
    painter.setBrush(c.raised);
    painter.drawRoundedRect(part.rect.adjusted(0.5, 0.5, -0.5, -0.5), cardCorner, cardCorner);
    paintText(painter, part.rect.adjusted(smallGap, 0, -smallGap, 0), part.text, captionFont(), c.text,
              Qt::AlignHCenter);
}

void backs(QPainter& painter, const DeckPart& part, const Colours& c)
{
    back(painter, QRectF(part.rect.topLeft(), QSizeF(16, part.rect.height())), c);
    paintText(painter, part.rect.adjusted(16 + smallGap, 0, 0, 0), part.text, captionFont(), c.text);
}

// A card of a row that shows its back, with its markers on it.
void faceDown(QPainter& painter, const DeckPart& part, const Colours& c)
{
    const double width = pipsWidth(part.number, part.most);
    back(painter, part.rect, c);
    if (width <= 0)
        return;
    const QRectF place(part.rect.right() - width - smallGap, part.rect.top(), width - smallGap,
                       part.rect.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.raised);
    painter.drawRoundedRect(place.adjusted(-2, 5, 2, -5), cardCorner, cardCorner);
    pips(painter, place, part, c);
}

void emptyPlace(QPainter& painter, const DeckPart& part, const Colours& c)
{
    painter.setPen(QPen(c.faint, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(part.rect.adjusted(0.5, 0.5, -0.5, -0.5), cardCorner, cardCorner);
}

void oddsHead(QPainter& painter, const DeckPart& part, const Colours& c, bool hovered)
{
    const QColor ink = hovered ? c.accent : c.text;
    paintIcon(painter, iconAtLeft(part.rect), part.icon, ink);
    paintText(painter, part.rect.adjusted(iconSize() + smallGap, 0, 0, 0), part.text, boldFont(), ink);
}

// What is certain is solid; what is only possible is a paler band up to the most.
void bar(QPainter& painter, const DeckPart& part, const Colours& c)
{
    const QRectF& r = part.rect;
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.outline);
    painter.drawRoundedRect(QRectF(r.left(), r.center().y() - 1, r.width(), 2), 1, 1);
    const double from = r.left() + part.chance.least * r.width();
    const double to = r.left() + part.chance.most * r.width();
    painter.setBrush(c.accent);
    if (part.chance.isExact()) {
        painter.drawRoundedRect(QRectF(r.left(), r.top(), to - r.left(), r.height()), 2, 2);
        return;
    }
    QColor pale = c.accent;
    pale.setAlpha(90);
    painter.drawRect(QRectF(r.left(), r.center().y() - 1, from - r.left(), 2));
    painter.setBrush(pale);
    painter.setPen(QPen(c.accent, 1));
    painter.drawRoundedRect(
        QRectF(from, r.top(), std::max(to - from, 2.0), r.height()).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
}

} // namespace

void paintPart(QPainter& painter, const DeckPart& part, const Colours& c, bool hovered)
{
    switch (part.kind) {
    case DeckKind::Pile:
        return pile(painter, part, c);
    case DeckKind::Name:
        return paintText(painter, part.rect, part.text, boldFont(), c.text);
    case DeckKind::Fact:
        return fact(painter, part, c);
    case DeckKind::Caption:
    case DeckKind::Holder:
        return paintText(painter, part.rect, part.text, captionFont(),
                         part.kind == DeckKind::Holder ? c.text : c.faint);
    case DeckKind::Open:
        return openCard(painter, part, c);
    case DeckKind::Swatch:
        return paintSwatch(painter, part.rect, livery(part.number), c);
    case DeckKind::Face:
        return face(painter, part, c);
    case DeckKind::Backs:
        return backs(painter, part, c);
    case DeckKind::FaceDown:
        return faceDown(painter, part, c);
    case DeckKind::Gap:
        return emptyPlace(painter, part, c);
    case DeckKind::Layer:
        return fact(painter, part, c);
    case DeckKind::OddsHead:
        return oddsHead(painter, part, c, hovered);
    case DeckKind::OddsCard:
        return paintText(painter, part.rect, part.text, captionFont(), part.on ? c.text : c.faint);
    case DeckKind::OddsBar:
        return bar(painter, part, c);
    case DeckKind::OddsChance:
        return paintText(painter, part.rect, part.text, captionFont(), part.on ? c.text : c.faint,
                         Qt::AlignRight);
    }
}

} // namespace roadmarshal::views

#include "screen_painter.h"

#include "style/icons.h"
#include "style/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Kind = ScreenPart::Kind;

double cornerOf(const QSizeF& screen)
{
    return std::min(screen.width(), screen.height()) * 0.012;
}

// The bold pattern of the cars on the board: there is no number in its way here.
void paintPattern(QPainter& painter, const ScreenPart& part, double corner, const Colours& c)
{
    QPainterPath outline;
    outline.addRoundedRect(part.rect, corner, corner);
    paintLivery(painter, outline, livery(part.livery));
    painter.setPen(QPen(c.faint, std::max(1.0, corner * 0.15)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void paintToken(QPainter& painter, const ScreenPart& part, const Colours& c)
{
    const bool filled = part.kind == Kind::Disc;
    const double rim = part.rect.height() * (filled ? 0.025 : 0.06);
    painter.setPen(QPen(c.faint, rim));
    painter.setBrush(part.ground);
    const double radius = part.rect.height() / 2;
    painter.drawRoundedRect(part.rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius, radius);
    paintText(painter, part.rect, part.text, screenFont(part.pixels, true), part.ink, Qt::AlignHCenter);
}

void paintPart(QPainter& painter, const ScreenPart& part, double corner, const Colours& c)
{
    switch (part.kind) {
    case Kind::Ground:
        painter.setPen(QPen(part.ink.isValid() ? part.ink : c.faint, std::max(1.0, corner * 0.2)));
        painter.setBrush(part.ground);
        painter.drawRoundedRect(part.rect, corner, corner);
        return;
    case Kind::Bar:
        painter.setPen(Qt::NoPen);
        painter.setBrush(part.ink);
        painter.drawRoundedRect(part.rect, part.rect.width() / 2, part.rect.width() / 2);
        return;
    case Kind::Livery:
        return paintPattern(painter, part, corner, c);
    case Kind::Text:
        return paintText(painter, part.rect, part.text, screenFont(part.pixels, part.bold), part.ink,
                         part.alignment);
    case Kind::Paragraph:
        painter.setFont(screenFont(part.pixels, part.bold));
        painter.setPen(part.ink);
        painter.drawText(part.rect, Qt::TextWordWrap, part.text);
        return;
    case Kind::Disc:
    case Kind::Ring:
        return paintToken(painter, part, c);
    case Kind::Icon:
        return paintIcon(painter, part.rect, part.text, part.ink);
    }
}

} // namespace

void paintScreen(QPainter& painter, const ScreenLayout& layout, const Colours& colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), layout.size), colours.surface);
    for (const ScreenPart& part : layout.parts)
        paintPart(painter, part, cornerOf(layout.size), colours);
}

} // namespace roadmarshal::views

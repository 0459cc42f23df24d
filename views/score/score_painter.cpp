#include "score_painter.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QGuiApplication>
#include <QPainter>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}

// Counters are of the same cardboard in every theme.
const QColor lightSide(0xF4F1E8);
const QColor onLightSide(0x22211E);
const QColor darkSide(0x2B2B31);
const QColor onDarkSide(0xF4F1E8);

void iconAndText(QPainter& painter, const ScorePart& part, const QFont& font, const QColor& icon,
                 const QColor& ink, double between)
{
    paintIcon(painter,
              {std::round(part.rect.left()), std::round(part.rect.center().y() - iconSize() / 2), iconSize(),
               iconSize()},
              part.icon, icon);
    paintText(painter, part.rect.adjusted(iconSize() + between, 0, 0, 0), part.text, font, ink);
}

void score(QPainter& painter, const ScorePart& part, const Colours& c)
{
    const double unit =
        part.icon.isEmpty() ? 0 : std::ceil(QFontMetricsF(captionFont()).horizontalAdvance(part.icon)) + 1;
    paintText(painter, part.rect.adjusted(0, 0, unit > 0 ? -unit - smallGap : 0, 0), part.text, scoreFont(),
              c.text, Qt::AlignRight);
    // On the number's base line, not in its middle.
    const double base =
        (QFontMetricsF(scoreFont()).capHeight() - QFontMetricsF(captionFont()).capHeight()) / 2;
    paintText(painter, part.rect.translated(0, base), part.icon, captionFont(), c.faint, Qt::AlignRight);
}

void token(QPainter& painter, const ScorePart& part, const ScoreLook& look)
{
    const Colours& c = look.colours;
    const QRectF disc = part.rect.adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    if (part.kind == ScoreKind::Left) {
        painter.setBrush(look.livery.colour);
        painter.setPen(QPen(c.faint, 1));
        painter.drawEllipse(disc);
    } else if (part.kind == ScoreKind::Taken) {
        painter.setPen(QPen(c.faint, 2));
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
    } else {
        painter.setPen(QPen(c.faint, 1.5, Qt::SolidLine, Qt::RoundCap));
        const QRectF cross(disc.center() - QPointF(3.5, 3.5), QSizeF(7, 7));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.bottomLeft(), cross.topRight());
    }
    if (look.hovered == &part) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.accent, 2));
        painter.drawEllipse(disc);
    }
}

void piece(QPainter& painter, const ScorePart& part, const Colours& c)
{
    const QRectF body = part.rect.adjusted(0, 0, 0, -4);
    painter.setPen(QPen(c.faint, 1));
    painter.setBrush(part.dark ? darkSide : lightSide);
    painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    paintText(painter, body, part.text, captionFont(), part.dark ? onDarkSide : onLightSide,
              Qt::AlignHCenter);
    if (!part.strong)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawRoundedRect(QRectF(body.left() + 3, part.rect.bottom() - 3, body.width() - 6, 3), 1.5, 1.5);
}

} // namespace

void paintPart(QPainter& painter, const ScorePart& part, const ScoreLook& look)
{
    const Colours& c = look.colours;
    switch (part.kind) {
    case ScoreKind::Plate:
        return paintPlate(painter, part.rect, {part.text, look.livery}, c);
    case ScoreKind::Team:
        return paintText(painter, part.rect, part.text, boldFont(), c.text);
    case ScoreKind::Player:
    case ScoreKind::Words:
        return paintText(painter, part.rect, part.text, captionFont(), c.faint);
    case ScoreKind::Marker:
        return iconAndText(painter, part, captionFont(), part.strong ? c.accent : c.text,
                           part.strong ? c.accent : c.text, 2);
    case ScoreKind::Score:
        return score(painter, part, c);
    case ScoreKind::Rank:
        return paintText(painter, part.rect, part.text, captionFont(), c.faint, Qt::AlignRight);
    case ScoreKind::Left:
    case ScoreKind::Taken:
    case ScoreKind::Lost:
        return token(painter, part, look);
    case ScoreKind::Wear:
        return iconAndText(painter, part, boldFont(), c.damage, c.text, smallGap);
    case ScoreKind::Piece:
        return piece(painter, part, c);
    }
}

} // namespace roadmarshal::views

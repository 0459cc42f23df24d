#include "panel_painter.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/text.h"
#include "style/tone.h"

#include <QGuiApplication>
#include <QPainter>

namespace roadmarshal::views {

namespace {

double iconSize()
{
    return scaled(16.0);
}

QRectF iconRect(const QRectF& in)
{
    return {std::round(in.center().x() - iconSize() / 2), std::round(in.center().y() - iconSize() / 2),
            iconSize(), iconSize()};
}

QRectF iconAtLeft(const QRectF& in)
{
    return {std::round(in.left()), std::round(in.center().y() - iconSize() / 2), iconSize(), iconSize()};
}

void rounded(QPainter& painter, const QRectF& rect, double radius, const QPen& pen, const QBrush& brush)
{
    const double inset = pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

// Bad news is told by a cross as well as by colour.
void badBox(QPainter& painter, const QRectF& rect, const PanelLook& look)
{
    rounded(painter, rect, 4, Qt::NoPen, look.colours.damage);
    painter.setPen(
        QPen(look.raised ? look.colours.raised : look.colours.surface, 2, Qt::SolidLine, Qt::RoundCap));
    const QRectF cross(rect.center() - QPointF(3.5, 3.5), QSizeF(7, 7));
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.bottomLeft(), cross.topRight());
}

void filledBox(QPainter& painter, const Part& part, const PanelLook& look)
{
    if (part.bad)
        badBox(painter, part.rect, look);
    else
        rounded(painter, part.rect, 4, Qt::NoPen, look.colours.text);
}

void box(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const Part* over = look.hovered;
    const bool aimed = over && over->kind == PartKind::Box && over->property == part.property;
    if (part.on)
        filledBox(painter, part, look);
    else
        rounded(painter, part.rect, 4, part.grave && look.raised ? QPen(c.damage, 1.5) : QPen(c.faint, 1),
                Qt::NoBrush);
    if (aimed && part.number <= over->number && !part.on)
        rounded(painter, part.rect, 4, QPen(c.accent, 2), Qt::NoBrush);
    if (over == &part && part.on)
        rounded(painter, part.rect.adjusted(-1, -1, 1, 1), 5, QPen(c.accent, 2), Qt::NoBrush);
    if (look.numbersBoxes && !part.on)
        paintText(painter, part.rect, QString::number(part.number), captionFont(), c.faint, Qt::AlignHCenter);
}

void cell(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool over = look.hovered == &part;
    rounded(painter, part.rect, 4,
            QPen(over      ? c.accent
                 : part.on ? c.text
                           : c.faint,
                 over ? 2 : 1),
            part.on ? QBrush(c.text) : QBrush(Qt::NoBrush));
    if (!part.text.isEmpty())
        paintText(painter, part.rect, part.text, captionFont(), part.on ? c.raised : c.text,
                  Qt::AlignHCenter);
}

void fact(QPainter& painter, const Part& part, const PanelLook& look)
{
    QRectF rest = part.rect;
    if (!part.icon.isEmpty()) {
        paintIcon(painter, iconAtLeft(rest), part.icon, look.colours.faint);
        rest.setLeft(rest.left() + iconSize() + smallGap);
    }
    paintText(painter, rest, part.text, QGuiApplication::font(),
              look.raised ? look.colours.text : look.colours.faint);
}

void button(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool over = look.hovered == &part;
    const bool usable = part.kind == PartKind::AddToken || !part.property.isEmpty();
    rounded(painter, part.rect, part.rect.height() / 2, QPen(over ? c.accent : c.outline, over ? 2 : 1),
            Qt::NoBrush);
    const QRectF small = iconRect(part.rect).adjusted(2, 2, -2, -2);
    paintIcon(painter, small, part.icon, over ? c.accent : usable ? c.faint : c.outline);
}

void chip(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool over = look.hovered == &part;
    rounded(painter, part.rect, part.rect.height() / 2, QPen(over ? c.accent : c.onWarning, over ? 2 : 1),
            c.warning);
    paintText(painter, part.rect, part.text, captionFont(), c.onWarning, Qt::AlignHCenter);
}

void card(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool back = part.kind == PartKind::CardBack;
    const bool over = look.hovered == &part;
    rounded(painter, part.rect, 3,
            QPen(over ? c.accent : c.faint, over ? 2 : 1, back ? Qt::DashLine : Qt::SolidLine),
            back ? QBrush(c.surface) : QBrush(c.raised));
    paintText(painter, part.rect.adjusted(4, 0, -4, 0), part.text, captionFont(), back ? c.faint : c.text,
              Qt::AlignHCenter);
}

void line(QPainter& painter, const Part& part, const PanelLook& look)
{
    QPen pen(look.colours.faint, 2, part.dotted ? Qt::CustomDashLine : Qt::SolidLine, Qt::RoundCap);
    if (part.dotted)
        pen.setDashPattern({0.5, 2.5});
    painter.setPen(pen);
    painter.drawLine(part.line);
}

// The node with the pointer wears a frame of its own and bold text: colour alone does not tell it.
void node(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool over = look.hovered == &part;
    const double radius = part.square ? 3 : part.rect.height() / 2;
    const Tone tone = toneOf(part.tone, look.dark);
    rounded(painter, part.rect, radius,
            QPen(over         ? c.accent
                 : part.holds ? c.text
                              : c.faint,
                 over || part.holds ? 2 : 1),
            tone.fill.isValid() ? tone.fill
            : look.raised       ? c.raised
                                : c.surface);
    if (part.on) {
        const QRectF frame = part.rect.adjusted(-2.5, -2.5, 2.5, 2.5);
        rounded(painter, frame, part.square ? 4 : frame.height() / 2, QPen(c.text, 2.5), Qt::NoBrush);
    }
    paintText(painter, part.rect.adjusted(1, 0, -1, 0), part.text,
              part.on || part.holds ? boldFont() : captionFont(), tone.fill.isValid() ? tone.ink : c.text,
              Qt::AlignHCenter);
}

void slotTab(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const Tone tone = toneOf(part.tone, look.dark);
    rounded(painter, part.rect, 3, QPen(c.faint, 1), tone.fill.isValid() ? tone.fill : c.surface);
    paintText(painter, part.rect.adjusted(4, 0, -4, 0), part.text, captionFont(),
              tone.fill.isValid() ? tone.ink : c.text, Qt::AlignHCenter);
}

void slotCard(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    const bool over = look.hovered == &part;
    rounded(painter, part.rect, 3,
            QPen(over ? c.accent : c.faint, over ? 2 : 1, part.dotted ? Qt::DashLine : Qt::SolidLine),
            part.on ? QBrush(c.raised) : QBrush(c.surface));
    paintText(painter, part.rect.adjusted(6, 0, -6, 0), part.text, part.on ? boldFont() : captionFont(),
              part.on ? c.text : c.faint);
}

void slotDamage(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    if (part.on)
        badBox(painter, part.rect, look);
    else
        rounded(painter, part.rect, 4, QPen(c.faint, 1), Qt::NoBrush);
    if (look.hovered == &part)
        rounded(painter, part.rect.adjusted(-1, -1, 1, 1), 5, QPen(c.accent, 2), Qt::NoBrush);
}

void spent(QPainter& painter, const Part& part, const PanelLook& look)
{
    paintIcon(painter, iconAtLeft(part.rect), part.icon, look.colours.good);
    paintText(painter, part.rect.adjusted(iconSize() + 2, 0, 0, 0), part.text, captionFont(),
              look.colours.good);
}

} // namespace

void paintPart(QPainter& painter, const Part& part, const PanelLook& look)
{
    const Colours& c = look.colours;
    switch (part.kind) {
    case PartKind::Plate:
        return paintPlate(painter, part.rect, {part.text, look.livery, look.plate}, c);
    case PartKind::Heading:
        return paintText(painter, part.rect, part.text, boldFont(), look.raised ? c.text : c.faint);
    case PartKind::Where:
    case PartKind::Label:
        return paintText(painter, part.rect, part.text, captionFont(), c.faint);
    case PartKind::Value:
        return paintText(painter, part.rect, part.text, boldFont(), c.text, Qt::AlignRight);
    case PartKind::Number:
        return paintText(painter, part.rect, part.text, boldFont(), c.text, Qt::AlignHCenter);
    case PartKind::Spent:
        return spent(painter, part, look);
    case PartKind::Box:
        return box(painter, part, look);
    case PartKind::Cell:
        return cell(painter, part, look);
    case PartKind::Fact:
        return fact(painter, part, look);
    case PartKind::Minus:
    case PartKind::Plus:
    case PartKind::AddToken:
        return button(painter, part, look);
    case PartKind::Token:
        return chip(painter, part, look);
    case PartKind::CardFace:
    case PartKind::CardBack:
        return card(painter, part, look);
    case PartKind::Line:
        return line(painter, part, look);
    case PartKind::Node:
        return node(painter, part, look);
    case PartKind::AxisLabel:
        return paintText(painter, part.rect, part.text, captionFont(), c.faint, Qt::AlignHCenter);
    case PartKind::SlotTab:
        return slotTab(painter, part, look);
    case PartKind::SlotCard:
        return slotCard(painter, part, look);
    case PartKind::SlotDamage:
        return slotDamage(painter, part, look);
    }
}

} // namespace roadmarshal::views

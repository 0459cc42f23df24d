#include "preview_marks.h"

#include "board_colours.h"
#include "style/scaled.h"
#include "style/theme.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

using Tone = table::Preview::Tone;

constexpr double signRadius = 9;
constexpr double padding = 5;

QFont signFont()
{
    QFont font = boldFont();
    font.setPixelSize(scaled(13));
    return font;
}

QColor colourOf(Tone tone)
{
    const BoardColours& colours = boardColours();
    switch (tone) {
    case Tone::Danger:
    case Tone::Stop:
        return colours.target;
    case Tone::Dice:
        return colours.open;
    case Tone::Unknown:
        return colours.objected;
    case Tone::Plain:
        break;
    }
    return colours.casing;
}

// Told apart by shape too: not everybody sees red from orange.
QPainterPath signOf(Tone tone)
{
    QPainterPath path;
    const double r = signRadius;
    switch (tone) {
    case Tone::Danger:
        path.addPolygon(QPolygonF({{0, -r}, {r, r * 0.8}, {-r, r * 0.8}, {0, -r}}));
        break;
    case Tone::Dice:
        path.addRoundedRect(QRectF(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7), 3, 3);
        break;
    case Tone::Stop: {
        const double c = r * 0.414;
        path.addPolygon(
            QPolygonF({{-c, -r}, {c, -r}, {r, -c}, {r, c}, {c, r}, {-c, r}, {-r, c}, {-r, -c}, {-c, -r}}));
        break;
    }
    case Tone::Unknown:
    case Tone::Plain:
        path.addEllipse(QPointF(), r, r);
        break;
    }
    return path;
}

void paintInside(QPainter& painter, Tone tone)
{
    const BoardColours& colours = boardColours();
    const QRectF box(-signRadius, -signRadius, 2 * signRadius, 2 * signRadius);
    painter.setFont(signFont());
    switch (tone) {
    case Tone::Danger:
        painter.setPen(QPen(colours.casing, 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0, -3.5), QPointF(0, 1.5));
        painter.drawPoint(QPointF(0, 5.2));
        return;
    case Tone::Dice:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.ink);
        for (const QPointF pip : {QPointF(-3.2, -3.2), QPointF(0, 0), QPointF(3.2, 3.2)})
            painter.drawEllipse(pip, 1.5, 1.5);
        return;
    case Tone::Stop:
        painter.setPen(QPen(colours.casing, 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(-5, 0), QPointF(5, 0));
        return;
    case Tone::Unknown:
        painter.setPen(colours.ink);
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
        return;
    case Tone::Plain:
        return;
    }
}

// Right of the sign.
QRectF textRect(const PreviewMark& mark)
{
    if (mark.text.isEmpty())
        return {};
    const QFontMetricsF metrics(signFont());
    const double width = metrics.horizontalAdvance(mark.text) + 2 * padding;
    const double height = metrics.height() + 2;
    return {mark.centre.x() + signRadius + 2, mark.centre.y() - height / 2, width, height};
}

QRectF areaOf(const PreviewMark& mark)
{
    constexpr double reach = signRadius + 4;
    const QRectF sign(mark.centre.x() - reach, mark.centre.y() - reach, 2 * reach, 2 * reach);
    return mark.outline.boundingRect().adjusted(-3, -3, 3, 3) | sign | textRect(mark).adjusted(-2, -2, 2, 2);
}

void paintGround(QPainter& painter, const PreviewMark& mark, double pixel)
{
    QColor fill = colourOf(mark.tone);
    fill.setAlphaF(0.28F);
    QPen pen(colourOf(mark.tone), std::max(2.0, 1.5 * pixel));
    if (mark.tone == Tone::Unknown)
        pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(mark.outline);
}

void paintSign(QPainter& painter, const PreviewMark& mark, double pixel)
{
    const BoardColours& colours = boardColours();
    painter.save();
    painter.translate(mark.centre);
    const QPainterPath sign = signOf(mark.tone);
    painter.setPen(QPen(mark.tone == Tone::Plain ? colours.ink : colours.casing, std::max(2.4, 1.5 * pixel)));
    painter.setBrush(colourOf(mark.tone));
    painter.drawPath(sign);
    paintInside(painter, mark.tone);
    painter.restore();
    const QRectF words = textRect(mark);
    if (words.isEmpty())
        return;
    painter.setPen(QPen(colours.ink, 1));
    painter.setBrush(colours.casing);
    painter.drawRoundedRect(words, 4, 4);
    painter.setFont(signFont());
    painter.setPen(colours.ink);
    painter.drawText(words, Qt::AlignCenter, mark.text);
}

} // namespace

PreviewMarks::PreviewMarks()
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PreviewMarks::setMarks(std::vector<PreviewMark> marks)
{
    prepareGeometryChange();
    m_marks = std::move(marks);
    m_bounds = {};
    for (const PreviewMark& mark : m_marks)
        m_bounds |= areaOf(mark);
    setVisible(!m_marks.empty());
    update();
}

void PreviewMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double pixel = 1 / painter->worldTransform().m11();
    for (const PreviewMark& mark : m_marks)
        paintGround(*painter, mark, pixel);
    for (const PreviewMark& mark : m_marks)
        paintSign(*painter, mark, pixel);
}

} // namespace roadmarshal::views

#include "piece_picture.h"

#include "counters/car.h"

#include <algorithm>

namespace roadmarshal::log {

using namespace board;

namespace {

// The part of a polygon that lies within another one that bulges nowhere inward (Sutherland and Hodgman): not
// every renderer can clip.
std::vector<QPointF> clipped(std::vector<QPointF> polygon, const std::vector<QPointF>& within)
{
    for (std::size_t i = 0; i < within.size() && !polygon.empty(); ++i) {
        const QPointF from = within[i];
        const QPointF edge = within[(i + 1) % within.size()] - from;
        const auto depth = [&](QPointF point) {
            return edge.x() * (point.y() - from.y()) - edge.y() * (point.x() - from.x());
        };
        std::vector<QPointF> kept;
        for (std::size_t j = 0; j < polygon.size(); ++j) {
            const QPointF a = polygon[j];
            const QPointF b = polygon[(j + 1) % polygon.size()];
            const double inA = depth(a);
            const double inB = depth(b);
            if (inA >= 0)
                kept.push_back(a);
            if ((inA >= 0) != (inB >= 0))
                kept.push_back(a + inA / (inA - inB) * (b - a));
        }
        polygon = std::move(kept);
    }
    return polygon;
}

Shape markOn(const Shape& part, const Shape& outline)
{
    Shape shape;
    for (const QPointF& corner : clipped(part.flattened(), outline.flattened())) {
        if (shape.strokes.empty())
            shape.moveTo(corner);
        else
            shape.lineTo(corner);
    }
    return shape.strokes.empty() ? shape : shape.close();
}

bool isDark(const table::Piece& piece)
{
    return piece.face == counters::darkFace;
}

void drawBody(SvgPen& pen, const PiecePicture& of, Ink ink)
{
    const bool wrecked = of.piece.face == counters::wreckFace;
    const counters::Livery livery = counters::worn(counters::livery(of.team.livery), of.piece.spent, wrecked);
    const Shape& outline = counters::outlineOf(of.piece.form, of.spot.length);
    const QPointF reach = counters::reachOf(of.piece.form, of.spot.length);
    pen.path(outline, {.fill = inkOf(livery.colour, ink)});
    Shape marks;
    for (const Shape& part : counters::carPattern(livery.pattern, QRectF(-reach, reach)))
        marks.append(markOn(part, outline));
    pen.path(marks, {.fill = inkOf(livery.mark, ink)});
    // Two rims, one of them dark, so that it shows on any ground.
    const QString dark = inkOf(counters::charcoal, ink);
    const QString light = inkOf(counters::cream, ink);
    pen.path(outline, {.stroke = isDark(of.piece) ? light : dark, .width = 2 * counters::rim});
    pen.path(outline, {.stroke = isDark(of.piece) ? dark : light, .width = counters::rim});
    if (wrecked)
        pen.path(counters::wreckCross(of.piece.form, of.spot.length),
                 {.stroke = light, .width = 2 * counters::rim, .roundEnds = true});
}

void drawWear(SvgPen& pen, const PiecePicture& of, Ink ink)
{
    const table::Piece& piece = of.piece;
    if (piece.mostWear <= 0)
        return;
    const double width = 23;
    const double rear = -counters::reachOf(piece.form, of.spot.length).x();
    const QRectF strip(rear + 0.4, -width / 2, 5, width);
    pen.rectangle(strip, {.fill = inkOf(counters::charcoal, ink)});
    const double step = (width - 1) / piece.mostWear;
    // Grey on grey would not be read: without colour the markers are light.
    const counters::Colour marker = ink == Ink::Colour ? counters::scar : counters::cream;
    for (int i = 0; i < piece.mostWear; ++i)
        pen.rectangle({strip.left() + 0.9, strip.top() + 0.9 + i * step, strip.width() - 1.8, step - 0.8},
                      {.fill = inkOf(i < piece.wear ? marker : counters::socket, ink)});
}

void drawLabel(SvgPen& pen, const table::Piece& piece, Ink ink)
{
    const double radius = counters::labelRadius(piece.form);
    pen.circle({}, radius, {.fill = inkOf(isDark(piece) ? counters::charcoal : counters::cream, ink)});
    const counters::Colour text = isDark(piece) ? counters::cream : counters::charcoal;
    const auto letters = static_cast<double>(std::max<qsizetype>(piece.label.size(), 1));
    pen.text({}, piece.label,
             {.size = radius * std::min(1.5, 2.72 / letters),
              .colour = inkOf(piece.spent ? counters::mixed(text, counters::asphalt, 0.45) : text, ink),
              .bold = true});
}

void drawBadges(SvgPen& pen, const table::Piece& piece, Ink ink)
{
    constexpr double radius = 5.6;
    QPointF centre = counters::badgeSpot(piece.form);
    for (const QString& token : piece.tokens) {
        pen.circle(
            centre, radius,
            {.fill = inkOf(counters::badge, ink), .stroke = inkOf(counters::charcoal, ink), .width = 1});
        const QString letters = counters::badgeLetters(token);
        pen.text(
            centre, letters,
            {.size = letters.size() > 1 ? 6.5 : 8.5, .colour = inkOf(counters::charcoal, ink), .bold = true});
        centre.rx() -= 2 * radius - 0.6;
    }
}

// For those who point at it or can't see it: "21 · Rust Devils · 14.1 · 2/6 · suppressed".
QString nameOf(const PiecePicture& of)
{
    QStringList parts{of.piece.label, of.team.name, of.piece.places.join(QStringLiteral(", ")), of.piece.on};
    if (of.piece.mostWear > 0)
        parts.append(QStringLiteral("%1/%2").arg(of.piece.wear).arg(of.piece.mostWear));
    parts.append(of.piece.tokens);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString inkOf(counters::Colour colour, Ink ink)
{
    return toText(ink == Ink::Greyscale ? counters::grey(colour) : colour);
}

void drawPiece(SvgPen& pen, const PiecePicture& piece, Ink ink, const QString& id)
{
    pen.beginGroup(id, piece.spot.pose.point, 0);
    pen.title(nameOf(piece));
    pen.beginGroup({}, {}, piece.spot.pose.heading);
    drawBody(pen, piece, ink);
    drawWear(pen, piece, ink);
    pen.endGroup();
    drawLabel(pen, piece.piece, ink);
    drawBadges(pen, piece.piece, ink);
    pen.endGroup();
}

} // namespace roadmarshal::log

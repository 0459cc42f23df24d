#include "type.h"

#include "text/one_line.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace roadmarshal::views::print {

namespace {

constexpr double boxGap = 0.18; // of the height

double breakLines(QTextLayout& layout, double width)
{
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return y;
}

} // namespace

double lineHeight(const QFont& font)
{
    return QFontMetricsF(font).height();
}

void paintLine(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour, Qt::Alignment alignment)
{
    if (text.isEmpty() || rect.width() <= 0)
        return;
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect,
                     static_cast<int>(alignment | Qt::AlignVCenter | Qt::AlignAbsolute) | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text::onOneLine(text), Qt::ElideRight, rect.width()));
}

QStringList inTwo(const QString& text, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    QStringList best{text};
    double narrowest = metrics.horizontalAdvance(text);
    if (narrowest <= width)
        return best;
    for (qsizetype blank = text.indexOf(u' '); blank >= 0; blank = text.indexOf(u' ', blank + 1)) {
        const QStringList halves{text.first(blank), text.sliced(blank + 1)};
        const double wider =
            std::max(metrics.horizontalAdvance(halves[0]), metrics.horizontalAdvance(halves[1]));
        if (wider < narrowest) {
            narrowest = wider;
            best = halves;
        }
    }
    return best;
}

double wrappedHeight(const QString& text, const QFont& font, double width)
{
    QTextLayout layout(text::onOneLine(text), font);
    return breakLines(layout, width);
}

void paintWrapped(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                  const QColor& colour)
{
    QTextLayout layout(text::onOneLine(text), font);
    breakLines(layout, rect.width());
    painter.setPen(colour);
    layout.draw(&painter, rect.topLeft());
}

void paintSwatch(QPainter& painter, const QRectF& rect, int number, Ink ink)
{
    const double radius = rect.height() * 0.2;
    paintLivery(painter, rect, livery(number, ink), radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
    painter.drawRoundedRect(rect, radius, radius);
}

double boxesWidth(int count, double height)
{
    return count * height + (count - 1) * height * boxGap;
}

void paintBoxes(QPainter& painter, const QRectF& rect, int filled, int count, Ink ink)
{
    // Narrower where there are too many for the place.
    const double side = std::min(rect.height(), rect.width() / (count + (count - 1) * boxGap));
    for (int i = 0; i < count; ++i) {
        const QRectF box(rect.left() + i * side * (1 + boxGap), rect.center().y() - side / 2, side, side);
        painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
        painter.setBrush(i < filled ? QBrush(inks(ink).damage) : QBrush(Qt::NoBrush));
        painter.drawRect(box);
    }
}

} // namespace roadmarshal::views::print

#include "canvas_mark.h"

#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QPainter>
#include <QTransform>

namespace roadmarshal::views {

namespace {

constexpr int mostWords = 6; // more would hide the board
constexpr double signRadius = 9;

void paintSign(QPainter& painter, QPointF at, bool strong, bool hot, const Colours& colours)
{
    const double radius = scaled(hot ? signRadius * 1.25 : signRadius);
    painter.setPen(QPen(colours.raised, 2));
    painter.setBrush(strong ? colours.damage : colours.faint);
    painter.drawEllipse(at, radius, radius);
    QFont font = boldFont();
    painter.setFont(font);
    painter.setPen(colours.raised);
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     QStringLiteral("!"));
}

QRectF wordsBeside(QPointF at, const QString& text, const QRectF& window)
{
    const double pad = scaled(6.0);
    const QSizeF size(textWidth(captionFont(), text) + 2 * pad, QFontMetricsF(captionFont()).height() + pad);
    QRectF box(at + QPointF(scaled(signRadius + 5), -size.height() / 2), size);
    if (box.right() > window.right())
        box.moveRight(at.x() - scaled(signRadius + 5));
    box.moveLeft(std::max(box.left(), window.left()));
    return box;
}

void paintWords(QPainter& painter, const QRectF& box, const QString& text, const Colours& colours)
{
    painter.setPen(QPen(colours.outline, 1));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(box, smallGap, smallGap);
    paintText(painter, box.adjusted(scaled(6.0), 0, -scaled(6.0) + 1, 0), text, captionFont(), colours.text);
}

} // namespace

void paintMarks(QPainter& painter, const QList<CanvasMark>& marks, int hot, const QTransform& view,
                const QRectF& window, const Colours& colours)
{
    QList<QRectF> taken;
    for (const bool strong : {false, true}) {
        for (qsizetype i = 0; i < marks.size(); ++i) {
            if (marks[i].strong == strong)
                paintSign(painter, view.map(marks[i].at), strong, i == hot, colours);
        }
    }
    const auto say = [&](const CanvasMark& mark, bool anyway) {
        const QRectF box = wordsBeside(view.map(mark.at), mark.text, window);
        const bool free =
            std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); });
        if (!anyway && (!free || taken.size() >= mostWords || !window.intersects(box)))
            return;
        paintWords(painter, box, mark.text, colours);
        taken.append(box);
    };
    for (qsizetype i = 0; i < marks.size(); ++i) {
        if (marks[i].strong && i != hot)
            say(marks[i], false);
    }
    if (hot >= 0 && hot < marks.size())
        say(marks[hot], true);
}

int markAt(const QList<CanvasMark>& marks, QPointF point, const QTransform& view)
{
    for (qsizetype i = marks.size() - 1; i >= 0; --i) {
        const QPointF off = view.map(marks[i].at) - point;
        if (off.manhattanLength() <= scaled(signRadius) * 1.4)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace roadmarshal::views

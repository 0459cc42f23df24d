#include "text_blocks.h"

#include "type.h"

#include <QFontMetricsF>
#include <QPainter>

namespace roadmarshal::views::print {

namespace {

constexpr double bigGap = 16 * pt;
constexpr double smallGap = 5 * pt;

} // namespace

Block title(const QString& text, const QString& about, const Paper& paper)
{
    const QFont big = font(20, QFont::Bold);
    const QFont small = font(9.5);
    const double first = lineHeight(big);
    Block block = single(first + lineHeight(small) + smallGap, [=](QPainter& painter, const QRectF& rect) {
        paintLine(painter, QRectF(rect.left(), rect.top(), rect.width(), first), text, big,
                  inks(paper.ink).text);
        paintLine(painter, QRectF(rect.left(), rect.top() + first, rect.width(), lineHeight(small)), about,
                  small, inks(paper.ink).faint);
    });
    block.startsPage = true;
    block.keepWithNext = true;
    return block;
}

Block heading(const QString& text, const Paper& paper)
{
    const QFont bold = font(12, QFont::DemiBold);
    Block block = single(lineHeight(bold) + smallGap, [=](QPainter& painter, const QRectF& rect) {
        paintLine(painter, rect.adjusted(0, 0, 0, -smallGap), text, bold, inks(paper.ink).text);
    });
    block.gapBefore = bigGap;
    block.keepWithNext = true;
    return block;
}

Block teamHeading(const QString& text, const QString& remark, int livery, const Paper& paper)
{
    const QFont bold = font(12, QFont::DemiBold);
    Block block = single(lineHeight(bold) + smallGap, [=](QPainter& painter, const QRectF& rect) {
        const QRectF line = rect.adjusted(0, 0, 0, -smallGap);
        const double side = line.height() * 0.8;
        paintSwatch(painter, QRectF(line.left(), line.center().y() - side / 2, side * 1.5, side), livery,
                    paper.ink);
        const double textLeft = line.left() + side * 1.5 + smallGap;
        const double remarkWidth =
            std::min(line.width() * 0.62, QFontMetricsF(font(8.5)).horizontalAdvance(remark) + pt);
        paintLine(
            painter,
            QRectF(textLeft, line.top(), line.right() - remarkWidth - smallGap - textLeft, line.height()),
            text, bold, inks(paper.ink).text);
        paintLine(painter, QRectF(line.right() - remarkWidth, line.top(), remarkWidth, line.height()), remark,
                  font(8.5), inks(paper.ink).faint, Qt::AlignRight);
    });
    block.gapBefore = bigGap;
    block.keepWithNext = true;
    return block;
}

Block paragraph(const QString& text, const Paper& paper)
{
    const QFont plain = font(9);
    Block block =
        single(wrappedHeight(text, plain, paper.body().width()), [=](QPainter& painter, const QRectF& rect) {
            paintWrapped(painter, rect, text, plain, inks(paper.ink).text);
        });
    block.gapBefore = smallGap;
    return block;
}

} // namespace roadmarshal::views::print

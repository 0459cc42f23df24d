#include "ripple_delegate.h"

#include "ripple_model.h"
#include "ripple_view.h"
#include "style/cited_text.h"
#include "style/icons.h"
#include "style/theme.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace roadmarshal::views {

using log::RippleLine;
using table::Amendment;
using enum Amendment::Fate;
using enum Amendment::Resolution;

namespace {

constexpr int iconSize = 16;
constexpr int ringSize = 13; // of a choice
constexpr int ringSpace = ringSize + 8;
constexpr int wrapping = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

QString iconOf(Amendment::Fate fate)
{
    switch (fate) {
    case Same:
        return QStringLiteral("done");
    case Differs:
        return QStringLiteral("amend");
    case Objected:
        return QStringLiteral("warning");
    case Impossible:
        return QStringLiteral("close");
    }
    return {};
}

CitedText detailsOf(const RippleLine& line, int width)
{
    return {RippleModel::details(line), captionFont(), width, CitedText::Lines::Wrapped};
}

int wordsWidth()
{
    int widest = 0;
    for (const auto fate : {Same, Differs, Objected, Impossible})
        widest = std::max(widest, QFontMetrics(boldFont()).horizontalAdvance(RippleModel::toText(fate)));
    return widest;
}

} // namespace

RippleDelegate::RippleDelegate(RippleView* view) : LinkingDelegate(view), m_view(view) {}

RippleDelegate::Layout RippleDelegate::layoutOf(const RippleLine& line, const QRect& row) const
{
    const QFontMetrics normal(m_view->font());
    Layout layout;
    const int top = row.top() + gap;
    layout.verdict = {row.left() + gap, top, iconSize + smallGap + wordsWidth(), normal.height()};
    layout.number = {layout.verdict.right() + gap, top, normal.horizontalAdvance(QStringLiteral("00000")),
                     normal.height()};
    const int left = layout.number.right() + gap;
    const int width = std::max(100, row.right() - gap - left);
    const int title = normal.boundingRect(QRect(0, 0, width, 100'000), wrapping, line.title).height();
    layout.title = {left, top, width, title};
    int y = layout.title.bottom() + 1;
    layout.details = {left, y + 2, width, detailsOf(line, width).size().height()};
    if (!layout.details.isEmpty())
        y = layout.details.bottom() + 1;
    y += smallGap;
    const int height = std::max(normal.height(), ringSize) + smallGap;
    int x = left;
    for (size_t i = 0; i < choices.size(); ++i) {
        const int text = normal.horizontalAdvance(RippleModel::toText(choices[i]));
        const int wide = ringSpace + text + smallGap;
        if (x > left && x + wide > row.right() - gap) {
            x = left;
            y += height;
        }
        layout.choices[i] = {x, y, wide, height};
        x = layout.choices[i].right() + 2 * gap;
    }
    layout.height = y + height + gap - row.top();
    return layout;
}

QSize RippleDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = m_view->viewport()->width();
    const RippleLine* line = m_view->ripples().lineAt(index);
    const int height =
        line ? layoutOf(*line, {0, 0, width, 0}).height : QFontMetrics(option.font).height() + 2 * gap;
    return {width, height};
}

QRect RippleDelegate::choiceRect(const QModelIndex& index, const QRect& row,
                                 Amendment::Resolution resolution) const
{
    const RippleLine* line = m_view->ripples().lineAt(index);
    return line ? layoutOf(*line, row).choices[static_cast<size_t>(resolution)] : QRect();
}

QStringList RippleDelegate::rulesAt(const QModelIndex& index, const QRect& row, QPoint point) const
{
    const RippleLine* line = m_view->ripples().lineAt(index);
    if (!line)
        return {};
    const QRect details = layoutOf(*line, row).details;
    return detailsOf(*line, details.width()).rulesAt(point - details.topLeft());
}

void RippleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const Colours& c = coloursFor(option.palette);
    painter->save();
    painter->fillRect(option.rect, c.raised);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), c.accent);
    painter->setPen(c.outline);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (const RippleLine* line = m_view->ripples().lineAt(index))
        paintLine(painter, option, *line);
    else
        paintFold(painter, option, index);
    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = option.rect.adjusted(4, 1, -1, -2);
        focus.backgroundColor = c.raised;
        m_view->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, m_view);
    }
    painter->restore();
}

void RippleDelegate::paintFold(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    const Colours& c = coloursFor(option.palette);
    QStyleOption arrow;
    arrow.initFrom(m_view);
    arrow.rect = {option.rect.left() + gap, option.rect.center().y() - iconSize / 2, iconSize, iconSize};
    m_view->style()->drawPrimitive(m_view->ripples().isOpen() ? QStyle::PE_IndicatorArrowDown
                                                              : QStyle::PE_IndicatorArrowRight,
                                   &arrow, painter, m_view);
    painter->setFont(option.font);
    painter->setPen(c.text);
    painter->drawText(option.rect.adjusted(gap + iconSize + smallGap, 0, -gap, 0),
                      Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
}

void RippleDelegate::paintLine(QPainter* painter, const QStyleOptionViewItem& option,
                               const RippleLine& line) const
{
    const Colours& c = coloursFor(option.palette);
    const Layout layout = layoutOf(line, option.rect);
    const QColor mark = line.fate == Same ? c.good : line.fate == Impossible ? c.damage : c.accent;
    paintIcon(*painter,
              QRectF(layout.verdict.left(), layout.verdict.top() + (layout.verdict.height() - iconSize) / 2,
                     iconSize, iconSize),
              iconOf(line.fate), mark);
    painter->setFont(boldFont());
    painter->setPen(c.text);
    painter->drawText(layout.verdict.adjusted(iconSize + smallGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                      RippleModel::toText(line.fate));
    painter->setFont(option.font);
    painter->setPen(c.faint);
    painter->drawText(layout.number, Qt::AlignRight | Qt::AlignTop, QString::number(line.entry));
    QFont font = option.font;
    font.setStrikeOut(line.resolution == Drop);
    painter->setFont(font);
    painter->setPen(line.resolution == Drop ? c.faint : c.text);
    painter->drawText(layout.title, wrapping, line.title);
    detailsOf(line, layout.details.width())
        .paint(*painter, layout.details.topLeft(), c.faint, option.palette.color(QPalette::Link));
    painter->setFont(option.font);
    paintChoices(painter, option, line, layout);
}

// Not the style's own radio buttons: their rings cannot be seen on a dark ground.
void RippleDelegate::paintChoices(QPainter* painter, const QStyleOptionViewItem& option,
                                  const RippleLine& line, const Layout& layout) const
{
    const Colours& c = coloursFor(option.palette);
    painter->setRenderHint(QPainter::Antialiasing);
    for (size_t i = 0; i < choices.size(); ++i) {
        const bool allowed = RippleModel::allows(line, choices[i]);
        const QRectF spot = layout.choices[i];
        const QRectF ring(spot.left() + 1.5, spot.center().y() - ringSize / 2.0, ringSize, ringSize);
        const QColor ink = allowed ? c.text : option.palette.color(QPalette::Disabled, QPalette::Text);
        painter->setPen(QPen(allowed ? c.faint : c.outline, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(ring);
        if (line.resolution == choices[i]) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(c.accent);
            painter->drawEllipse(ring.adjusted(3.5, 3.5, -3.5, -3.5));
        }
        painter->setPen(ink);
        painter->drawText(spot.adjusted(ringSpace, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          RippleModel::toText(choices[i]));
    }
}

} // namespace roadmarshal::views

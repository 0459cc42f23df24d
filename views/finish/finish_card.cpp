#include "finish_card.h"

#include "style/icons.h"
#include "style/label.h"
#include "style/livery.h"
#include "style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int barWidth = 12;

QPainterPath groundOf(const QWidget& card)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    return path;
}

} // namespace

FinishCard::FinishCard(const QString& title, QWidget* parent)
    : QFrame(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(gap * 2, gap + smallGap, gap * 2, gap + smallGap);
    m_column->setSpacing(smallGap);
    m_column->addWidget(plainLabel(boldFont, title, this));
    setAccessibleName(title);
}

void FinishCard::add(QWidget* content)
{
    // What stays as high as it is lies below the title, however high its neighbour makes the card.
    const bool isFixed = content->sizePolicy().verticalPolicy() == QSizePolicy::Fixed;
    m_column->addWidget(content, 1, isFixed ? Qt::AlignTop : Qt::Alignment());
}

void FinishCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(coloursFor(palette()).outline);
    painter.setBrush(coloursFor(palette()).raised);
    painter.drawPath(groundOf(*this));
}

HighlightCard::HighlightCard(const Words& words, const QString& icon, int livery, QWidget* parent)
    : FinishCard(words.title, parent), m_icon(icon), m_livery(livery)
{
    layout()->setContentsMargins(gap * 2 + barWidth, gap + smallGap, gap * 2, gap + smallGap);
    layout()->addWidget(plainLabel(headlineFont, words.who, this));
    add(plainLabel(bodyFont, words.what, this));
    static_cast<QVBoxLayout*>(layout())->addStretch();
    setAccessibleDescription(words.who + QStringLiteral(": ") + words.what);
}

void HighlightCard::paintEvent(QPaintEvent* event)
{
    FinishCard::paintEvent(event);
    const Colours& ink = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(groundOf(*this));
    paintLivery(painter, QRectF(0, 0, barWidth, height()), livery(m_livery), 0);
    painter.setPen(ink.outline);
    painter.drawLine(barWidth, 0, barWidth, height());
    const double side = QFontMetricsF(boldFont()).height();
    paintIcon(painter, QRectF(width() - side - gap, gap + smallGap, side, side), m_icon, ink.faint);
}

} // namespace roadmarshal::views

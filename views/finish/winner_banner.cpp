#include "winner_banner.h"

#include "style/icons.h"
#include "style/label.h"
#include "style/livery.h"
#include "style/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

QFont verdictFont()
{
    QFont font = headlineFont();
    font.setPointSizeF(font.pointSizeF() * 1.6);
    font.setWeight(QFont::Bold);
    return font;
}

// Of the pattern at the left and of the flag at the right.
int side()
{
    return QFontMetrics(verdictFont()).height() * 2;
}

} // namespace

WinnerBanner::WinnerBanner(const Words& words, std::optional<int> livery, QWidget* parent)
    : QFrame(parent), m_livery(livery)
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(smallGap);
    m_lines.append(plainLabel(verdictFont, words.verdict, this));
    if (!words.reason.isEmpty())
        m_lines.append(plainLabel(boldFont, words.reason, this));
    m_lines.append(plainLabel(bodyFont, words.about, this));
    column->addStretch();
    for (QLabel* line : std::as_const(m_lines))
        column->addWidget(line);
    column->addStretch();
    setAccessibleName(words.verdict);
    setAccessibleDescription(words.reason + QStringLiteral(" ") + words.about);
    dress();
}

void WinnerBanner::dress()
{
    const int wide = side() + gap * 2;
    layout()->setContentsMargins(m_livery ? wide : gap * 2, gap * 2, wide, gap * 2);
    QPalette colours;
    if (m_livery)
        colours.setColor(QPalette::WindowText, livery(*m_livery).text);
    for (QLabel* line : std::as_const(m_lines))
        line->setPalette(colours);
}

void WinnerBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void WinnerBanner::paintEvent(QPaintEvent*)
{
    const Colours& ink = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(ground, cardRadius, cardRadius);
    painter.fillPath(outline, m_livery ? livery(*m_livery).colour : ink.raised);
    if (m_livery) {
        painter.save();
        painter.setClipPath(outline);
        QPainterPath chip;
        chip.addRect(QRectF(0, 0, side(), height()));
        paintLivery(painter, chip, livery(*m_livery));
        painter.restore();
    }
    const double flag = side() * 0.6;
    paintIcon(painter, QRectF(width() - flag - gap * 2, (height() - flag) / 2, flag, flag),
              QStringLiteral("flag-finish"), m_livery ? livery(*m_livery).text : ink.text);
    painter.strokePath(outline, QPen(ink.outline, 1));
}

} // namespace roadmarshal::views

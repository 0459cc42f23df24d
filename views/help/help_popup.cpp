#include "help_popup.h"

#include "style/scaled.h"
#include "style/theme.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int cardWidth = 380; // at the usual size of text

QLabel* makeLabel(const QString& text, const QFont& font, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

// Keys that look like keys.
class KeyCap final : public QLabel
{
public:
    KeyCap(const QString& text, QWidget* parent) : QLabel(text, parent)
    {
        setTextFormat(Qt::PlainText);
        setFont(captionFont());
        setContentsMargins(gap, 3, gap, 3);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = coloursFor(palette());
        painter.setPen(QPen(c.outline, 1));
        painter.setBrush(c.surface);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        QLabel::paintEvent(event);
    }
};

} // namespace

HelpPopup::HelpPopup(const QString& title, const DockHelp& help, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_scroll(new QScrollArea(this)), m_more(new QPushButton(tr("More in the manual (F1)"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Help on %1").arg(title));
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(1, 3, 1, 1);
    m_scroll->setFrameShape(NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* card = new QWidget;
    m_scroll->setWidget(card);
    m_scroll->viewport()->setAutoFillBackground(false);
    card->setAutoFillBackground(false);
    frame->addWidget(m_scroll);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(2 * gap, 2 * gap - smallGap, 2 * gap, 2 * gap - smallGap);
    layout->setSpacing(gap);
    layout->addWidget(makeLabel(title, headlineFont(), this));
    for (const QString& line : help.lines)
        layout->addWidget(makeLabel(line, font(), this));
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, smallGap, 0, smallGap);
    grid->setHorizontalSpacing(gap + smallGap);
    grid->setVerticalSpacing(smallGap);
    grid->setColumnStretch(1, 1);
    for (const Shortcut& key : help.keys) {
        const int row = grid->rowCount();
        grid->addWidget(new KeyCap(key.keys, this), row, 0);
        grid->addWidget(makeLabel(key.meaning, captionFont(), this), row, 1);
    }
    layout->addLayout(grid);
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_more, &QPushButton::clicked, this, [this] {
        close();
        emit manualWanted();
    });
}

void HelpPopup::openAt(const QPoint& corner)
{
    const QScreen* under = QGuiApplication::screenAt(corner);
    const QRect room = (under ? under : screen())->availableGeometry();
    const QMargins edge = layout()->contentsMargins();
    const int wide = std::min(scaled(cardWidth), room.width());
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const auto needed = [&](int width) {
        return m_scroll->widget()->layout()->heightForWidth(width - edge.left() - edge.right()) + edge.top() +
               edge.bottom();
    };
    const int high = needed(wide);
    setFixedWidth(wide);
    resize(wide, high <= room.height() ? high : std::min(needed(wide - bar), room.height()));
    const int left =
        std::clamp(corner.x() - width(), room.left(), std::max(room.left(), room.right() - width()));
    const int top =
        std::clamp(corner.y() + smallGap, room.top(), std::max(room.top(), room.bottom() - height()));
    move(left, top);
    show();
    setFocus();
}

void HelpPopup::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F1)
        m_more->click();
    else
        QFrame::keyPressEvent(event); // a popup closes on Esc by itself
}

void HelpPopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& c = coloursFor(palette());
    painter.fillRect(rect(), c.raised);
    painter.setPen(QPen(c.outline, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(QRect(0, 0, width(), 3), c.accent);
}

} // namespace roadmarshal::views

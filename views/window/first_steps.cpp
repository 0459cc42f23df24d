#include "first_steps.h"

#include "desk.h"
#include "style/icons.h"
#include "style/scaled.h"
#include "style/scrolled_page.h"
#include "style/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr double circleSize = 28;
constexpr int roomForARow = 560;

} // namespace

// A number in a circle with a sentence beside it.
class StepLabel final : public QWidget
{
public:
    StepLabel(int number, const QString& text, QWidget* parent)
        : QWidget(parent), m_number(number), m_text(text)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAccessibleName(QStringLiteral("%1. %2").arg(number).arg(text));
    }

    void setState(int due)
    {
        m_done = m_number - 1 < due;
        m_due = m_number - 1 == due;
        update();
    }

    QSize sizeHint() const override { return {220, heightForWidth(220)}; }
    int heightForWidth(int width) const override
    {
        const QRect words(0, 0, width - static_cast<int>(circleSize) - gap, 1000);
        return std::max(static_cast<int>(circleSize),
                        QFontMetrics(boldFont()).boundingRect(words, Qt::TextWordWrap, m_text).height());
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = coloursFor(palette());
        const QRectF circle(0, (height() - circleSize) / 2, circleSize, circleSize);
        painter.setPen(QPen(m_due || m_done ? c.accent : c.faint, 1.5));
        painter.setBrush(m_due ? QBrush(c.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
        if (m_done) {
            paintIcon(painter, circle.adjusted(6, 6, -6, -6).toAlignedRect(), QStringLiteral("done"),
                      c.accent);
        } else {
            painter.setFont(boldFont());
            painter.setPen(m_due ? c.onAccent : c.faint);
            painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
        }
        painter.setFont(m_due ? boldFont() : font());
        painter.setPen(m_due ? c.text : c.faint);
        painter.drawText(rect().adjusted(static_cast<int>(circleSize) + gap, 0, 0, 0),
                         Qt::TextWordWrap | Qt::AlignVCenter | Qt::AlignLeft, m_text);
    }

private:
    int m_number;
    QString m_text;
    bool m_due = false;
    bool m_done = false;
};

FirstSteps* FirstSteps::show(Desk* desk)
{
    if (auto* shown = desk->boardPanel()->findChild<FirstSteps*>())
        return shown;
    return new FirstSteps(desk);
}

FirstSteps::FirstSteps(Desk* desk)
    : QFrame(desk->boardPanel()), m_desk(desk), m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click to close"));
    //: Three numbered steps for a newcomer
    for (const QString& text :
         {tr("Click who acts, on the board or in Marshal."), tr("Click what is played or done."),
          tr("Click where it ends. Ctrl+Z takes anything back.")}) {
        m_steps.append(new StepLabel(static_cast<int>(m_steps.size()) + 1, text, this));
        m_row->addWidget(m_steps.last());
    }
    m_row->setSpacing(2 * gap);
    auto* close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("close"), palette()));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close the hints"));
    connect(close, &QToolButton::clicked, this, &FirstSteps::dismiss);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * gap, gap + smallGap, gap, gap + smallGap);
    auto* steps = new QWidget;
    steps->setLayout(m_row);
    m_row->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new ScrolledPage(steps, this), 1);
    layout->addWidget(close, 0, Qt::AlignTop);

    auto* escape = new QShortcut(Qt::Key_Escape, this);
    connect(escape, &QShortcut::activated, this, &FirstSteps::dismiss);
    connect(desk->conversation(), &Conversation::asked, this, &FirstSteps::followQuestion);
    connect(desk, &Desk::sessionChanged, this, &FirstSteps::followGame);
    followGame();
    followQuestion();
    // In the panel's column, not over the view: a hint must not cover the pieces it talks about.
    if (auto* column = qobject_cast<QBoxLayout*>(parentWidget()->layout()))
        column->insertWidget(0, this);
    QFrame::show();
}

void FirstSteps::dismiss()
{
    hide(); // at once, and out of the layout; what called may still be a child
    deleteLater();
    setParent(nullptr);
}

void FirstSteps::followQuestion()
{
    switch (m_desk->conversation()->prompt().asking) {
    case table::Asking::Piece:
        return setDue(0);
    case table::Asking::Card:
        return setDue(1);
    case table::Asking::Place:
    case table::Asking::Way:
        return setDue(2);
    case table::Asking::Choice:
        return; // beside the three steps
    }
}

void FirstSteps::followGame()
{
    const table::Session* session = m_desk->session();
    const int entries = session ? session->last() : 0;
    const bool sameGame = session == std::exchange(m_session, session);
    const bool grown = entries > std::exchange(m_entries, entries);
    if (session && sameGame && grown && session->entries().last().kind == table::EntryKind::Action)
        dismiss(); // that was an activation: the newcomer is none any more
}

void FirstSteps::setDue(int step)
{
    m_due = step;
    for (StepLabel* label : std::as_const(m_steps))
        label->setState(step);
}

void FirstSteps::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& c = coloursFor(palette());
    painter.fillRect(rect(), c.raised);
    painter.fillRect(QRect(0, 0, 4, height()), c.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), c.outline);
}

void FirstSteps::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_row->setDirection(width() < scaled(roomForARow) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FirstSteps::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        dismiss();
}

} // namespace roadmarshal::views

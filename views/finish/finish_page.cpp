#include "finish_page.h"

#include "style/icons.h"
#include "style/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <numeric>

namespace roadmarshal::views {

FinishPage::FinishPage(QWidget* over)
    : QWidget(over->parentWidget()), m_over(over), m_scroll(new QScrollArea(this)), m_bar(new QGridLayout)
{
    setAutoFillBackground(true);
    setAccessibleName(tr("Highlights"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bar->setContentsMargins(gap * 2, gap, gap * 2, gap);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll, 1);
    column->addLayout(m_bar);
    connect(addButton(QStringLiteral("track"), tr("&Back to the table")), &QPushButton::clicked, this,
            &FinishPage::close);
    connect(addButton(QStringLiteral("print"), tr("&Print…")), &QPushButton::clicked, this,
            &FinishPage::printWanted);
    connect(addButton(QStringLiteral("export"), tr("Save as p&icture…")), &QPushButton::clicked, this,
            &FinishPage::pictureWanted);
    connect(addButton(QStringLiteral("new-game"), tr("Play a&gain")), &QPushButton::clicked, this,
            &FinishPage::playAgainWanted);
    over->installEventFilter(this);
    hide();
}

QPushButton* FinishPage::addButton(const QString& icon, const QString& text)
{
    auto* button = new QPushButton(views::icon(icon), text, this);
    m_buttons.append(button);
    return button;
}

void FinishPage::tell(const Finish& finish)
{
    m_finish = finish;
    m_scroll->setWidget(new FinishSheet(finish));
    setGeometry(m_over->geometry());
    arrangeButtons();
    show();
    raise();
    m_scroll->setFocus();
}

void FinishPage::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

// In one row, or in two where they have no room.
void FinishPage::arrangeButtons()
{
    int wide = 4 * gap;
    for (const QPushButton* button : std::as_const(m_buttons))
        wide += button->sizeHint().width() + gap;
    const int perRow = wide <= width() ? static_cast<int>(m_buttons.size()) : 2;
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i)
        m_bar->addWidget(m_buttons[i], i / perRow, i % perRow);
}

bool FinishPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_over && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        setGeometry(m_over->geometry());
    return QWidget::eventFilter(watched, event);
}

void FinishPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    QWidget::keyPressEvent(event);
}

void FinishPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeButtons();
}

// The docks below are not to be seen, so the keyboard does not go there.
bool FinishPage::focusNextPrevChild(bool next)
{
    const qsizetype now = m_buttons.indexOf(qobject_cast<QPushButton*>(focusWidget()));
    const qsizetype count = m_buttons.size();
    m_buttons[(now + (next ? 1 : count - 1) + (now < 0 && !next ? 1 : 0)) % count]->setFocus(
        next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace roadmarshal::views

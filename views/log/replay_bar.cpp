#include "replay_bar.h"

#include "style/icons.h"
#include "style/reserved_text.h"
#include "style/theme.h"
#include "style/wrap_row.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

ReplayBar::ReplayBar(Replay* replay, QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_back(new QAction(this)),
      m_play(new QAction(this)),
      m_forward(new QAction(this)),
      m_slower(new QAction(this)),
      m_faster(new QAction(this)),
      m_speed(new QComboBox(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)),
      m_told(new ReservedText(bodyFont, 0, 3, this))
{
    makeActions();
    m_slider->setObjectName(QStringLiteral("scrub"));
    m_slider->setMinimumWidth(60);
    m_where->setAutoFillBackground(true);
    m_where->setContentsMargins(smallGap, 0, smallGap, 0);
    for (int speed = 0; speed < Replay::speeds; ++speed)
        m_speed->addItem(QLocale().toString(Replay::factor(speed)) + u'×');

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(smallGap);
    auto* layout = new WrapRow;
    layout->setSpacing(smallGap);
    m_told->setObjectName(QStringLiteral("told"));
    m_told->hide();
    rows->addWidget(m_told);
    rows->addLayout(layout);
    for (QAction* action : {m_back, m_play, m_forward}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        layout->addWidget(button);
    }
    layout->addWidget(m_slider);
    layout->addWidget(m_where);
    layout->addWidget(m_speed);

    connect(m_slider, &QSlider::valueChanged, this, [this](int entry) {
        m_replay->pause();
        m_replay->seek(entry);
    });
    connect(m_speed, &QComboBox::currentIndexChanged, m_replay, &Replay::setSpeed);
    connect(m_replay, &Replay::changed, this, &ReplayBar::refresh);
    name();
    refresh();
}

void ReplayBar::makeActions()
{
    connect(m_back, &QAction::triggered, m_replay, [this] { m_replay->stepBy(-1); });
    connect(m_play, &QAction::triggered, m_replay, &Replay::toggle);
    connect(m_forward, &QAction::triggered, m_replay, [this] { m_replay->stepBy(1); });
    connect(m_slower, &QAction::triggered, m_replay, [this] { m_replay->setSpeed(m_replay->speed() - 1); });
    connect(m_faster, &QAction::triggered, m_replay, [this] { m_replay->setSpeed(m_replay->speed() + 1); });
}

void ReplayBar::name()
{
    m_back->setText(tr("Step &back in the log"));
    m_forward->setText(tr("Step f&orward in the log"));
    m_slower->setText(tr("Replay s&lower"));
    m_faster->setText(tr("Replay f&aster"));
    m_speed->setToolTip(tr("Speed of the replay"));
    m_speed->setAccessibleName(tr("Speed of the replay"));
    m_slider->setToolTip(tr("Drag to see the table at any point of the game"));
    m_slider->setAccessibleName(tr("Point of the game"));
    m_back->setIcon(icon(QStringLiteral("step-back")));
    m_forward->setIcon(icon(QStringLiteral("step-forward")));
}

void ReplayBar::refresh()
{
    const bool playing = m_replay->isPlaying();
    m_play->setText(playing ? tr("&Pause the replay") : tr("Re&play"));
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setEnabled(m_replay->last() > 0);
    m_back->setEnabled(m_replay->point() > 0);
    m_forward->setEnabled(!m_replay->isNow());
    m_slower->setEnabled(m_replay->speed() > 0);
    m_faster->setEnabled(m_replay->speed() < Replay::speeds - 1);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, m_replay->last());
        m_slider->setValue(m_replay->point());
    }
    const QSignalBlocker quiet(m_speed);
    m_speed->setCurrentIndex(m_replay->speed());

    // The past has the colours of the strip above the board.
    const Colours& c = coloursFor(palette());
    QPalette colours = palette();
    if (!m_replay->isNow()) {
        colours.setColor(QPalette::Window, c.warning);
        colours.setColor(QPalette::WindowText, c.onWarning);
    }
    m_where->setPalette(colours);
    m_where->setText(
        m_replay->isNow() ? tr("now") : tr("%1 of %2", "entry").arg(m_replay->point()).arg(m_replay->last()));
}

void ReplayBar::setTold(const QString& text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

void ReplayBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        name();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace roadmarshal::views

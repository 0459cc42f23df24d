#include "dice_bar.h"

#include "dice/distribution.h"
#include "dice/parse.h"
#include "die_button.h"
#include "style/icons.h"
#include "style/theme.h"
#include "style/wrap_row.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <cmath>

namespace roadmarshal::views {

namespace {

constexpr int facesInARow = 6;
constexpr int slotsInARow = 12; // more dice are counted

int pipsOf(const dice::Die& die, const dice::Face& face)
{
    const bool hasPips = die.faces.size() == 6 && die == dice::plain(6);
    return hasPips ? face.value : 0;
}

} // namespace

DiceBar::DiceBar(QWidget* parent)
    : QWidget(parent),
      m_slotRow(new QHBoxLayout),
      m_faceGrid(new QGridLayout),
      m_sum(new QLabel(this)),
      m_totalRow(new QWidget(this)),
      m_total(new QSpinBox(m_totalRow)),
      m_takeTotal(new QPushButton(tr("Take the total"), m_totalRow)),
      m_app(new QPushButton(tr("Roll in the app"), this))
{
    m_app->setIcon(icon(QStringLiteral("app-draws")));
    m_total->setAccessibleName(tr("Total of the dice"));
    m_total->installEventFilter(this);
    for (QPushButton* button : {m_takeTotal, m_app}) {
        button->setAutoDefault(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_slotRow->setSpacing(smallGap);
    m_slotRow->addStretch(1);
    m_faceGrid->setSpacing(smallGap);
    m_faceGrid->setColumnStretch(facesInARow, 1);
    auto* totals = new QHBoxLayout(m_totalRow);
    totals->setContentsMargins(0, 0, 0, 0);
    totals->addWidget(m_total);
    totals->addWidget(m_takeTotal);
    totals->addStretch(1);
    auto* last = new WrapRow;
    last->setSpacing(gap);
    last->addWidget(m_app);
    last->addWidget(m_sum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(gap);
    layout->addLayout(m_slotRow);
    layout->addLayout(m_faceGrid);
    layout->addWidget(m_totalRow);
    layout->addLayout(last);
    connect(m_app, &QPushButton::clicked, this, [this] { emit said(dice::toWord(dice::ByApp{})); });
    connect(m_takeTotal, &QPushButton::clicked, this, &DiceBar::sayTotal);
}

QList<DieButton*> DiceBar::faces() const
{
    QList<DieButton*> shown = m_faces;
    shown.removeIf([](const DieButton* button) { return button->isHidden(); });
    return shown;
}

QList<QWidget*> DiceBar::pressed() const
{
    QList<QWidget*> all{m_takeTotal, m_app};
    for (DieButton* button : m_faces + m_slots)
        all.append(button);
    return all;
}

void DiceBar::setDice(const table::Game* game, const table::Dice& dice)
{
    m_game = game;
    m_dice = dice;
    m_entered.clear();
    m_app->setVisible(dice.ask.inApp && dice.fallen.isEmpty());
    m_totalRow->setVisible(dice.ask.totals && dice.fallen.isEmpty());
    const dice::Distribution sum = dice::sum(dice.ask);
    m_total->setRange(sum.least(), sum.most());
    m_total->setValue(static_cast<int>(std::lround(sum.mean())));
    refresh();
}

void DiceBar::enter(const QString& face)
{
    m_entered.append(face);
    const auto due = dice::stillDue(m_dice.ask, fallen());
    if (due && !due->isEmpty())
        return refresh();
    const QString word = dice::toWord(dice::Faces{m_entered});
    m_entered.clear();
    emit said(word);
}

void DiceBar::takeBack()
{
    if (m_entered.isEmpty())
        return;
    m_entered.removeLast();
    refresh();
}

void DiceBar::refresh()
{
    showSlots();
    showFaces();
}

DieButton* DiceBar::button(QList<DieButton*>& buttons, qsizetype i)
{
    while (buttons.size() <= i) {
        auto* made = new DieButton(this);
        const qsizetype number = buttons.size();
        if (&buttons == &m_slots) {
            m_slotRow->insertWidget(static_cast<int>(number), made);
            connect(made, &DieButton::clicked, this, &DiceBar::takeBack);
        } else {
            m_faceGrid->addWidget(made, static_cast<int>(number / facesInARow),
                                  static_cast<int>(number % facesInARow));
            connect(made, &DieButton::clicked, this, [this, number] {
                enter(dice::stillDue(m_dice.ask, fallen())->first().faces[number].name);
            });
        }
        buttons.append(made);
        emit grown();
    }
    buttons[i]->show();
    return buttons[i];
}

QString DiceBar::textOf(const dice::Face& face) const
{
    const QString code = QStringLiteral("face-") + face.name;
    const QString said = m_game->say(table::Message{code, {}});
    return said == code ? face.name : said; // numbers speak for themselves
}

void DiceBar::showSlots()
{
    const QStringList faces = fallen();
    QList<dice::Die> due = m_dice.ask.dice;
    qsizetype slot = 0;
    for (; !due.isEmpty(); ++slot) {
        const dice::Die die = due.takeFirst();
        const dice::Face* face = slot < faces.size() ? die.find(faces[slot]) : nullptr;
        if (face && face->again)
            due.append(die);
        if (slot >= slotsInARow)
            continue;
        DieButton* shown = button(m_slots, slot);
        if (!face) {
            shown->setBlank();
            continue;
        }
        shown->setFace(textOf(*face), pipsOf(die, *face));
        // Those that were said before are answers of their own: Back takes them back.
        shown->setEnabled(slot >= m_dice.fallen.size());
        shown->setToolTip(shown->isEnabled() ? tr("Takes the last die back") : QString());
    }
    for (qsizetype i = slot; i < m_slots.size(); ++i)
        m_slots[i]->hide();
    //: Dice that were entered, of all
    m_sum->setText(tr("%1 of %2").arg(faces.size()).arg(slot));
}

void DiceBar::showFaces()
{
    const auto due = dice::stillDue(m_dice.ask, fallen());
    const QList<dice::Face> faces = due && !due->isEmpty() ? due->first().faces : QList<dice::Face>();
    for (qsizetype i = 0; i < faces.size(); ++i)
        button(m_faces, i)->setFace(textOf(faces[i]), pipsOf(due->first(), faces[i]));
    for (qsizetype i = faces.size(); i < m_faces.size(); ++i)
        m_faces[i]->hide();
}

void DiceBar::sayTotal()
{
    m_total->interpretText();
    emit said(dice::toWord(dice::Total{m_total->value()}));
}

bool DiceBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if ((key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) || key.isAutoRepeat())
        return QWidget::eventFilter(watched, event);
    sayTotal();
    return true;
}

} // namespace roadmarshal::views

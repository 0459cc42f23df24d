#include "seat_list.h"

#include "seat_row.h"
#include "style/icons.h"
#include "style/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

SeatList::SeatList(const QList<table::Team>& known, QWidget* parent)
    : QWidget(parent), m_known(known), m_column(new QVBoxLayout)
{
    m_column->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap);
    makeButtons(layout); // above, where they stay while seats come and go
    layout->addLayout(m_column);
}

void SeatList::makeButtons(QVBoxLayout* layout)
{
    auto* row = new QHBoxLayout;
    const auto button = [&](const QString& text, const QString& tip, auto slot) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setFocusPolicy(Qt::StrongFocus);
        made->setToolButtonStyle(text.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        connect(made, &QToolButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    m_add = button(tr("Add a player"), tr("Add a player"), &SeatList::add);
    row->addStretch();
    m_up = button({}, tr("Move the marked player one seat up (Alt+Up)"),
                  [this] { move(m_current, m_current - 1); });
    m_down = button({}, tr("Move the marked player one seat down (Alt+Down)"),
                    [this] { move(m_current, m_current + 1); });
    m_remove = button(tr("Remove"), tr("Remove the marked player"), [this] { remove(m_current); });
    layout->addLayout(row);
}

SeatRow* SeatList::makeRow(int seat)
{
    auto* row = new SeatRow(seat + 1, this);
    connect(row, &SeatRow::nameEdited, this, [this, seat](const QString& name) {
        m_seats[seat].player = name;
        emit changed();
    });
    connect(row, &SeatRow::teamPicked, this, [this, seat](const QString& team) { pickTeam(seat, team); });
    connect(row, &SeatRow::focused, this, [this, seat] { setCurrent(seat); });
    connect(row, &SeatRow::moveWanted, this, [this, seat](int by) { moveFocused(seat, by); });
    connect(row, &SeatRow::nextWanted, this, [this, seat] {
        if (seat + 1 < m_rows.size())
            m_rows[seat + 1]->name()->setFocus(Qt::TabFocusReason);
        else
            emit finished();
    });
    connect(row, &SeatRow::grabbed, this, [this, seat] {
        setCurrent(seat);
        m_grabbed = seat;
        m_rows[seat]->setGrabbed(true);
    });
    connect(row, &SeatRow::dragged, this, &SeatList::dragTo);
    connect(row, &SeatRow::dropped, this, [this] {
        if (m_grabbed < 0)
            return;
        SeatRow* dropped = m_rows[std::exchange(m_grabbed, -1)];
        dropped->setGrabbed(false);
        dropped->name()->setFocus(Qt::MouseFocusReason);
    });
    return row;
}

void SeatList::setSeats(const QList<SeatChoice>& seats)
{
    m_seats = seats;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(seats.size()) - 1));
    refresh();
    emit currentChanged(m_current);
}

void SeatList::setStarters(int seat, const std::optional<QStringList>& starters)
{
    m_seats[seat].starters = starters;
}

void SeatList::setCurrent(int seat)
{
    if (seat < 0 || seat >= m_seats.size() || seat == m_current)
        return;
    m_current = seat;
    refresh();
    emit currentChanged(seat);
}

void SeatList::add()
{
    if (m_seats.size() >= mostSeats)
        return;
    m_seats.append({{}, freeTeam(m_seats, m_known)});
    m_current = static_cast<int>(m_seats.size()) - 1;
    refresh();
    m_rows.last()->name()->setFocus(Qt::TabFocusReason);
    emit changed();
    emit currentChanged(m_current);
}

void SeatList::remove(int seat)
{
    if (m_seats.size() <= fewestSeats || seat < 0 || seat >= m_seats.size())
        return;
    m_seats.removeAt(seat);
    m_current = std::min(m_current, static_cast<int>(m_seats.size()) - 1);
    refresh();
    emit changed();
    emit currentChanged(m_current);
}

void SeatList::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= m_seats.size() || to >= m_seats.size() || from == to)
        return;
    m_seats.move(from, to);
    m_current = to;
    refresh();
    emit changed();
    emit currentChanged(to);
}

void SeatList::moveFocused(int seat, int by)
{
    const bool inTeam = m_rows[seat]->team()->hasFocus();
    move(seat, seat + by);
    QWidget* follow = inTeam ? static_cast<QWidget*>(m_rows[m_current]->team()) : m_rows[m_current]->name();
    follow->setFocus(Qt::OtherFocusReason);
}

void SeatList::dragTo(const QPoint& globalPosition)
{
    if (m_grabbed < 0)
        return;
    const int y = mapFromGlobal(globalPosition).y();
    int to = 0;
    while (to + 1 < m_rows.size() && y > m_rows[to]->geometry().bottom())
        ++to;
    if (to == m_grabbed)
        return;
    m_rows[m_grabbed]->setGrabbed(false);
    move(m_grabbed, to);
    m_grabbed = to;
    m_rows[to]->setGrabbed(true);
}

void SeatList::pickTeam(int seat, const QString& team)
{
    for (SeatChoice& other : m_seats) {
        if (&other != &m_seats[seat] && other.team == team) {
            other.team = m_seats[seat].team;
            other.starters.reset();
        }
    }
    if (m_seats[seat].team != team)
        m_seats[seat].starters.reset(); // those were cars of the other team
    m_seats[seat].team = team;
    refresh();
    emit changed();
    emit currentChanged(m_current);
}

QString SeatList::nameOf(int seat) const
{
    return m_seats[seat].player.isEmpty() ? m_rows[seat]->name()->placeholderText() : m_seats[seat].player;
}

QList<TeamOffer> SeatList::offersFor(int seat) const
{
    // Once every team is taken, the only way to another one is to swap.
    const bool allTaken = freeTeam(m_seats, m_known).isEmpty();
    QList<TeamOffer> offers;
    for (const table::Team& team : m_known) {
        const auto holder = std::ranges::find(m_seats, team.id, &SeatChoice::team);
        const int held = holder == m_seats.end() ? -1 : static_cast<int>(holder - m_seats.begin());
        if (held < 0 || held == seat)
            offers.append({team, {}});
        else if (allTaken)
            offers.append({team, nameOf(held)});
    }
    return offers;
}

void SeatList::refresh()
{
    const int count = static_cast<int>(m_seats.size());
    while (m_rows.size() > count)
        delete m_rows.takeLast();
    while (m_rows.size() < count) {
        QWidget* before = m_rows.isEmpty() ? static_cast<QWidget*>(m_remove) : m_rows.last()->team();
        SeatRow* row = makeRow(static_cast<int>(m_rows.size()));
        m_rows.append(row);
        m_column->addWidget(row);
        row->show();
        setTabOrder(before, row->name());
        setTabOrder(row->name(), row->team());
    }
    for (int seat = 0; seat < count; ++seat) {
        m_rows[seat]->setSeat(m_seats[seat], offersFor(seat));
        m_rows[seat]->setCurrent(seat == m_current);
    }
    m_add->setEnabled(count < mostSeats);
    m_up->setEnabled(m_current > 0);
    m_down->setEnabled(m_current + 1 < count);
    m_remove->setEnabled(count > fewestSeats);
    m_add->setIcon(icon(QStringLiteral("plus"), palette()));
    m_up->setIcon(icon(QStringLiteral("up"), palette()));
    m_down->setIcon(icon(QStringLiteral("down"), palette()));
    m_remove->setIcon(icon(QStringLiteral("close"), palette()));
}

void SeatList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_add)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace roadmarshal::views

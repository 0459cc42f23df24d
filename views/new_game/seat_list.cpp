#include "seat_list.h"

#include "seat_row.h"
#include "style/icons.h"
#include "style/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace roadmarshal::views {

namespace {

template <class Kind>
const table::SetupField* firstOf(const table::SetupFields& fields)
{
    const auto found = std::ranges::find_if(
        fields, [](const table::SetupField& field) { return std::holds_alternative<Kind>(field.kind); });
    return found == fields.end() ? nullptr : &*found;
}

// What was picked of one team is nothing to another.
void dropPicks(QJsonObject& seat, const table::SetupFields& fields)
{
    for (const table::SetupField& field : fields) {
        if (std::holds_alternative<table::PickSeveral>(field.kind))
            seat.remove(field.key);
    }
}

} // namespace

SeatList::SeatList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout)
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
        if (const table::SetupField* field = nameField(seat)) {
            m_seats[seat][field->key] = name;
            emit nameEdited(seat, field->key, name);
        }
    });
    connect(row, &SeatRow::teamPicked, this, [this, seat](const QString& word) { pick(seat, word); });
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

const table::SetupField* SeatList::nameField(int seat) const
{
    return seat < m_form.seats.size() ? firstOf<table::WriteText>(m_form.seats[seat]) : nullptr;
}

const table::SetupField* SeatList::pickField(int seat) const
{
    return seat < m_form.seats.size() ? firstOf<table::PickOne>(m_form.seats[seat]) : nullptr;
}

void SeatList::setSeats(const table::Game& game, const table::SetupForm& form,
                        const QList<QJsonObject>& seats)
{
    m_game = &game;
    m_form = form;
    m_seats = seats;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(seats.size()) - 1));
    refresh();
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
    if (m_seats.size() >= m_form.mostSeats)
        return;
    m_seats.append(QJsonObject());
    m_current = static_cast<int>(m_seats.size()) - 1;
    emit changed();
    if (!m_rows.isEmpty())
        m_rows.last()->name()->setFocus(Qt::TabFocusReason);
}

void SeatList::remove(int seat)
{
    if (m_seats.size() <= m_form.fewestSeats || seat < 0 || seat >= m_seats.size())
        return;
    m_seats.removeAt(seat);
    m_current = std::min(m_current, static_cast<int>(m_seats.size()) - 1);
    emit changed();
}

void SeatList::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= m_seats.size() || to >= m_seats.size() || from == to)
        return;
    m_seats.move(from, to);
    m_current = to;
    emit changed();
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

void SeatList::pick(int seat, const QString& word)
{
    const table::SetupField* field = pickField(seat);
    if (!field || std::as_const(m_seats)[seat][field->key].toString() == word)
        return;
    if (std::get<table::PickOne>(field->kind).unique) {
        for (int other = 0; other < m_seats.size(); ++other) {
            if (other != seat && std::as_const(m_seats)[other][field->key].toString() == word) {
                m_seats[other][field->key] = m_seats[seat].value(field->key);
                dropPicks(m_seats[other], m_form.seats[other]);
            }
        }
    }
    m_seats[seat][field->key] = word;
    dropPicks(m_seats[seat], m_form.seats[seat]);
    emit changed();
}

QString SeatList::nameOf(int seat) const
{
    const table::SetupField* field = nameField(seat);
    const QString name = field ? m_seats[seat][field->key].toString() : QString();
    return name.isEmpty() ? m_rows[seat]->name()->placeholderText() : name;
}

QList<SeatOffer> SeatList::offersFor(int seat) const
{
    const table::SetupField* field = pickField(seat);
    if (!field)
        return {};
    const auto& pick = std::get<table::PickOne>(field->kind);
    const auto holderOf = [&](const QString& word) {
        const auto holder = std::ranges::find_if(
            m_seats, [&](const QJsonObject& each) { return each[field->key].toString() == word; });
        return holder == m_seats.end() ? -1 : static_cast<int>(holder - m_seats.begin());
    };
    // Once everything is taken, the only way to another one is to swap.
    const bool allTaken = std::ranges::all_of(pick.options, [&](const table::SetupOption& option) {
        return option.whyNot || holderOf(option.word) >= 0;
    });
    QList<SeatOffer> offers;
    for (const table::SetupOption& option : pick.options) {
        const int held = pick.unique ? holderOf(option.word) : -1;
        SeatOffer offer{option.word, m_game->say(option.text), option.livery, {}};
        if (option.whyNot && held != seat)
            offer.whyNot = m_game->say(*option.whyNot);
        if (held >= 0 && held != seat && !allTaken)
            continue;
        if (held >= 0 && held != seat)
            offer.holder = nameOf(held);
        offers.append(offer);
    }
    return offers;
}

SeatShow SeatList::showOf(int seat) const
{
    SeatShow show;
    if (const table::SetupField* name = nameField(seat)) {
        show.player = m_seats[seat][name->key].toString();
        show.longestName = std::get<table::WriteText>(name->kind).longest;
    }
    if (const table::SetupField* pick = pickField(seat)) {
        show.picked = m_seats[seat][pick->key].toString();
        show.pickLabel = m_game->say(pick->label);
        show.offers = offersFor(seat);
    }
    return show;
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
        m_rows[seat]->setSeat(showOf(seat));
        m_rows[seat]->setCurrent(seat == m_current);
    }
    m_add->setEnabled(count < m_form.mostSeats);
    m_up->setEnabled(m_current > 0);
    m_down->setEnabled(m_current + 1 < count);
    m_remove->setEnabled(count > m_form.fewestSeats);
    m_add->setIcon(icon(QStringLiteral("plus"), palette()));
    m_up->setIcon(icon(QStringLiteral("up"), palette()));
    m_down->setIcon(icon(QStringLiteral("down"), palette()));
    m_remove->setIcon(icon(QStringLiteral("close"), palette()));
}

void SeatList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_game)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace roadmarshal::views

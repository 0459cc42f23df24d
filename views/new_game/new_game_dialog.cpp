#include "new_game_dialog.h"

#include "car_picker.h"
#include "car_toggle.h"
#include "last_time_strip.h"
#include "seat_list.h"
#include "seat_row.h"
#include "settings/settings.h"
#include "start_button.h"
#include "style/theme.h"
#include "table_options.h"
#include "track_picker.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int columnGap = 3 * gap;

QVBoxLayout* addColumn(QHBoxLayout* columns, const QString& heading, int stretch, QWidget* parent)
{
    if (columns->count() > 0) {
        auto* line = new QFrame(parent);
        line->setFrameShape(QFrame::VLine);
        line->setForegroundRole(QPalette::Mid);
        line->setFrameShadow(QFrame::Plain);
        columns->addWidget(line);
    }
    auto* label = new QLabel(heading, parent);
    label->setFont(boldFont());
    auto* column = new QVBoxLayout;
    column->setSpacing(gap);
    column->addWidget(label);
    columns->addLayout(column, stretch);
    return column;
}

} // namespace

NewGameDialog::NewGameDialog(const table::Game& game, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_house(ledger::House::load().value_or(ledger::House())),
      m_last(readChoices(lastTable(game.id()), game)),
      m_lastTime(new LastTimeStrip(this)),
      m_seats(new SeatList(game.knownTeams(), this)),
      m_cars(new CarPicker(this)),
      m_track(new TrackPicker(this)),
      m_options(new TableOptions(game, this)),
      m_state(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      m_start(new StartButton(tr("&Start"), this))
{
    setWindowTitle(tr("New game of %1").arg(game.name()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    layout->setSpacing(2 * gap);
    layout->addWidget(m_lastTime);
    layout->addWidget(makeBody(), 1);
    layout->addLayout(makeFoot());
    connectParts();
    if (m_last)
        addHouseRulings(*m_last, m_house.turned(game.id()), game);
    setChoices(m_last.value_or(usual()));
    // The cars came last, but lie between the seats and the track.
    QWidget* before = m_seats->rows().last()->team();
    for (CarToggle* car : m_cars->toggles()) {
        setTabOrder(before, car);
        before = car;
    }
    // Made for text of 10 points on a small laptop; larger text gets as much more as there is.
    const double larger = std::max(1.0, QFontInfo(font()).pointSizeF() / 10);
    resize((QSize(1180, 720) * larger).boundedTo(screen()->availableSize() * 0.98));
}

QWidget* NewGameDialog::makeBody()
{
    auto* body = new QWidget(this);
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(0, 0, smallGap, 0);
    columns->setSpacing(columnGap / 2);
    QVBoxLayout* seats = addColumn(columns, tr("Players, clockwise"), 10, body);
    seats->addWidget(m_seats);
    seats->addStretch();
    QVBoxLayout* cars = addColumn(columns, tr("Cars that start"), 10, body);
    cars->addWidget(m_cars);
    cars->addStretch();
    QVBoxLayout* table = addColumn(columns, tr("Track and table"), 11, body);
    table->addWidget(m_track, 1);
    table->addWidget(m_options);
    // If the screen is small, this scrolls; the buttons stay.
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QLayout* NewGameDialog::makeFoot()
{
    m_buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    m_buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    m_start->setDefault(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(2 * gap);
    foot->addWidget(m_state, 1);
    if (m_options->rulings())
        foot->addWidget(m_options->rulings());
    foot->addWidget(m_buttons);
    return foot;
}

void NewGameDialog::connectParts()
{
    connect(m_lastTime->same(), &QPushButton::clicked, this, [this] {
        setChoices(*m_last);
        m_start->setFocus();
    });
    connect(m_lastTime->reset(), &QPushButton::clicked, this, [this] { setChoices(usual()); });
    connect(m_seats, &SeatList::changed, this, [this] {
        check();
        fitCars();
    });
    connect(m_seats, &SeatList::currentChanged, this, &NewGameDialog::showCars);
    connect(m_seats, &SeatList::finished, this, [this] { m_start->setFocus(Qt::TabFocusReason); });
    connect(m_cars, &CarPicker::picked, this, &NewGameDialog::pickCars);
    connect(m_track, &TrackPicker::picked, this, &NewGameDialog::check);
    connect(m_options, &TableOptions::picked, this, &NewGameDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewGameDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_start->setFocus(); // a group that changes nothing presses Enter
}

Choices NewGameDialog::usual() const
{
    Choices choices = usualChoices(m_game);
    addHouseRulings(choices, m_house.turned(m_game.id()), m_game);
    return choices;
}

Choices NewGameDialog::choices() const
{
    Choices choices;
    choices.seats = m_seats->seats();
    for (SeatChoice& seat : choices.seats)
        seat.player = seat.player.simplified();
    choices.track = m_track->current();
    m_options->fill(choices);
    return choices;
}

void NewGameDialog::setChoices(const Choices& choices)
{
    m_seats->setSeats(choices.seats);
    m_track->setCurrent(choices.track);
    m_options->setChoices(choices);
    check();
}

void NewGameDialog::pickCars(const QStringList& cars)
{
    const int seat = m_seats->current();
    const bool usual = cars == m_facts.teams.value(seat).starters;
    m_seats->setStarters(seat, usual ? std::nullopt : std::optional(cars));
    check();
}

void NewGameDialog::fitCars()
{
    bool fitted = false;
    for (int seat = 0; seat < m_facts.teams.size() && seat < m_seats->seats().size(); ++seat) {
        const auto& picked = m_seats->seats()[seat].starters;
        const TeamFacts& team = m_facts.teams[seat];
        if (!picked || picked->size() == team.starters.size())
            continue;
        const QStringList cars = fitStarters(*picked, team);
        m_seats->setStarters(seat, cars == team.starters ? std::nullopt : std::optional(cars));
        fitted = true;
    }
    if (fitted)
        check();
}

QString NewGameDialog::wrongCars() const
{
    for (qsizetype seat = 0; seat < m_facts.teams.size() && seat < m_seats->seats().size(); ++seat) {
        const TeamFacts& team = m_facts.teams[seat];
        const auto& picked = m_seats->seats()[seat].starters;
        const QString wrong =
            picked ? CarPicker::wrongNumber(picked->size(), team.starters.size()) : QString();
        if (!wrong.isEmpty())
            return tr("%1 start with %2 cars, %3 are picked: %4.")
                .arg(team.team.name)
                .arg(team.starters.size())
                .arg(picked->size())
                .arg(wrong);
    }
    return {};
}

void NewGameDialog::check()
{
    const Choices chosen = choices();
    Choices unpicked = chosen;
    for (SeatChoice& seat : unpicked.seats)
        seat.starters.reset();
    auto facts = lookUp(m_game, unpicked);
    if (!facts)
        return showState(facts.error().toLine());
    m_facts = *std::move(facts);
    m_track->showTrack(m_facts.track);
    showCars();
    if (const QString wrong = wrongCars(); !wrong.isEmpty())
        return showState(wrong);
    QJsonObject wanted = toSetup(chosen);
    // The ledger of the house comes along, so that the file is complete on its own.
    if (const ledger::Rulings rulings = m_house.rulingsFor(m_game.id()); !rulings.isEmpty())
        wanted[ledger::houseKey] = ledger::store(rulings);
    const auto complete = m_game.completeSetup(wanted, {});
    if (complete)
        m_setup = *complete;
    showState(complete ? QString() : complete.error().toLine());
}

void NewGameDialog::showCars()
{
    const int seat = m_seats->current();
    if (seat >= m_facts.teams.size() || seat >= m_seats->seats().size())
        return;
    const TeamFacts& team = m_facts.teams[seat];
    m_cars->setTeam(team, m_seats->seats()[seat].starters.value_or(team.starters));
}

void NewGameDialog::showState(const QString& problem)
{
    const Choices chosen = choices();
    m_hasProblem = !problem.isEmpty();
    m_start->setEnabled(!m_hasProblem);
    m_state->setText(m_hasProblem ? problem : summaryOf(chosen));
    m_state->setFont(m_hasProblem ? boldFont() : font());
    QPalette colours = palette();
    if (m_hasProblem)
        colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
    m_state->setPalette(colours);
    using enum LastTimeStrip::State;
    m_lastTime->setState(!m_last             ? FirstGame
                         : chosen == *m_last ? Same
                                             : Changed,
                         m_last ? summaryOf(*m_last) : QString());
}

QString NewGameDialog::problem() const
{
    return m_hasProblem ? m_state->text() : QString();
}

QString NewGameDialog::summaryOf(const Choices& choices) const
{
    QStringList players;
    for (const SeatChoice& seat : choices.seats) {
        if (!seat.player.isEmpty())
            players.append(seat.player);
    }
    const qsizetype unnamed = choices.seats.size() - players.size();
    if (players.isEmpty())
        players.append(tr("%n players", nullptr, static_cast<int>(unnamed)));
    else if (unnamed > 0)
        players.append(tr("%n more", "players without a name", static_cast<int>(unnamed)));
    //: Players, then a track
    return tr("%1 on %2").arg(QLocale().createSeparatedList(players), m_track->nameOf(choices.track));
}

void NewGameDialog::accept()
{
    check();
    if (m_hasProblem)
        return;
    saveLastTable(m_game.id(), storeChoices(choices()));
    QDialog::accept();
}

} // namespace roadmarshal::views

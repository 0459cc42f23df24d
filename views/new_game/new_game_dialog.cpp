#include "new_game_dialog.h"

#include "board_picker.h"
#include "form_column.h"
#include "last_choices.h"
#include "last_time_strip.h"
#include "option_bar.h"
#include "piece_picker.h"
#include "rulings_button.h"
#include "seat_list.h"
#include "seat_row.h"
#include "settings/settings.h"
#include "start_button.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "style/wrap_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace roadmarshal::views {

namespace {

constexpr int columnGap = 3 * gap;

struct Column
{
    QWidget* part;
    QLabel* title;
    QVBoxLayout* rows;
};

Column addColumn(QHBoxLayout* columns, int stretch, QWidget* parent)
{
    Column column{new QWidget(parent), nullptr, nullptr};
    auto* side = new QHBoxLayout(column.part);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(columnGap / 2);
    if (columns->count() > 0) {
        auto* line = new QFrame(column.part);
        line->setFrameShape(QFrame::VLine);
        line->setForegroundRole(QPalette::Mid);
        line->setFrameShadow(QFrame::Plain);
        side->addWidget(line);
    }
    column.title = new QLabel(column.part);
    column.title->setFont(boldFont());
    column.rows = new QVBoxLayout;
    column.rows->setSpacing(gap);
    column.rows->addWidget(column.title);
    side->addLayout(column.rows, 1);
    columns->addWidget(column.part, stretch);
    return column;
}

// Names and teams stand in the seat's row; the rest of what a seat chooses beside it.
table::SetupFields detailsOf(const table::SetupFields& seat)
{
    table::SetupFields details;
    bool hasName = false;
    bool hasPick = false;
    for (const table::SetupField& field : seat) {
        const bool isName = std::holds_alternative<table::WriteText>(field.kind);
        const bool isPick = std::holds_alternative<table::PickOne>(field.kind);
        const bool inRow = (isName && !std::exchange(hasName, hasName || isName)) ||
                           (isPick && !std::exchange(hasPick, hasPick || isPick));
        if (!inRow)
            details.append(field);
    }
    return details;
}

QString textOf(const table::SetupField& field, const QString& word, const table::Game& game)
{
    if (const auto* pick = std::get_if<table::PickOne>(&field.kind)) {
        for (const table::SetupOption& option : pick->options) {
            if (option.word == word)
                return game.say(option.text);
        }
    }
    return {};
}

} // namespace

NewGameDialog::NewGameDialog(const table::Game& game, QWidget* parent)
    : NewGameDialog(std::array<const table::Game*, 1>{&game}, parent)
{
}

NewGameDialog::NewGameDialog(std::span<const table::Game* const> games, QWidget* parent)
    : QDialog(parent),
      m_house(ledger::House::load().value_or(ledger::House())),
      m_lastTime(new LastTimeStrip(this)),
      m_seats(new SeatList(this)),
      m_details(new FormColumn(this)),
      m_options(new FormColumn(this)),
      m_rulings(new RulingsButton(this)),
      m_state(new QLabel(this)),
      m_standing(new QCheckBox(tr("The table &already stands"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      m_start(new StartButton(tr("&Start"), this))
{
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    layout->setSpacing(2 * gap);
    if (games.size() > 1) {
        makeGameBar(games);
        layout->addWidget(m_gameBar);
    }
    layout->addWidget(m_lastTime);
    layout->addWidget(makeBody(), 1);
    putBelow(this, makeFoot());
    connectParts();
    const auto last = std::ranges::find(games, lastGame(), &table::Game::id);
    setGame(last == games.end() ? *games.front() : **last);
    // Made for text of 10 points on a small laptop; larger text gets as much more as there is.
    const double larger = std::max(1.0, QFontInfo(font()).pointSizeF() / 10);
    resize((QSize(1180, 720) * larger).boundedTo(screen()->availableSize() * 0.98));
}

void NewGameDialog::makeGameBar(std::span<const table::Game* const> games)
{
    QList<OptionBar::Option> options;
    for (const table::Game* game : games)
        options.append({game->id(), game->name(), {}});
    m_gameBar = new OptionBar(tr("Game"), options, this);
    connect(m_gameBar, &OptionBar::picked, this,
            [this, games](const QString& id) { setGame(**std::ranges::find(games, id, &table::Game::id)); });
}

void NewGameDialog::setGame(const table::Game& game)
{
    m_game = &game;
    m_details->clear();
    m_options->clear();
    m_rulings->clear();
    m_boardShown.clear();
    if (m_gameBar)
        m_gameBar->setCurrent(game.id());
    setWindowTitle(tr("New game of %1").arg(game.name()));
    m_last = readChoices(lastTable(game.id()), game);
    if (m_last) {
        table::addRulings(*m_last, m_house.turned(game.id()), table::formFor(game, *m_last));
        m_last = table::settled(game, *m_last);
    }
    setChoices(m_last.value_or(usual()));
}

QWidget* NewGameDialog::makeBody()
{
    auto* body = new QWidget(this);
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(0, 0, smallGap, 0);
    columns->setSpacing(columnGap / 2);
    const Column seats = addColumn(columns, 10, body);
    m_seatsTitle = seats.title;
    seats.rows->addWidget(m_seats);
    seats.rows->addStretch();
    const Column details = addColumn(columns, 10, body);
    m_detailPart = details.part;
    m_detailTitle = details.title;
    details.rows->addWidget(m_details);
    details.rows->addStretch();
    const Column options = addColumn(columns, 11, body);
    m_optionsTitle = options.title;
    options.rows->addWidget(m_options, 1);
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
    m_standing->setToolTip(tr("Choose board and teams, then read in how the pieces lie"));
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* foot = new WrapRow;
    foot->setSpacing(2 * gap);
    foot->addWidget(m_state);
    foot->addWidget(m_rulings);
    foot->addWidget(m_standing);
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
    connect(m_seats, &SeatList::changed, this, [this] { setChoices({m_choices.forAll, m_seats->seats()}); });
    connect(m_seats, &SeatList::nameEdited, this, [this](int seat, const QString& key, const QString& name) {
        m_choices.seats[seat][key] = name.simplified();
        showState(problem());
    });
    connect(m_seats, &SeatList::currentChanged, this, &NewGameDialog::showDetails);
    connect(m_seats, &SeatList::finished, this, [this] { m_start->setFocus(Qt::TabFocusReason); });
    connect(m_details, &FormColumn::picked, this, &NewGameDialog::pickForSeat);
    connect(m_options, &FormColumn::picked, this, &NewGameDialog::pick);
    connect(m_rulings, &RulingsButton::picked, this, &NewGameDialog::pick);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewGameDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_start->setFocus(); // a group that changes nothing presses Enter
}

table::SetupChoices NewGameDialog::usual() const
{
    table::SetupChoices choices = table::usualChoices(*m_game);
    table::addRulings(choices, m_house.turned(m_game->id()), table::formFor(*m_game, choices));
    return table::settled(*m_game, choices);
}

void NewGameDialog::setChoices(const table::SetupChoices& choices, table::Counts counts)
{
    m_choices = table::settled(*m_game, choices, counts);
    m_form = table::formFor(*m_game, m_choices);
    showForm();
    check();
}

void NewGameDialog::pick(const QString& key, const QJsonValue& value)
{
    table::SetupChoices choices = m_choices;
    choices.forAll[key] = value;
    setChoices(choices, table::Counts::Keep);
}

bool NewGameDialog::pickBoard(const QString& word)
{
    for (const table::SetupField& field : m_form.forAll) {
        const auto* boards = std::get_if<table::PickOne>(&field.kind);
        if (!boards || !boards->isBoard ||
            !std::ranges::contains(boards->options, word, &table::SetupOption::word))
            continue;
        pick(QString(field.key), word);
        return true;
    }
    return false;
}

void NewGameDialog::pickForSeat(const QString& key, const QJsonValue& value)
{
    table::SetupChoices choices = m_choices;
    choices.seats[m_seats->current()][key] = value;
    setChoices(choices, table::Counts::Keep);
}

void NewGameDialog::showForm()
{
    m_seatsTitle->setText(m_game->say(m_form.seatsTitle));
    m_detailTitle->setText(m_game->say(m_form.detailTitle));
    m_optionsTitle->setText(m_game->say(m_form.restTitle));
    m_seats->setSeats(*m_game, m_form, m_choices.seats);
    showDetails();
    m_options->setFields(*m_game, m_form.forAll, m_choices.forAll);
    m_rulings->setFields(*m_game, m_form.rulings, m_choices.forAll);
    showBoard();
    orderTabs();
}

void NewGameDialog::showDetails()
{
    const int seat = m_seats->current();
    if (seat >= m_form.seats.size())
        return m_detailPart->hide();
    const table::SetupFields fields = detailsOf(m_form.seats[seat]);
    m_detailPart->setVisible(!fields.isEmpty());
    m_details->setFields(*m_game, fields, m_choices.seats[seat]);
    QString title;
    for (const table::SetupField& field : m_form.seats[seat]) {
        if (title.isEmpty())
            title = textOf(field, m_choices.seats[seat][field.key].toString(), *m_game);
    }
    for (PiecePicker* picker : m_details->editors<PiecePicker>())
        picker->setTitle(title);
}

// The table as it would begin, with picks that are still to be made left as usual.
void NewGameDialog::showBoard()
{
    for (BoardPicker* picker : m_options->editors<BoardPicker>()) {
        if (picker->current() == m_boardShown)
            continue;
        const table::SetupChoices fitting = table::settled(*m_game, m_choices);
        const auto state =
            m_game->completeSetup(table::toSetup(table::formFor(*m_game, fitting), fitting), {})
                .and_then([this](const QJsonObject& setup) { return m_game->begin(setup); });
        if (!state)
            continue;
        m_boardShown = picker->current();
        picker->showBoard(m_game->show(*state).board);
    }
}

void NewGameDialog::orderTabs()
{
    QList<QWidget*> stops;
    if (m_gameBar) {
        for (QAbstractButton* button : m_gameBar->findChildren<QAbstractButton*>())
            stops.append(button);
    }
    for (const SeatRow* row : m_seats->rows())
        stops += {row->name(), row->team()};
    stops += m_details->stops() + m_options->stops();
    stops += {m_rulings, m_standing};
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

void NewGameDialog::check()
{
    if (const table::SetupField* wrong = table::firstProblem(m_form))
        return showState(m_game->say(*wrong->problem));
    QJsonObject wanted = table::toSetup(m_form, m_choices);
    // The ledger of the house comes along, so that the file is complete on its own.
    if (const table::Rulings rulings = m_house.rulingsFor(m_game->id()); !rulings.isEmpty())
        wanted[table::houseKey] = table::store(rulings);
    const auto complete = m_game->completeSetup(wanted, {});
    if (complete)
        m_setup = *complete;
    showState(complete ? QString() : complete.error().toLine());
}

void NewGameDialog::showState(const QString& problem)
{
    m_hasProblem = !problem.isEmpty();
    m_start->setEnabled(!m_hasProblem);
    m_state->setText(m_hasProblem ? problem : summaryOf(m_choices));
    m_state->setFont(m_hasProblem ? boldFont() : font());
    QPalette colours = palette();
    if (m_hasProblem)
        colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
    m_state->setPalette(colours);
    using enum LastTimeStrip::State;
    m_lastTime->setState(!m_last                ? FirstGame
                         : m_choices == *m_last ? Same
                                                : Changed,
                         m_last ? summaryOf(*m_last) : QString());
}

QString NewGameDialog::problem() const
{
    return m_hasProblem ? m_state->text() : QString();
}

bool NewGameDialog::isStanding() const
{
    return m_standing->isChecked();
}

QString NewGameDialog::summaryOf(const table::SetupChoices& choices) const
{
    const table::SetupForm form = table::formFor(*m_game, choices);
    QStringList players;
    for (qsizetype i = 0; i < std::min(form.seats.size(), choices.seats.size()); ++i) {
        const auto name = std::ranges::find_if(form.seats[i], [](const table::SetupField& field) {
            return std::holds_alternative<table::WriteText>(field.kind);
        });
        if (name == form.seats[i].end())
            continue;
        if (const QString player = choices.seats[i][name->key].toString().simplified(); !player.isEmpty())
            players.append(player);
    }
    const qsizetype unnamed = choices.seats.size() - players.size();
    if (players.isEmpty())
        players.append(unnamed == 1 ? tr("1 player") : tr("%n players", nullptr, static_cast<int>(unnamed)));
    else if (unnamed > 0)
        players.append(tr("%n more", "players without a name", static_cast<int>(unnamed)));
    table::Message summary = form.summary;
    summary.args[QStringLiteral("players")] = QLocale().createSeparatedList(players);
    return m_game->say(summary);
}

void NewGameDialog::accept()
{
    check();
    if (m_hasProblem)
        return;
    saveLastTable(m_game->id(), storeChoices(m_choices, *m_game));
    saveLastGame(m_game->id());
    QDialog::accept();
}

} // namespace roadmarshal::views

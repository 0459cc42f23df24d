#include "new_game_dialog.h"

#include "style/livery.h"
#include "style/theme.h"
#include "track/library.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

namespace roadmarshal::views {

namespace {

constexpr int mostSeats = 10;
enum Column { PlayerColumn, TeamColumn };

QIcon swatch(int number)
{
    QPixmap pixmap(32, 20);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintLivery(painter, QRectF(1, 1, 30, 18), livery(number), 4);
    return QIcon(pixmap);
}

} // namespace

NewGameDialog::NewGameDialog(const table::Game& game, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_track(new QComboBox(this)),
      m_seats(new QSpinBox(this)),
      m_table(new QTableWidget(0, 2, this)),
      m_length(new QComboBox(this)),
      m_grid(new QComboBox(this)),
      m_problem(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("New game of %1").arg(game.name()));
    fillTracks();
    m_seats->setRange(2, mostSeats);
    m_length->addItem(tr("Short, 12 points"), QStringLiteral("short"));
    m_length->addItem(tr("Long, 15 points"), QStringLiteral("long"));
    m_grid->addItem(tr("The app draws the grid"), QStringLiteral("app"));
    m_grid->addItem(tr("We draw from the bag"), QStringLiteral("table"));
    m_table->setHorizontalHeaderLabels({tr("Player, clockwise"), tr("Team")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(34);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));

    auto* form = new QFormLayout(this);
    form->addRow(tr("Track"), m_track);
    form->addRow(tr("Players"), m_seats);
    form->addRow(m_table);
    form->addRow(tr("Length"), m_length);
    form->addRow(tr("Grid"), m_grid);
    form->addRow(m_problem);
    form->addRow(m_buttons);
    resize(460, 560);

    connect(m_seats, &QSpinBox::valueChanged, this, &NewGameDialog::setSeats);
    connect(m_track, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
    connect(m_length, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_seats->setValue(4);
}

void NewGameDialog::fillTracks()
{
    for (const track::Entry& entry : track::Library::standard().list().tracks)
        m_track->addItem(entry.name, entry.id);
    m_track->setCurrentIndex(
        std::max(0, m_track->findData(m_game.demoSetup()[QStringLiteral("track")].toString())));
}

void NewGameDialog::setSeats(int seats)
{
    const int before = m_table->rowCount();
    m_table->setRowCount(seats);
    for (int seat = before; seat < seats; ++seat) {
        m_table->setItem(seat, PlayerColumn, new QTableWidgetItem(tr("Player %1").arg(seat + 1)));
        auto* teams = new QComboBox(m_table);
        const QList<table::Team> known = m_game.knownTeams();
        for (const table::Team& team : known)
            teams->addItem(swatch(team.livery), team.name, team.id);
        teams->setCurrentIndex(seat % static_cast<int>(known.size()));
        connect(teams, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
        m_table->setCellWidget(seat, TeamColumn, teams);
    }
    check();
}

QJsonObject NewGameDialog::chosen() const
{
    QJsonArray teams;
    for (int seat = 0; seat < m_table->rowCount(); ++seat) {
        const auto* team = qobject_cast<QComboBox*>(m_table->cellWidget(seat, TeamColumn));
        teams.append(
            QJsonObject{{QStringLiteral("id"), team->currentData().toString()},
                        {QStringLiteral("player"), m_table->item(seat, PlayerColumn)->text().trimmed()}});
    }
    return {{QStringLiteral("track"), m_track->currentData().toString()},
            {QStringLiteral("length"), m_length->currentData().toString()},
            {QStringLiteral("grid"), m_grid->currentData().toString()},
            {QStringLiteral("teams"), teams}};
}

void NewGameDialog::accept()
{
    check(); // names are typed without a word from the table
    if (m_problem->text().isEmpty())
        QDialog::accept();
}

void NewGameDialog::check()
{
    const auto complete = m_game.completeSetup(chosen(), {});
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(complete.has_value());
    m_problem->setText(complete ? QString() : complete.error().toLine());
    if (complete)
        m_setup = *complete;
}

} // namespace roadmarshal::views

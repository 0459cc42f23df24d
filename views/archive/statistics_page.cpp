#include "statistics_page.h"

#include "archive/words.h"
#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "statistic_card.h"
#include "style/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace roadmarshal::views {

using namespace archive;

namespace {

constexpr qsizetype mostBars = 10;

QString decimal(double number)
{
    return QLocale().toString(number, 'f', 1);
}

QString whole(int number)
{
    return QLocale().toString(number);
}

QString carName(const CarRecord& car)
{
    return QStringLiteral("%1 %2").arg(car.teamName, car.car);
}

// Keeps what is chosen if it is still there.
void fill(QComboBox& box, const QString& all, const QList<std::pair<QString, QString>>& items)
{
    const QSignalBlocker quiet(&box);
    const QVariant chosen = box.currentData();
    box.clear();
    box.addItem(all, QString());
    for (const auto& [id, name] : items)
        box.addItem(name, id);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

} // namespace

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent),
      m_game(new QComboBox(this)),
      m_track(new QComboBox(this)),
      m_player(new QComboBox(this)),
      m_period(new QComboBox(this)),
      m_overview(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_body(new QWidget(this)),
      m_turns(new LineChart(this))
{
    m_overview->setWordWrap(true);
    m_overview->setTextFormat(Qt::PlainText);
    makeCards();
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->verticalScrollBar()->setSingleStep(40);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(makeChoices());
    layout->addWidget(m_overview);
    layout->addWidget(m_scroll, 1);
}

QLayout* StatisticsPage::makeChoices()
{
    const std::pair<QComboBox*, QString> boxes[] = {
        {m_game, tr("Game")}, {m_track, tr("Track")}, {m_player, tr("Player")}, {m_period, tr("Period")}};
    auto* above = new QHBoxLayout;
    for (const auto& [box, name] : boxes) {
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(260);
        above->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsPage::refresh);
    }
    auto* save = new QPushButton(tr("&Export as CSV…"), this);
    connect(save, &QPushButton::clicked, this, &StatisticsPage::exportWanted);
    above->addStretch(1);
    above->addWidget(save);
    return above;
}

void StatisticsPage::makeCards()
{
    auto* cards = new QVBoxLayout(m_body);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(gap);
    const QString ofWon = tr("Filled: won. Outlined: games with a winner that they sat in.");
    m_teams = addBars(tr("Wins by team"), ofWon);
    m_players = addBars(tr("Wins by player"), ofWon);
    m_seats = addBars(tr("Wins by seat"), tr("Seats are counted clockwise, as in the set-up."));
    m_tracks = addBars(tr("Wins by track"), tr("The team that won most often on each track."));
    m_deadliest = addBars(tr("Deadliest cars"), tr("Cars of other teams that they destroyed."));
    m_battered = addBars(tr("Most battered cars"), tr("Damage markers that they took."));
    m_turnsCard = new StatisticCard(tr("Damage per turn"),
                                    tr("Markers on all cars in one turn, over the games that came so far."),
                                    m_turns, m_body);
    cards->addWidget(m_turnsCard);
    m_overruled = addBars(tr("Rules that were overruled"),
                          tr("Entries that stand although this rule speaks against them."));
    cards->addStretch(1);
}

StatisticsPage::Bars StatisticsPage::addBars(const QString& title, const QString& explanation)
{
    auto* chart = new BarChart(m_body);
    auto* card = new StatisticCard(title, explanation, chart, m_body);
    m_body->layout()->addWidget(card);
    return {chart, card};
}

void StatisticsPage::setGames(const QList<Summary>& games)
{
    m_games = games;
    m_isStale = true;
    if (isVisible())
        catchUp();
}

const Statistics& StatisticsPage::statistics()
{
    catchUp();
    return m_statistics;
}

void StatisticsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    catchUp();
}

void StatisticsPage::catchUp()
{
    if (!std::exchange(m_isStale, false))
        return;
    fillChoices();
    refresh();
}

void StatisticsPage::fillChoices()
{
    QMap<QString, QString> gameNames;
    QMap<QString, QString> tracks;
    QMap<QString, QString> players;
    QMap<int, QString> years; // the newest first
    for (const Summary& game : std::as_const(m_games)) {
        if (game.depth != Summary::Depth::Full)
            continue;
        gameNames.insert(game.game, game.gameName);
        tracks.insert(game.track, game.trackName);
        const int year = game.created.toLocalTime().date().year();
        years.insert(-year, QString::number(year));
        for (const Seat& seat : game.seats) {
            if (const QString key = playerKey(seat.player); !key.isEmpty())
                players.insert(key, seat.player.simplified());
        }
    }
    const auto items = [](const QMap<QString, QString>& names) {
        QList<std::pair<QString, QString>> list;
        for (const auto& [id, name] : names.asKeyValueRange())
            list.append({id, name});
        return list;
    };
    fill(*m_game, tr("All games"), items(gameNames));
    fill(*m_track, tr("All tracks"), items(tracks));
    fill(*m_player, tr("All players"), items(players));
    QList<std::pair<QString, QString>> periods{{QStringLiteral("month"), tr("Last 30 days")},
                                               {QStringLiteral("twelve"), tr("Last 12 months")}};
    for (const QString& year : std::as_const(years))
        periods.append({year, year});
    fill(*m_period, tr("All time"), periods);
}

Filter StatisticsPage::filter() const
{
    Filter wanted{m_game->currentData().toString(),
                  m_track->currentData().toString(),
                  m_player->currentData().toString(),
                  {},
                  {}};
    const QString period = m_period->currentData().toString();
    const QDate today = QDate::currentDate();
    if (period == QStringLiteral("month")) {
        wanted.from = today.addDays(-30);
    } else if (period == QStringLiteral("twelve")) {
        wanted.from = today.addMonths(-12);
    } else if (!period.isEmpty()) {
        wanted.from = QDate(period.toInt(), 1, 1);
        wanted.to = QDate(period.toInt(), 12, 31);
    }
    return wanted;
}

void StatisticsPage::refresh()
{
    m_statistics = statisticsOf(chosen(m_games, filter()));
    m_overview->setText(overview());
    showRecords(m_teams, m_statistics.teams, tr("Team"));
    showRecords(m_players, m_statistics.players, tr("Player"));
    QList<Record> seats = m_statistics.seats;
    for (Record& seat : seats)
        seat.name = tr("Seat %1").arg(seat.id);
    showRecords(m_seats, seats, tr("Seat"));
    showTracks();
    showCars();
    showTurns();
    showOverruling();
    m_body->setVisible(m_statistics.games > 0);
}

QString StatisticsPage::overview() const
{
    const Statistics& all = m_statistics;
    if (all.games == 0)
        return m_games.isEmpty() ? tr("No games to count yet.")
                                 : tr("None of the games fits, or none has been read yet.");
    const Lengths& lengths = all.lengths;
    // In forms that need no plural.
    QStringList lines{tr("Games: %1, with a winner: %2.").arg(whole(all.games), whole(all.won))};
    if (lengths.games > 0)
        lines.append(tr("On average those took %1 turns, %2 entries and %3 at the table.")
                         .arg(decimal(lengths.average(lengths.turns)),
                              decimal(lengths.average(lengths.entries)),
                              durationOf(qRound64(lengths.average(lengths.seconds)))));
    lines.append(tr("Damage markers per turn: %1.").arg(decimal(all.damagePerTurn())));
    lines.append(tr("Rules overruled by the table: %1, games with any: %2, entries: %3 of %4.")
                     .arg(whole(all.overruling.standing + all.overruling.ledger), whole(all.gamesOverruled),
                          whole(all.overruling.standing), whole(all.overruling.actions)));
    return lines.join(u' ');
}

void StatisticsPage::showRecords(const Bars& bars, const QList<Record>& records, const QString& who)
{
    QList<Bar> list;
    StatisticTable table{{who, tr("Games"), tr("Wins"), tr("Percent")}, {}};
    for (const Record& record : records) {
        table.rows.append({record.name, record.games, record.wins, qRound(record.share() * 100)});
        if (list.size() < mostBars)
            list.append({record.name, static_cast<double>(record.wins), static_cast<double>(record.games),
                         tr("%1 of %2").arg(whole(record.wins), whole(record.games))});
    }
    bars.chart->setBars(list);
    bars.card->setTable(table);
    bars.card->setVisible(!records.isEmpty());
}

void StatisticsPage::showTracks()
{
    QList<Bar> list;
    StatisticTable table{{tr("Track and team"), tr("Games"), tr("Wins"), tr("Damage per turn")}, {}};
    for (const TrackRecord& track : std::as_const(m_statistics.tracks)) {
        table.rows.append({track.name, track.games, track.won, track.damagePerTurn()});
        for (const Record& team : track.teams)
            table.rows.append({QStringLiteral("   ") + team.name, team.games, team.wins, QString()});
        if (track.teams.isEmpty() || list.size() == mostBars)
            continue;
        const Record& best = track.teams.first();
        list.append({track.name, static_cast<double>(best.wins), static_cast<double>(track.won),
                     tr("%1: %2 of %3").arg(best.name, whole(best.wins), whole(track.won))});
    }
    m_tracks.chart->setBars(list);
    m_tracks.card->setTable(table);
    m_tracks.card->setVisible(!table.rows.isEmpty());
}

void StatisticsPage::showCars()
{
    const auto show = [](const Bars& bars, const QList<CarRecord>& cars, int CarRecord::* measure) {
        QList<Bar> list;
        StatisticTable table{{tr("Car"), tr("Games"), tr("Kills"), tr("Dealt"), tr("Taken"), tr("Lost")}, {}};
        for (const CarRecord& car : cars) {
            table.rows.append({carName(car), car.games, car.kills, car.dealt, car.taken, car.lost});
            if (list.size() < mostBars && car.*measure > 0)
                list.append({carName(car), static_cast<double>(car.*measure), 0,
                             tr("%1 · games: %2").arg(whole(car.*measure), whole(car.games))});
        }
        bars.chart->setBars(list);
        bars.card->setTable(table);
        bars.card->setVisible(!list.isEmpty());
    };
    show(m_deadliest, m_statistics.cars, &CarRecord::kills);
    show(m_battered, m_statistics.mostBattered(), &CarRecord::taken);
}

void StatisticsPage::showTurns()
{
    QList<LinePoint> points;
    StatisticTable table{{tr("Turn"), tr("Games"), tr("Damage")}, {}};
    for (const TurnRecord& turn : std::as_const(m_statistics.turns)) {
        points.append({turn.turn, turn.average(), decimal(turn.average())});
        table.rows.append({QString::number(turn.turn), turn.games, turn.average()});
    }
    m_turns->setPoints(points, tr("turn"));
    m_turnsCard->setTable(table);
    m_turnsCard->setVisible(!points.isEmpty());
}

void StatisticsPage::showOverruling()
{
    QList<std::pair<QString, int>> rules;
    for (const auto& [rule, count] : m_statistics.overruling.rules.asKeyValueRange())
        rules.append({rule.isEmpty() ? tr("no rule named") : rule, count});
    std::ranges::stable_sort(rules, std::greater(), &std::pair<QString, int>::second);
    QList<Bar> list;
    StatisticTable table{{tr("Rule"), tr("Entries")}, {}};
    for (const auto& [rule, count] : std::as_const(rules)) {
        table.rows.append({rule, count});
        if (list.size() < mostBars)
            list.append({rule, static_cast<double>(count), 0, QLocale().toString(count)});
    }
    m_overruled.chart->setBars(list);
    m_overruled.card->setTable(table);
    m_overruled.card->setVisible(!list.isEmpty());
}

} // namespace roadmarshal::views

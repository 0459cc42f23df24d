#include "statistics_page.h"

#include "archive/words.h"
#include "charts/bar_chart.h"
#include "game_cards.h"
#include "games/games.h"
#include "statistic_card.h"
#include "style/scaled.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "style/wrap_row.h"

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
      m_gameCards(nullptr)
{
    m_overview->setWordWrap(true);
    m_overview->setTextFormat(Qt::PlainText);
    makeCards();
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->verticalScrollBar()->setSingleStep(40);

    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setSpacing(gap);
    layout->addLayout(makeChoices());
    layout->addWidget(m_overview);
    layout->addWidget(m_scroll, 1);
}

QLayout* StatisticsPage::makeChoices()
{
    const std::pair<QComboBox*, QString> boxes[] = {
        {m_game, tr("Game")}, {m_track, tr("Board")}, {m_player, tr("Player")}, {m_period, tr("Period")}};
    auto* above = new WrapRow;
    above->setSpacing(gap);
    for (const auto& [box, name] : boxes) {
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(scaled(260));
        above->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsPage::refresh);
    }
    auto* save = new QPushButton(tr("&Export as CSV…"), this);
    connect(save, &QPushButton::clicked, this, &StatisticsPage::exportWanted);
    above->addWidget(save);
    return above;
}

void StatisticsPage::makeCards()
{
    auto* cards = new QVBoxLayout(m_body);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(gap);
    const QString ofWon = tr("Filled: won. Outlined: games won or lost that they sat in.");
    m_teams = addBars(tr("Wins by team"), ofWon);
    m_players = addBars(tr("Wins by player"), ofWon);
    m_seats = addBars(tr("Wins by seat"), tr("Seats are counted clockwise, as in the set-up."));
    m_tracks = addBars(tr("Wins by board"), tr("The team that won most often on each board."));
    m_gameCards = new GameCards(m_body);
    cards->addWidget(m_gameCards);
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

void StatisticsPage::setGames(const QList<GameRecord>& games)
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
    for (const GameRecord& game : std::as_const(m_games)) {
        if (game.depth != GameRecord::Depth::Full)
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
    fill(*m_track, tr("All boards"), items(tracks));
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
    m_gameCards->setStatistics(m_statistics);
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
    QStringList lines{tr("Games: %1, won: %2.").arg(whole(all.games), whole(all.won))};
    if (lengths.games > 0)
        lines.append(tr("On average those took %1 turns, %2 entries and %3 at the table.")
                         .arg(decimal(lengths.average(lengths.turns)),
                              decimal(lengths.average(lengths.entries)),
                              durationOf(qRound64(lengths.average(lengths.seconds)))));
    for (const InTurn& sum : all.inTurn) {
        const table::Game* game = games::find(sum.game);
        if (game && game->counting().inTurn)
            lines.append(
                tr("%1: %2.", "what a game counts per turn, how much")
                    .arg(titleIn(all, *game, game->counting().inTurn->title), decimal(sum.perTurn())));
    }
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
    StatisticTable table{{tr("Board and team"), tr("Games"), tr("Wins"), tr("Per turn")}, {}};
    for (const TrackRecord& track : std::as_const(m_statistics.tracks)) {
        table.rows.append({track.name, track.games, track.won, track.perTurn()});
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

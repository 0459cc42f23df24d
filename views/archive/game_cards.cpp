#include "game_cards.h"

#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "games/games.h"
#include "statistic_card.h"
#include "style/theme.h"

#include <QLocale>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace archive;

namespace {

constexpr qsizetype mostBars = 10;

QString nameOf(const PieceRecord& piece)
{
    return QStringLiteral("%1 %2").arg(piece.teamName, piece.piece);
}

// The kinds of game of which anything is counted, each once.
QStringList gamesIn(const Statistics& statistics)
{
    QStringList games;
    for (const InTurn& sum : statistics.inTurn)
        games.append(sum.game);
    for (const PieceRecord& piece : statistics.pieces)
        games.append(piece.game);
    games.removeDuplicates();
    return games;
}

QVariantList rowOf(const PieceRecord& piece, const table::Counting& counting)
{
    QVariantList row{nameOf(piece), piece.games};
    for (const table::Count& count : counting.counts)
        row.append(amountOf(piece.counts, count.key));
    return row;
}

} // namespace

GameCards::GameCards(QWidget* parent) : QWidget(parent)
{
    auto* cards = new QVBoxLayout(this);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(gap);
}

void GameCards::setStatistics(const Statistics& statistics)
{
    qDeleteAll(findChildren<StatisticCard*>(Qt::FindDirectChildrenOnly));
    for (const QString& id : gamesIn(statistics)) {
        const table::Game* game = games::find(id);
        if (!game)
            continue;
        addPieces(statistics, *game);
        for (const InTurn& sum : statistics.inTurn) {
            if (sum.game == id)
                addTurns(statistics, sum, *game);
        }
    }
    setHidden(layout()->count() == 0);
}

void GameCards::addPieces(const Statistics& statistics, const table::Game& game)
{
    const table::Counting counting = game.counting();
    QStringList head{game.say(counting.piece), tr("Games")};
    for (const table::Count& count : counting.counts)
        head.append(game.say(count.label));
    for (const table::Count& charted : counting.counts) {
        if (charted.title.code.isEmpty())
            continue;
        QList<Bar> bars;
        StatisticTable table{head, {}};
        for (const PieceRecord& piece : statistics.most(game.id(), charted.key)) {
            table.rows.append(rowOf(piece, counting));
            const int amount = amountOf(piece.counts, charted.key);
            if (bars.size() < mostBars && amount > 0)
                bars.append(
                    {nameOf(piece), static_cast<double>(amount), 0,
                     tr("%1 · games: %2").arg(QLocale().toString(amount), QLocale().toString(piece.games))});
        }
        if (bars.isEmpty())
            continue;
        auto* chart = new BarChart(this);
        auto* card =
            new StatisticCard(titleIn(statistics, game, charted.title), game.say(charted.about), chart, this);
        chart->setBars(bars);
        card->setTable(table);
        layout()->addWidget(card);
    }
}

void GameCards::addTurns(const Statistics& statistics, const InTurn& sum, const table::Game& game)
{
    const auto counted = game.counting().inTurn;
    if (!counted || sum.turns.isEmpty())
        return;
    QList<LinePoint> points;
    StatisticTable table{{tr("Turn"), tr("Games"), game.say(counted->label)}, {}};
    for (const TurnRecord& turn : sum.turns) {
        points.append({turn.turn, turn.average(), QLocale().toString(turn.average(), 'f', 1)});
        table.rows.append({QString::number(turn.turn), turn.games, turn.average()});
    }
    auto* chart = new LineChart(this);
    auto* card =
        new StatisticCard(titleIn(statistics, game, counted->title), game.say(counted->about), chart, this);
    chart->setPoints(points, tr("turn"));
    card->setTable(table);
    layout()->addWidget(card);
}

QString titleIn(const Statistics& statistics, const table::Game& game, const table::Message& title)
{
    return gamesIn(statistics).size() > 1 ? QStringLiteral("%1 · %2").arg(game.name(), game.say(title))
                                          : game.say(title);
}

} // namespace roadmarshal::views

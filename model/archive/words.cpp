#include "words.h"

#include "games/games.h"
#include "log/outcome_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::archive {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

QString nameOf(const Seat& seat)
{
    return seat.player.isEmpty() ? seat.name : QStringLiteral("%1 (%2)").arg(seat.player, seat.name);
}

// Points of all teams, the winners' first; empty where there are no points, or none have been read.
QString scoresOf(const GameRecord& summary)
{
    QList<std::pair<bool, int>> scores;
    for (const Seat& seat : summary.seats) {
        if (const table::Figure* score = scoreOf(seat))
            scores.append({summary.outcome.isWonBy(seat.team), score->value});
    }
    std::ranges::sort(scores, std::greater());
    QStringList numbers;
    for (const auto& [won, score] : std::as_const(scores))
        numbers.append(QString::number(score));
    return numbers.join(QStringLiteral(" : "));
}

QString winnersOf(const GameRecord& summary)
{
    if (summary.outcome.winners.isEmpty())
        return Words::tr("won together");
    QStringList names;
    for (const Seat& seat : summary.winningSeats())
        names.append(nameOf(seat));
    return names.isEmpty() ? summary.outcome.winners.join(QStringLiteral(", "))
                           : names.join(QStringLiteral(", "));
}

// Only the game has words for it.
QString reasonOf(const GameRecord& summary)
{
    const table::Game* game = games::find(summary.game);
    return game ? log::reasonOf(summary.outcome,
                                [game](const table::Message& message) { return game->say(message); })
                : QString();
}

} // namespace

QString playersOf(const GameRecord& summary)
{
    QStringList names;
    for (const Seat& seat : summary.seats)
        names.append(nameOf(seat));
    return names.join(QStringLiteral(", "));
}

QString shortPlayersOf(const GameRecord& summary)
{
    QStringList names;
    for (const Seat& seat : summary.seats)
        names.append(seat.player.isEmpty() ? seat.name : seat.player);
    return names.join(QStringLiteral(", "));
}

QString resultOf(const GameRecord& summary)
{
    if (!summary.isReadable())
        return summary.problem;
    const table::Outcome::How how = summary.outcome.how;
    if (how == table::Outcome::Open)
        return Words::tr("unfinished, turn %1").arg(summary.turns);
    const QString result = how == table::Outcome::Won    ? winnersOf(summary)
                           : how == table::Outcome::Lost ? Words::tr("lost", "by the whole table")
                                                         : Words::tr("over, nobody won");
    QStringList parts{result};
    for (const QString& more : {summary.isWon() ? scoresOf(summary) : QString(), reasonOf(summary)}) {
        if (!more.isEmpty())
            parts.append(more);
    }
    return parts.join(QStringLiteral("  "));
}

QString durationOf(qint64 seconds)
{
    const qint64 minutes = (seconds + 30) / 60;
    return minutes < 60 ? Words::tr("%1 min").arg(minutes)
                        : Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60, 2, 10, QChar(u'0'));
}

} // namespace roadmarshal::archive

#include "words.h"

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

// Points of all teams, the winner's first.
QString scoreOf(const Summary& summary)
{
    QList<int> others;
    for (const Seat& seat : summary.seats) {
        if (seat.team != summary.winner)
            others.append(seat.claimed);
    }
    std::ranges::sort(others, std::greater());
    QStringList numbers{QString::number(summary.winningSeat()->claimed)};
    for (const int claimed : std::as_const(others))
        numbers.append(QString::number(claimed));
    return numbers.join(QStringLiteral(" : "));
}

} // namespace

QString playersOf(const Summary& summary)
{
    QStringList names;
    for (const Seat& seat : summary.seats)
        names.append(nameOf(seat));
    return names.join(QStringLiteral(", "));
}

QString shortPlayersOf(const Summary& summary)
{
    QStringList names;
    for (const Seat& seat : summary.seats)
        names.append(seat.player.isEmpty() ? seat.name : seat.player);
    return names.join(QStringLiteral(", "));
}

QString resultOf(const Summary& summary)
{
    if (!summary.isReadable())
        return summary.problem;
    if (const Seat* winner = summary.winningSeat())
        return summary.depth == Summary::Depth::Full
                   ? QStringLiteral("%1  %2").arg(nameOf(*winner), scoreOf(summary))
                   : nameOf(*winner);
    return summary.over ? Words::tr("over, nobody won") : Words::tr("unfinished, turn %1").arg(summary.turns);
}

QString durationOf(qint64 seconds)
{
    const qint64 minutes = (seconds + 30) / 60;
    return minutes < 60 ? Words::tr("%1 min").arg(minutes)
                        : Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60, 2, 10, QChar(u'0'));
}

} // namespace roadmarshal::archive

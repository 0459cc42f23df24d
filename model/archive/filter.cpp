#include "filter.h"

#include <algorithm>

namespace roadmarshal::archive {

QString playerKey(const QString& name)
{
    return name.simplified().toCaseFolded();
}

bool matches(const Filter& filter, const Summary& summary)
{
    const QDate day = summary.created.toLocalTime().date();
    const QString player = playerKey(filter.player);
    return (filter.game.isEmpty() || summary.game == filter.game) &&
           (filter.track.isEmpty() || summary.track == filter.track) &&
           (!filter.from.isValid() || day >= filter.from) && (!filter.to.isValid() || day <= filter.to) &&
           (player.isEmpty() || std::ranges::any_of(summary.seats, [&](const Seat& seat) {
                return playerKey(seat.player) == player;
            }));
}

QList<Summary> chosen(const QList<Summary>& games, const Filter& filter)
{
    QList<Summary> fitting;
    for (const Summary& summary : games) {
        if (summary.depth == Summary::Depth::Full && matches(filter, summary))
            fitting.append(summary);
    }
    return fitting;
}

} // namespace roadmarshal::archive

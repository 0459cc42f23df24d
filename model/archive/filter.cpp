#include "filter.h"

#include <algorithm>

namespace roadmarshal::archive {

QString playerKey(const QString& name)
{
    return name.simplified().toCaseFolded();
}

bool matches(const Filter& filter, const GameRecord& summary)
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

QList<GameRecord> chosen(const QList<GameRecord>& games, const Filter& filter)
{
    QList<GameRecord> fitting;
    for (const GameRecord& summary : games) {
        if (summary.depth == GameRecord::Depth::Full && matches(filter, summary))
            fitting.append(summary);
    }
    return fitting;
}

} // namespace roadmarshal::archive

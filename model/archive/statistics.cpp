#include "statistics.h"

#include "filter.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace roadmarshal::archive {

namespace {

// Items by a key, in the order in which they came.
template <class Item>
class Register
{
public:
    Item& of(const QString& key, const Item& fresh)
    {
        const auto found = m_index.constFind(key);
        if (found != m_index.cend())
            return m_items[*found];
        m_index.insert(key, m_items.size());
        m_items.append(fresh);
        return m_items.last();
    }
    QList<Item> take() { return std::move(m_items); }

private:
    QHash<QString, qsizetype> m_index;
    QList<Item> m_items;
};

// The more wins the better, then the fewer games they took.
QList<Record> ranked(QList<Record> records)
{
    std::ranges::sort(records, {},
                      [](const Record& r) { return std::tuple(-r.wins, r.games, r.name, r.id); });
    return records;
}

void countSeat(Record& record, bool wins)
{
    ++record.games;
    record.wins += wins;
}

class Counter
{
public:
    void count(const Summary& game)
    {
        ++m_sums.games;
        m_sums.damage += game.damage();
        m_sums.turnsPlayed += game.turns;
        countTrack(game);
        countCars(game);
        countTurns(game);
        countOverruling(game.overruling);
        if (game.isWon())
            countWin(game);
    }

    Statistics take()
    {
        m_sums.teams = ranked(m_teams.take());
        m_sums.players = ranked(m_players.take());
        m_sums.seats = m_seats.take();
        std::ranges::sort(m_sums.seats, {}, [](const Record& seat) { return seat.id.toInt(); });
        for (auto& [track, teams] : m_tracks.take()) {
            track.teams = ranked(teams.take());
            m_sums.tracks.append(track);
        }
        std::ranges::sort(m_sums.tracks, {},
                          [](const TrackRecord& t) { return std::tuple(-t.games, t.name, t.id); });
        m_sums.cars = m_cars.take();
        std::ranges::sort(m_sums.cars, {}, [](const CarRecord& c) {
            return std::tuple(-c.kills, -c.dealt, c.teamName, c.car);
        });
        return std::move(m_sums);
    }

private:
    using TrackWithTeams = std::pair<TrackRecord, Register<Record>>;

    static QString keyOf(const Summary& game, const QString& id) { return game.game + u'/' + id; }

    TrackWithTeams& trackOf(const Summary& game)
    {
        return m_tracks.of(keyOf(game, game.track),
                           {TrackRecord{game.track, game.trackName, 0, 0, 0, 0, {}}, {}});
    }

    void countTrack(const Summary& game)
    {
        TrackRecord& track = trackOf(game).first;
        ++track.games;
        track.won += game.isWon();
        track.turns += game.turns;
        track.damage += game.damage();
    }

    void countCars(const Summary& game)
    {
        for (const CarTally& tally : game.cars) {
            const auto seat = std::ranges::find(game.seats, tally.team, &Seat::team);
            const QString teamName = seat == game.seats.end() ? tally.team : seat->name;
            CarRecord& car = m_cars.of(keyOf(game, tally.team) + u'/' + tally.car,
                                       {tally.car, tally.team, teamName, 0, 0, 0, 0, 0});
            ++car.games;
            car.kills += tally.kills;
            car.dealt += tally.dealt;
            car.taken += tally.taken;
            car.lost += tally.lost;
        }
    }

    void countTurns(const Summary& game)
    {
        for (qsizetype i = 0; i < game.damageByTurn.size(); ++i) {
            if (m_sums.turns.size() == i)
                m_sums.turns.append({static_cast<int>(i) + 1, 0, 0});
            ++m_sums.turns[i].games;
            m_sums.turns[i].damage += game.damageByTurn[i];
        }
    }

    void countOverruling(const Overruling& overruling)
    {
        Overruling& sum = m_sums.overruling;
        sum.actions += overruling.actions;
        sum.insisted += overruling.insisted;
        sum.standing += overruling.standing;
        sum.ledger += overruling.ledger;
        for (const auto& [rule, count] : overruling.rules.asKeyValueRange())
            sum.rules[rule] += count;
        m_sums.gamesOverruled += overruling.standing > 0 || overruling.ledger > 0;
    }

    void countWin(const Summary& game)
    {
        ++m_sums.won;
        ++m_sums.lengths.games;
        m_sums.lengths.turns += game.turns;
        m_sums.lengths.entries += game.entries;
        m_sums.lengths.seconds += game.seconds;
        Register<Record>& onTrack = trackOf(game).second;
        for (qsizetype i = 0; i < game.seats.size(); ++i) {
            const Seat& seat = game.seats[i];
            const bool wins = seat.team == game.winner;
            const QString number = QString::number(i + 1);
            countSeat(m_teams.of(keyOf(game, seat.team), {seat.team, seat.name, 0, 0}), wins);
            countSeat(onTrack.of(seat.team, {seat.team, seat.name, 0, 0}), wins);
            countSeat(m_seats.of(number, {number, number, 0, 0}), wins);
            if (const QString key = playerKey(seat.player); !key.isEmpty())
                countSeat(m_players.of(key, {key, seat.player.simplified(), 0, 0}), wins);
        }
    }

    Statistics m_sums;
    Register<Record> m_teams;
    Register<Record> m_players;
    Register<Record> m_seats;
    Register<TrackWithTeams> m_tracks;
    Register<CarRecord> m_cars;
};

QList<const Summary*> toCount(const QList<Summary>& games)
{
    QList<const Summary*> counted;
    QHash<QString, qsizetype> places;
    for (const Summary& game : games) {
        if (isSample(game))
            continue;
        const auto copy = places.constFind(game.identity);
        if (game.identity.isEmpty() || copy == places.cend()) {
            places.insert(game.identity, counted.size());
            counted.append(&game);
        } else if (game.entries > counted[*copy]->entries) {
            counted[*copy] = &game;
        }
    }
    return counted;
}

} // namespace

QList<CarRecord> Statistics::mostBattered() const
{
    QList<CarRecord> sorted = cars;
    std::ranges::sort(sorted, {},
                      [](const CarRecord& c) { return std::tuple(-c.taken, -c.lost, c.teamName, c.car); });
    return sorted;
}

Statistics statisticsOf(const QList<Summary>& games)
{
    Counter counter;
    for (const Summary* game : toCount(games))
        counter.count(*game);
    return counter.take();
}

} // namespace roadmarshal::archive

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
    void count(const GameRecord& game)
    {
        ++m_sums.games;
        countTrack(game);
        countPieces(game);
        if (!game.inTurnKey.isEmpty())
            countTurns(game);
        countOverruling(game.overruling);
        m_sums.won += game.isWon();
        if (game.isDecided())
            countEnd(game);
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
        m_sums.inTurn = m_inTurn.take();
        m_sums.pieces = m_pieces.take();
        std::ranges::sort(m_sums.pieces, {}, [](const PieceRecord& p) {
            return std::tuple(p.game, -p.counts.value(0).amount, -p.counts.value(1).amount, p.teamName,
                              p.piece);
        });
        return std::move(m_sums);
    }

private:
    using TrackWithTeams = std::pair<TrackRecord, Register<Record>>;

    static QString keyOf(const GameRecord& game, const QString& id) { return game.game + u'/' + id; }

    TrackWithTeams& trackOf(const GameRecord& game)
    {
        return m_tracks.of(
            keyOf(game, game.track),
            {TrackRecord{.id = game.track, .name = game.trackName, .key = game.inTurnKey}, {}});
    }

    void countTrack(const GameRecord& game)
    {
        TrackRecord& track = trackOf(game).first;
        ++track.games;
        track.won += game.isWon();
        track.turns += game.turns;
        track.amount += game.inAllTurns();
    }

    void countPieces(const GameRecord& game)
    {
        for (const PieceTally& tally : game.pieces) {
            const auto seat = std::ranges::find(game.seats, tally.team, &Seat::team);
            const QString teamName = seat == game.seats.end() ? tally.team : seat->name;
            PieceRecord& piece = m_pieces.of(keyOf(game, tally.team) + u'/' + tally.piece,
                                             {game.game, tally.piece, tally.team, teamName, 0, {}});
            ++piece.games;
            for (const Tally& count : tally.counts)
                add(piece.counts, count);
        }
    }

    static void add(Tallies& sums, const Tally& tally)
    {
        const auto known = std::ranges::find(sums, tally.key, &Tally::key);
        if (known == sums.end())
            sums.append(tally);
        else
            known->amount += tally.amount;
    }

    void countTurns(const GameRecord& game)
    {
        InTurn& sum = m_inTurn.of(keyOf(game, game.inTurnKey), {.game = game.game, .key = game.inTurnKey});
        ++sum.games;
        sum.amount += game.inAllTurns();
        sum.turnsPlayed += game.turns;
        for (qsizetype i = 0; i < game.inTurn.size(); ++i) {
            if (sum.turns.size() == i)
                sum.turns.append({static_cast<int>(i) + 1, 0, 0});
            ++sum.turns[i].games;
            sum.turns[i].amount += game.inTurn[i];
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

    void countEnd(const GameRecord& game)
    {
        ++m_sums.lengths.games;
        m_sums.lengths.turns += game.turns;
        m_sums.lengths.entries += game.entries;
        m_sums.lengths.seconds += game.seconds;
        Register<Record>& onTrack = trackOf(game).second;
        for (qsizetype i = 0; i < game.seats.size(); ++i) {
            const Seat& seat = game.seats[i];
            const bool wins = game.outcome.isWonBy(seat.team);
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
    Register<PieceRecord> m_pieces;
    Register<InTurn> m_inTurn;
};

QList<const GameRecord*> toCount(const QList<GameRecord>& games)
{
    QList<const GameRecord*> counted;
    QHash<QString, qsizetype> places;
    for (const GameRecord& game : games) {
        if (isSample(game) || game.isDemo)
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

QList<PieceRecord> Statistics::most(const QString& game, const QString& key) const
{
    QList<PieceRecord> sorted;
    std::ranges::copy_if(pieces, std::back_inserter(sorted),
                         [&](const PieceRecord& piece) { return piece.game == game; });
    std::ranges::stable_sort(sorted, std::greater(),
                             [&](const PieceRecord& piece) { return amountOf(piece.counts, key); });
    return sorted;
}

Statistics statisticsOf(const QList<GameRecord>& games)
{
    Counter counter;
    for (const GameRecord* game : toCount(games))
        counter.count(*game);
    return counter.take();
}

} // namespace roadmarshal::archive

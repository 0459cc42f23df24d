// A folder full of games: some races played at random, each on the shelf many times with other players, on
// other days, some broken off half-way.
#pragma once

#include "support/apocalypse_road/random_race.h"

#include "table/file/game_file.h"

#include <QDir>
#include <QTimeZone>

namespace roadmarshal::test {

// A race as a file holds it.
struct PlayedRace
{
    QJsonObject setup;
    QList<table::Entry> entries;
    QString winner;
    int turns = 0;
};

inline PlayedRace playedRace(unsigned seed)
{
    RandomRace race(seed);
    const RandomRace::Outcome outcome = race.play();
    return {race.setup(), race.entries(), outcome.winner, outcome.turns};
}

// The first `count` races that somebody won, of those with not too many entries.
inline QList<PlayedRace> wonRaces(int count, int mostEntries = 100'000)
{
    QList<PlayedRace> races;
    for (unsigned seed = 1; races.size() < count; ++seed) {
        PlayedRace race = playedRace(seed);
        if (!race.winner.isEmpty() && race.entries.size() <= mostEntries)
            races.append(std::move(race));
    }
    return races;
}

inline QJsonObject withPlayers(QJsonObject setup, const QStringList& players)
{
    QJsonArray teams = setup[QStringLiteral("teams")].toArray();
    for (qsizetype seat = 0; seat < teams.size() && !players.isEmpty(); ++seat) {
        QJsonObject team = teams[seat].toObject();
        team[QStringLiteral("player")] = players[seat % players.size()];
        teams[seat] = team;
    }
    setup[QStringLiteral("teams")] = teams;
    return setup;
}

// Writes the first `entries` of a race, one every half minute from `begun` on.
inline bool shelve(const QString& path, const PlayedRace& race, const QDateTime& begun, qsizetype entries,
                   const QStringList& players = {})
{
    const table::Game& game = *games::find(QStringLiteral("apocalypse-road"));
    QList<table::Entry> kept = race.entries.first(std::min(entries, race.entries.size()));
    constexpr int secondsPerEntry = 30;
    for (table::Entry& entry : kept)
        entry.time = begun.addSecs(static_cast<qint64>(secondsPerEntry) * entry.number);
    const table::Meta meta{
        game.id(), game.rulesVersion(), QStringLiteral("0.1.0"), begun, 7, withPlayers(race.setup, players)};
    return table::GameFile::create(path, meta, kept, table::GameFile::Existing::Replace).has_value();
}

inline QString shelvedName(int number)
{
    return QStringLiteral("game %1.roadmarshal").arg(number, 3, 10, QChar(u'0'));
}

// Every seventh game is broken off half-way, the others have a winner.
inline bool fillShelf(const QString& folder, int games, int races, int mostEntries = 100'000)
{
    const QStringList names{QStringLiteral("Ann"),    QStringLiteral("Ben"),    QStringLiteral("Cleo"),
                            QStringLiteral("Dan"),    QStringLiteral("Émilie"), QStringLiteral("Farid"),
                            QStringLiteral("Gürkan"), QStringLiteral("Hanna"),  QStringLiteral("Ivo"),
                            QStringLiteral("Jun"),    QStringLiteral("Kofi")};
    const QList<PlayedRace> played = wonRaces(races, mostEntries);
    const QDateTime first(QDate(2024, 1, 6), QTime(19, 30), QTimeZone::UTC);
    for (int i = 0; i < games; ++i) {
        const PlayedRace& race = played[i % played.size()];
        QStringList players = names;
        std::ranges::rotate(players, players.begin() + i % names.size());
        const qsizetype entries = i % 7 == 3 ? race.entries.size() / 2 : race.entries.size();
        if (!shelve(QDir(folder).filePath(shelvedName(i + 1)), race, first.addDays(3 * i), entries, players))
            return false;
    }
    return true;
}

} // namespace roadmarshal::test

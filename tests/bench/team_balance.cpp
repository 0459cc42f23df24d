// How often each built-in team of Apocalypse Road wins: races between random players, with changing seats,
// tracks and opponents. Prints a table for the figures.
#include "support/apocalypse_road/random_race.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>
#include <cstdio>
#include <map>

using namespace roadmarshal;

namespace {

// A race of every team has the others in turn for company; who sits where goes round.
QJsonObject setupOf(const QStringList& teams, int seats, unsigned race, std::mt19937& random)
{
    static const QStringList tracks{QStringLiteral("rust-bowl"), QStringLiteral("saltpan-oval"),
                                    QStringLiteral("crows-knot"), QStringLiteral("scrapyard-leap"),
                                    QStringLiteral("cinder-needle")};
    QStringList order = teams;
    std::ranges::shuffle(order, random);
    QJsonArray chosen;
    for (int seat = 0; seat < seats; ++seat)
        chosen.append(order[(seat + static_cast<int>(race)) % order.size()]);
    const QString app = QStringLiteral("app");
    return {{QStringLiteral("track"), tracks[static_cast<qsizetype>(race % 5)]},
            {QStringLiteral("teams"), chosen},
            {QStringLiteral("length"), QStringLiteral("short")},
            {QStringLiteral("grid"), app},
            {QStringLiteral("decks"), QJsonObject{{QStringLiteral("race"), app},
                                                  {QStringLiteral("event"), app},
                                                  {QStringLiteral("combat"), app}}}};
}

struct Tally
{
    int races = 0;
    int wins = 0;
};

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const auto number = [&](int at, int otherwise) { return argc > at ? std::atoi(argv[at]) : otherwise; };
    const int races = number(1, 1000);
    const int seats = number(2, 4);
    const auto firstSeed = static_cast<unsigned>(number(3, 1));

    QStringList teams;
    for (const table::Team& team : games::find(QStringLiteral("apocalypse-road"))->knownTeams().first(10))
        teams.append(team.id);
    std::map<QString, Tally> tallies;
    int without = 0;
    qint64 entries = 0;
    for (unsigned race = 0; race < static_cast<unsigned>(races); ++race) {
        std::mt19937 random(firstSeed + race);
        const QJsonObject setup = setupOf(teams, seats, race, random);
        test::RandomRace player(firstSeed + race);
        const auto outcome = player.play(setup);
        if (!outcome.problem.isEmpty()) {
            std::fprintf(stderr, "race %u: %s\n", firstSeed + race, qUtf8Printable(outcome.problem));
            return 1;
        }
        entries += outcome.entries;
        for (const QJsonValue team : setup[QStringLiteral("teams")].toArray())
            ++tallies[team.toString()].races;
        if (outcome.winner.isEmpty())
            ++without;
        else
            ++tallies[outcome.winner].wins;
    }
    const double mean = static_cast<double>(races - without) / (static_cast<double>(races) * seats);
    std::printf("%d races of %d teams, %d without a winner, %.0f entries each; mean share %.2f %%\n", races,
                seats, without, static_cast<double>(entries) / races, 100 * mean);
    for (const QString& team : teams) {
        const Tally tally = tallies[team];
        const double share = static_cast<double>(tally.wins) / std::max(tally.races, 1);
        const double error = 1.96 * std::sqrt(share * (1 - share) / std::max(tally.races, 1));
        std::printf("| %s | %d | %d | %.1f %% | ± %.1f %% | %+.0f %% |\n", qUtf8Printable(team), tally.races,
                    tally.wins, 100 * share, 100 * error, 100 * (share / mean - 1));
    }
    return 0;
}

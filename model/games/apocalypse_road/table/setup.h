// What is fixed for a whole game of Apocalypse Road: track, teams with their cars, length.
#pragma once

#include "games/apocalypse_road/combat/combat_card.h"
#include "games/apocalypse_road/decks/deck_sheets.h"
#include "rulings.h"
#include "table/reveal.h"
#include "table/team.h"
#include "track/graph.h"
#include "json/problem.h"

#include <QJsonObject>
#include <QStringList>

#include <expected>
#include <memory>
#include <optional>
#include <ranges>
#include <vector>

namespace roadmarshal::json {
class Reader;
}

namespace roadmarshal::apocalypse_road {

inline constexpr int carsPerTeam = 8;
inline constexpr int mostDamage = 6; // 5.3: the sixth marker eliminates
inline constexpr int fewestTeams = 2;
inline constexpr int mostTeams = 10;
inline constexpr int longestName = 60;
inline constexpr int longestTeamId = 24;
inline constexpr int longestNumber = 12;
inline constexpr int highestSpeed = 20;
inline constexpr int highestDefense = 9;
inline constexpr int highestTargeting = 9;

// A car as the team mat prints it.
struct CarSheet
{
    QString id;
    QString driver;
    int speed = 5;
    int defense = 2;
    int targeting = 0;
    Weapon weapon = Weapon::MachineGun;
    Mount mount = Mount::Front;
    int team = 0;         // seat of its owner
    bool missing = false; // fills a seat of a position that has no car for it
};

// AR-46 (3.0): five cars each with up to four players, else four.
inline constexpr int carsInRace(int teams)
{
    return teams <= 4 ? 5 : 4;
}
// AR-46: victory points of each team.
inline constexpr int shortPool = 12;
inline constexpr int longPool = 15;

// Cars and teams as a position file lists them.
struct Listed
{
    std::vector<int> cars;
    QStringList teams; // those that it seats, then others that only cars name
    int seats = 0;
    bool namesFirstPlayer = false;
};

struct Setup
{
    track::Track track;
    track::Graph graph;
    std::vector<table::Team> teams; // in seat order, clockwise
    std::vector<CarSheet> cars;     // as many for each team, in seat order
    std::vector<int> starters;      // cars that begin the race
    int poolSize = shortPool;
    bool gridByApp = true;
    DeckSheets decks;
    table::Reveal reveal;
    TurnedRulings rulings; // those that this table plays the other way
    // A bare position may leave open whose turn it is, and who holds the First Player marker.
    bool turnIsKnown = true;
    bool holderIsKnown = true;
    std::optional<Listed> listed = {};
    int carsPerSeat = carsPerTeam; // a position may have more than eight of one team

    int carIndex(const QString& id) const; // -1 if there is none
    int teamIndex(const QString& id) const;
    auto carsOf(int team) const { return std::views::iota(team * carsPerSeat, (team + 1) * carsPerSeat); }
    int carsInRace() const { return apocalypse_road::carsInRace(static_cast<int>(teams.size())); }
};

// Fills a seat for which there is no car.
CarSheet missingCar(int team, int number);

// Refuses a name of a team or car that can't be typed as one word, or means something else.
void checkId(const json::Reader& reader, const QString& id);

// A track that names no system is one of this game's.
track::Track asOurs(track::Track track);

inline constexpr int longestWrittenCar = 40; // of a position, which nobody has to type

// Teams and track by id are replaced by the whole thing; starters left out are the team's first cars. Where
// the table "stands" already, teams may have fewer than eight cars, nobody starts from the grid, and "points"
// says how large the pools are.
std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& complete);
QJsonObject demoSetup();
// The teams of the library.
QList<table::Team> knownTeams();
// The cars of a team as a library holds it.
std::vector<CarSheet> sheetsOf(const QJsonObject& team);
// What is wrong with a team as a library holds it, if anything.
std::optional<Problem> problemOfTeam(const QJsonObject& team);

} // namespace roadmarshal::apocalypse_road

// What is fixed for a whole game of Apocalypse Road: track, teams with their cars, length.
#pragma once

#include "games/apocalypse_road/combat/combat_card.h"
#include "games/apocalypse_road/decks/deck_sheets.h"
#include "rulings.h"
#include "track/graph.h"
#include "json/problem.h"

#include <QJsonObject>

#include <expected>
#include <memory>
#include <ranges>
#include <vector>

namespace roadmarshal::apocalypse_road {

inline constexpr int carsPerTeam = 8;
inline constexpr int mostDamage = 6; // 5.3: the sixth marker eliminates

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

struct TeamSheet
{
    QString id;
    QString name;
    QString player;
    int livery = 0;
    bool operator==(const TeamSheet&) const = default;
};

// How much the app may tell a table that wants to find out for itself.
struct Reveal
{
    bool previews = true; // where a movement can end
    bool threats = true;  // who can be shot at, on the track
    bool odds = true;
};

struct Setup
{
    track::Track track;
    track::Graph graph;
    std::vector<TeamSheet> teams; // in seat order, clockwise
    std::vector<CarSheet> cars;   // as many for each team, in seat order
    std::vector<int> starters;    // cars that begin the race
    int poolSize = 12;            // 12 or 15 victory points, AR-46
    bool gridByApp = true;
    DeckSheets decks;
    Reveal reveal;
    Rulings rulings; // those that this table plays the other way
    // A bare position may leave open whose turn it is, and who holds the First Player marker.
    bool turnIsKnown = true;
    bool holderIsKnown = true;
    int carsPerSeat = carsPerTeam; // a position may have more than eight of one team

    int carIndex(const QString& id) const; // -1 if there is none
    int teamIndex(const QString& id) const;
    auto carsOf(int team) const { return std::views::iota(team * carsPerSeat, (team + 1) * carsPerSeat); }
    // AR-46 (3.0): five cars each with up to four players, else four.
    int carsInRace() const { return teams.size() <= 4 ? 5 : 4; }
};

// Teams and track by id are replaced by the whole thing; starters left out are the team's first cars.
std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& complete);
QJsonObject demoSetup();
// The teams of the library.
std::vector<TeamSheet> knownTeams();

} // namespace roadmarshal::apocalypse_road

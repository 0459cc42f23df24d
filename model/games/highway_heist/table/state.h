// What lies on the table in a game of Highway Heist.
#pragma once

#include "attempt.h"
#include "open.h"
#include "setup.h"
#include "table/properties.h"

#include <array>
#include <memory>

namespace roadmarshal::highway_heist {

inline constexpr int mostRounds = 1000;
inline constexpr int mostCount = 1000;
inline constexpr int actionsPerTurn = 2; // HH-59

inline const QString adriftWord = QStringLiteral("adrift"); // of a token on a vehicle that is lost (HR-40)
inline const QString outWord = QStringLiteral("out");
inline const QString lostWord = QStringLiteral("lost"); // a token that nobody takes
inline const QString unseenCard = QStringLiteral("?");

// Where a player's peg is (HH-21).
struct Peg
{
    enum class At { Wheel, Roof, Limbo } at = At::Wheel;
    QString vehicle; // on whose roof
    Place left;      // from where it went to limbo (HR-18)

    bool isAtWheel() const { return at == At::Wheel; }
    bool isOn(const QString& roof) const { return at == At::Roof && vehicle == roof; }
    bool isInLimbo() const { return at == At::Limbo; }
    bool operator==(const Peg&) const = default;
};

struct Player
{
    QString id;
    int boost = 2;
    int tokens = 0; // of the character's own
    Peg peg;
    bool isExhausted = false;

    static constexpr auto properties()
    {
        return std::array{table::prop("boost", &Player::boost, 0, mostBoost),
                          table::prop("tokens", &Player::tokens, 0, mostOwnTokens)};
    }
    bool operator==(const Player&) const = default;
};

enum class Kind { Start, Suv, Enemy };

struct Vehicle
{
    QString id;
    Kind kind = Kind::Suv;
    Place at;         // the westernmost, northernmost of its spaces
    int owner = -1;   // the player whose Player Vehicle it is
    int strength = 0; // of a Player Vehicle
    int enemies = 0;  // Enemy Pegs on it
    bool isWreck = false;

    bool isPlayerVehicle() const { return owner >= 0; }
    bool isEnemySuv() const { return kind == Kind::Suv && owner < 0 && !isWreck; } // HH-26
    bool isAbandoned() const { return kind == Kind::Start && owner < 0 && !isWreck; }

    static constexpr auto properties()
    {
        return std::array{table::prop("strength", &Vehicle::strength, 0, mostStrength),
                          table::prop("enemies", &Vehicle::enemies, 0, mostCount)};
    }
    bool operator==(const Vehicle&) const = default;
};

// A Stunt spot; empty if no card lies there. A card of level 1 or 2 without tokens lies face down (HH-85).
struct StuntSpot
{
    QString card;
    int tokens = 0;
    bool operator==(const StuntSpot&) const = default;
};

struct Result
{
    bool isWon = false;
    QString rule;
    bool operator==(const Result&) const = default;
};

struct State
{
    std::shared_ptr<const Setup> setup;
    std::vector<Player> players;   // as the seats of the set-up
    std::vector<Vehicle> vehicles; // by id
    QStringList cards;       // from the first spot to ACTIVATE!, empty where none lies; one for each spot
    QStringList cardDiscard; // sorted
    std::vector<StuntSpot> stunts;            // from the East; one for each spot
    std::array<int, stuntLevels> stuntDeck{}; // left of each level
    QStringList stuntDiscard;                 // sorted
    std::map<QString, int> counters;
    std::map<QString, QString> tokens; // a vehicle, adrift or out
    int round = 1;
    int active = -1;       // whose turn it is
    int used = 0;          // actions
    bool isClosed = false; // HH-82: a token was taken first, and the second action is forfeited
    std::optional<Result> result = {};
    std::optional<Open> open = {};
    std::optional<Attempt> attempt = {};

    const Guide& guide() const { return setup->guide; }
    const Seat& seat(int player) const { return setup->seats[static_cast<size_t>(player)]; }
    const Player& player(int index) const { return players[static_cast<size_t>(index)]; }
    Player& player(int index) { return players[static_cast<size_t>(index)]; }
    // -1 if there is no such player.
    int playerIndex(const QString& id) const;
    // Null if there is no such vehicle on the road.
    const Vehicle* find(const QString& vehicle) const;
    Vehicle* find(const QString& vehicle);
    const Vehicle* vehicleOf(int player) const; // the Player Vehicle
    Vehicle* vehicleOf(int player);
    // In its place by id; its id is not on the road yet.
    void add(Vehicle vehicle);
    void remove(const QString& vehicle);
    // By value, also of what is played by.
    bool operator==(const State& other) const;
};

template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& player : state.players)
        visit(player.id, player);
    for (auto& vehicle : state.vehicles)
        visit(vehicle.id, vehicle);
}

} // namespace roadmarshal::highway_heist

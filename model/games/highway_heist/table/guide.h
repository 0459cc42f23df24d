// A scenario as its guide tells it: road, numbers, enemy vehicles, counters, tokens, cards.
#pragma once

#include "place.h"
#include "skills.h"

#include <QJsonObject>
#include <QStringList>

#include <map>
#include <vector>

namespace roadmarshal::highway_heist {

struct Road
{
    int columns = 12;
    int rows = 5;
    std::vector<Place> start{{4, 1}, {4, 2}, {4, 3}, {4, 4}, {4, 5}};

    bool has(const Place& place) const
    {
        return place.column >= 1 && place.column <= columns && place.row >= 1 && place.row <= rows;
    }
    bool operator==(const Road&) const = default;
};

// What rolls need, what is dealt, what there is of everything.
struct Numbers
{
    int ram = 3;
    int force = 2;
    int forceSpaces = 2;
    int shake = 2;
    int brawl = 2;
    int hijack = 2;
    int slam = 3;
    int peg = 2;
    int push = 2;
    int suvs = 8;
    int enemyPegs = 9;
    int cardSpots = 3;
    int stuntSpots = 3;
    bool operator==(const Numbers&) const = default;
};

// The Main Enemy, or another enemy that stands there.
struct GuideVehicle
{
    QString id;
    QString name;
    int columns = 2;
    int rows = 1;
    std::optional<Place> at = Place{9, 3}; // where it starts; nothing on a road without such a space
    int roofSlots = 2;
    int enemyPegs = 1;
    bool flies = false; // over its space, not in it
    QString wrecks;     // the counter of the Wrecks that it is met by, or none
    bool operator==(const GuideVehicle&) const = default;
};

enum class Verb {
    Suv,
    SuvWest,
    Peg,
    Damage,
    Suvs,
    Pegs,
    PegDamage,
    Approach,
    Shift,
    Main,
    Counter,
    Manual,
};
enum class Whom { Active, Each, Manned, Suvs, NearSuv, Strongest };

// One line of an Enemy card. Each verb uses some of the fields.
struct CardEffect
{
    Verb verb = Verb::Manual;
    Whom whom = Whom::Active;
    bool isInFront = false;
    int amount = 0; // of damage, SUVs, spaces; what a counter changes by
    Heading heading = Heading::West;
    QString counter;
    QString text;
    bool operator==(const CardEffect&) const = default;
};

struct EnemyCard
{
    QString name;
    std::vector<CardEffect> reveal;
    std::vector<CardEffect> activated;
    bool operator==(const EnemyCard&) const = default;
};

// What a Condition asks for, as far as the app can look (HH-83).
enum class StuntTest {
    Manned,
    OnFoot,
    OnSuv,          // on foot on an Enemy SUV
    WithEnemy,      // an Enemy Peg on the same vehicle
    VehicleInFront, // directly
    VehiclesBeside, // directly, on both sides
    SuvBehind,      // directly
    NearSuv,
    NoSuvNear,
    NearSuvPair, // an SUV that is adjacent to a second one
    NearWreck,
    NearMain, // within two if it flies
};

struct StuntCard
{
    QString name;
    QString condition;            // in words: the table checks it
    std::vector<StuntTest> tests; // all that the app can check of it
    QString reward;
    int level = 1; // 1 to 3
    int tokens = 0;
    Skill skill = Skill::Speed;
    int need = 0;
    bool wins = false; // HH-121
    bool operator==(const StuntCard&) const = default;
};
inline constexpr int stuntLevels = 3;

// A counter that has come down, or enough tokens on Player Vehicles (HH-120).
struct Objective
{
    QString counter; // empty: tokens
    int at = 0;
    QStringList tokens;
    int count = 0;
    bool operator==(const Objective&) const = default;
};

struct Guide
{
    QString id;
    QString name;
    QString text;
    Road road;
    Numbers numbers;
    QString main;                       // whom the die moves; empty: nobody
    std::vector<GuideVehicle> vehicles; // by id
    std::map<QString, int> counters;    // as they start
    std::map<QString, QString> tokens;  // a vehicle, or `out`
    std::vector<Objective> win;
    QStringList lose; // tokens that lose the game when adrift (HR-40)
    std::vector<Place> suvs;
    std::vector<Place> enemies; // whose vehicles get an Enemy Peg
    std::map<QString, EnemyCard> enemyCards;
    std::map<QString, StuntCard> stunts;

    QJsonObject json; // in full, as it was read

    const GuideVehicle* vehicle(const QString& vehicle) const;
    bool operator==(const Guide&) const = default;
};

} // namespace roadmarshal::highway_heist

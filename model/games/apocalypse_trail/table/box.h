// What lies in the box: settings, scenarios, vehicles, people and mods, as their cards say.
#pragma once

#include "resource.h"

#include <QHash>

#include <map>
#include <optional>
#include <vector>

namespace roadmarshal::apocalypse_trail {

// What a card makes happen.
enum class Verb { Gain, Find, Lose, Injure, Kill, Rest, Starve, Ailment, Cure, Text };
enum class Who { All, Committed, Afflicted, Some, SomeCommitted };
enum class DeckName { Survivors, Leaders, Mods, Vehicles };

struct CardEffect
{
    Verb verb = Verb::Text;
    Resource resource = Resource::Fuel;
    int n = 1;
    bool perCommitted = false;
    DeckName deck = DeckName::Survivors;
    Who who = Who::All;
    std::optional<int> number = {}; // of some; nothing: any of them, or none
    QString ailment = {};
    QString text = {};
    bool operator==(const CardEffect&) const = default;
};
using CardEffects = std::vector<CardEffect>;

struct Ailment
{
    QString id;
    int skill = 0; // on every skill for each token, never above 0
    std::optional<int> deathAt = {};
    int medicine = 0; // tokens that one medicine takes away
    bool operator==(const Ailment&) const = default;
};

struct Setting
{
    QString id;
    QString name;
    Stock prices = {}; // what has none is not for sale
    std::vector<Resource> sold = {};
    CardEffects effects = {};
    CardEffects global = {};
    CardEffects catastrophe = {};
    std::vector<Ailment> ailments = {};
    bool operator==(const Setting&) const = default;
};

struct Need
{
    std::optional<int> count = {};
    QString skill = {};
    std::optional<int> min = {};
    std::optional<int> total = {};
    std::optional<int> perCrew = {};
    Stock pay = {};
    bool operator==(const Need&) const = default;
};

struct Outcome
{
    std::vector<int> on = {}; // totals; empty: always
    CardEffects effects = {};
    bool operator==(const Outcome&) const = default;
};

struct ScenarioOption
{
    QString id;
    QString name;
    Need need = {};
    std::vector<int> dice = {}; // sizes
    std::vector<Outcome> outcomes = {};

    // -1 for a total that no throw shows.
    int outcomeOf(int total) const;
    bool operator==(const ScenarioOption&) const = default;
};

enum class Marker { Good, Even, Bad };

struct ScenarioCard
{
    QString id;
    QString name;
    Marker marker = Marker::Even;
    QString setting = {}; // empty: generic
    QString kind = {};    // a skill, or none
    std::vector<ScenarioOption> options = {};

    const ScenarioOption* option(const QString& called) const;
    bool operator==(const ScenarioCard&) const = default;
};

struct VehicleCard
{
    QString id;
    QString name;
    int cost = 0;
    int speed = 1;
    int modCapacity = 0;
    int passengers = 0;
    int cargo = 0;
    int fuel = 0;    // tokens in the tank and on the tracker together
    int tracker = 1; // its highest spot
    int push = 1;
    bool operator==(const VehicleCard&) const = default;
};

struct Ability
{
    enum class Kind { Reroll, CountsAs, Text };
    Kind kind = Kind::Text;
    std::vector<int> faces = {};
    int n = 1;
    QString in = {}; // the kind of scenario; empty: everywhere
    QString text = {};
    bool operator==(const Ability&) const = default;
};

// A leader or another survivor.
struct PersonCard
{
    QString id;
    QString name;
    bool leader = false;
    std::map<QString, int> skills = {};
    std::vector<Ability> abilities = {};

    int skill(const QString& of) const;
    bool operator==(const PersonCard&) const = default;
};

struct Bonus
{
    QString skill;
    int n = 0;
    bool toVehicle = false; // each of the mod's own vehicle; otherwise any one who is committed
    bool operator==(const Bonus&) const = default;
};

struct ModCard
{
    QString id;
    QString name;
    int cost = 0;
    int size = 1;
    Stock load = {};
    std::vector<Bonus> inForce = {}; // "while": as long as the load is full
    std::vector<Bonus> spend = {};   // for giving the load up
    int cargo = 0;
    int fuel = 0;
    int passengers = 0;
    std::optional<int> push = {};
    bool operator==(const ModCard&) const = default;
};

struct Box
{
    QString id;
    QString name;
    std::vector<Setting> settings = {};
    std::vector<ScenarioCard> scenarios = {};
    std::vector<VehicleCard> vehicles = {};
    std::vector<PersonCard> leaders = {};
    std::vector<PersonCard> survivors = {};
    std::vector<ModCard> mods = {};
    Stock values{1, 1, 1, 1, 1}; // of a token
    QJsonObject json = {};       // as it was written

    // Each null if there is no such card. Leaders are people too.
    const Setting* setting(const QString& card) const;
    const ScenarioCard* scenario(const QString& card) const;
    const VehicleCard* vehicle(const QString& card) const;
    const PersonCard* person(const QString& card) const;
    const ModCard* mod(const QString& card) const;
    // Known by its id, whichever setting it stands in.
    const Ailment* ailment(const QString& card) const;
    // All cards of a deck, in the order of the file.
    QStringList deck(DeckName which) const;
    // Whether a card of this deck has the id.
    bool isIn(DeckName from, const QString& card) const;
    // Every skill that a card names, sorted.
    QStringList skills() const;
    // As written: what is derived from it is the same then.
    bool operator==(const Box& other) const { return json == other.json; }

    // Once all cards are there; pointers into the box stay good as long as it is not copied or changed.
    void index();

private:
    QHash<QString, qsizetype> m_settings = {};
    QHash<QString, qsizetype> m_scenarios = {};
    QHash<QString, qsizetype> m_vehicles = {};
    QHash<QString, qsizetype> m_people = {}; // leaders, then survivors
    QHash<QString, qsizetype> m_mods = {};
    std::map<QString, std::pair<size_t, size_t>> m_ailments = {};
};

} // namespace roadmarshal::apocalypse_trail

// All that can come of an action of a player's if its roll succeeds, and why nothing else can. The player
// counts as the Active Player; turns and actions used do not matter here.
#pragma once

#include "games/highway_heist/table/names.h"

namespace roadmarshal::highway_heist {

// What is named by it, as far as the action names it.
struct Named
{
    QString target; // a vehicle that is rammed or forced, a Stunt
    QString to;     // a space; of a leap, the vehicle
    QString seat;   // of a leap: roof or wheel
    bool operator==(const Named&) const = default;
};
struct Way : Named
{
    std::optional<bool> follow = {};
    std::optional<int> cost = {};
    std::vector<Place> path = {};
    QString ruling = {};
    State after = {}; // where pegs have to move, one way for each table that can come of it
};
struct Why
{
    QString rule;
    int needs = 0; // of what is too far to drive: the steps that it takes
};
struct NoWay : Named
{
    Why why;
};
struct Ways
{
    QString refused; // the rule by which it can't be tried at all
    std::vector<Way> results;
    std::vector<NoWay> no;
};
Ways waysOf(const State& state, int player, const QString& action);

// The rule by which it can't be tried at all; empty if it can.
QString refusalOf(const State& state, int player, const QString& action);
// Why this can't be, of an action that is not refused; nothing if it can. What is left empty is not looked
// at.
std::optional<Why> whyNot(const State& state, int player, const QString& action, const Named& named);

// Whether there is anything to drive to, to leap onto, to ram, to force or to perform.
bool hasTarget(const State& state, int player, const QString& action);

// The single actions, where they are not refused; each is defined in the file named after it.
void addDrives(const State& state, int player, Ways& ways);
void addLeaps(const State& state, int player, Ways& ways);
void addRams(const State& state, int player, Ways& ways);
void addForces(const State& state, int player, Ways& ways);
std::optional<Why> whyNotDrive(const State& state, int player, const Place& to);
std::optional<Why> whyNotLeap(const State& state, int player, const Vehicle& to, bool toWheel);
std::optional<Why> whyNotRam(const State& state, int player, const Vehicle& target);
std::optional<Why> whyNotForce(const State& state, int player, const Vehicle& target);
std::optional<Why> whyNotForceTo(const State& state, int player, const Vehicle& target, const Place& to);
// Whether there is no space for it to be moved to.
bool isStuck(const State& state, const Vehicle& target);

} // namespace roadmarshal::highway_heist

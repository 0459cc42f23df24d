// A car's move, or the rest of one: where it stands, how far it goes, and what each step brings.
#pragma once

#include "hit_odds.h"
#include "traffic.h"

namespace roadmarshal::road_kill_rally {

enum class CheckKind { Road, Hazard, Wreck };

// One roll that a step asks for.
struct CrashCheck
{
    int step = 0;
    int space = none;
    CheckKind kind = CheckKind::Road;
    int dice = 0;
    std::vector<const char*> rules;
};

class Drive
{
public:
    // With this speed, which is paid for, or, in mid-move, as it is.
    Drive(const State& state, int mover, int speed);

    const State& state() const { return m_state; }
    const Road& road() const { return *m_state.road; }
    const Traffic& traffic() const { return m_traffic; }
    const Car& car() const { return m_state.car(m_mover); }
    int mover() const { return m_mover; }
    int speed() const { return m_speed; }
    int steps() const { return m_steps; } // to drive
    int hand() const { return m_hand; }   // after paying for the speed
    int from() const { return m_from; }
    int lastEmpty() const { return m_lastEmpty; } // if it is over an occupied space, else none
    bool hasJets() const { return m_jets; }
    int prevented() const { return m_prevented; } // hits of each check

    // RKR-29: entering this space brings a tile.
    bool drawsAt(int space) const;
    // In the order in which they are due (A43); those without dice too.
    void addChecks(int step, int space, bool isDiagonal, std::vector<CrashCheck>& checks) const;
    int diceAt(int space, bool isDiagonal) const;

private:
    int roadDice(int space, bool isDiagonal) const;

    const State& m_state;
    int m_mover;
    int m_speed;
    int m_steps;
    int m_hand;
    int m_from;
    int m_lastEmpty = none;
    bool m_jets = false;
    int m_prevented = 0;
    int m_laneDie = 1;
    Traffic m_traffic;
};

// RKR-46, 47
int collisionDice(int speed, int other);
// What both drive afterwards; `stays`: who keeps the own box (A15).
int speedAfter(int speed, int other, bool stays);
// Whether the table lets a car that has wiped out keep its box.
bool keepsBox(const State& state, const Car& car);

// Sum of what a car's accessories take off (A25).
int preventedBy(const State& state, const Car& car, Against against);
bool hasJumpJets(const State& state, const Car& car);

} // namespace roadmarshal::road_kill_rally

// What is still owed: steps that wait for somebody, first things first, as part of a game's state. So any
// question survives a restart, and one may interrupt another player's turn.
#pragma once

#include "stored.h"

#include <initializer_list>

namespace roadmarshal::table {

// One step: "heat-test" of red, with the dice that it takes.
struct OwedStep
{
    QString what;
    QString whom = {}; // the team it waits for; empty: anybody, or the app
    QJsonObject data = {};
    STORED(OwedStep, what, whom, data);
    bool operator==(const OwedStep&) const = default;
};

class OwedSteps
{
public:
    OwedSteps() = default;
    OwedSteps(std::initializer_list<OwedStep> steps) : m_steps(steps) {}

    bool isEmpty() const { return m_steps.empty(); }
    const std::vector<OwedStep>& all() const { return m_steps; }
    // What comes first; null if nothing is owed.
    const OwedStep* first() const { return m_steps.empty() ? nullptr : &m_steps.front(); }
    // What comes first of those that wait for a team: where the order among teams is free.
    const OwedStep* firstOf(const QString& team) const;

    // Behind all others.
    void add(OwedStep step) { m_steps.push_back(std::move(step)); }
    // Before all others, in their order: they interrupt what is under way.
    void interrupt(const std::vector<OwedStep>& steps);
    // The first step, or the first that is just like this one, has been done.
    void settleFirst();
    bool settle(const OwedStep& step);
    // Nobody waits for this team any more: it is out of the game.
    void forget(const QString& team);

    bool operator==(const OwedSteps&) const = default;

private:
    std::vector<OwedStep> m_steps;
};

QJsonValue storeValue(const OwedSteps& steps);
void restoreValue(const json::Reader& reader, OwedSteps& steps);

// The effect that sets what is owed; only the app keeps book of it.
struct OwedChanged
{
    static constexpr auto kind = "owed";
    static constexpr bool isHandsOn = false;
    OwedSteps steps;
    STORED(OwedChanged, steps);
    bool operator==(const OwedChanged&) const = default;
};

} // namespace roadmarshal::table

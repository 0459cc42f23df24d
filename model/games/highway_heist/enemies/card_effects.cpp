#include "games/highway_heist/road/geometry.h"
#include "lists.h"
#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

bool isBesideSuv(const State& state, const Vehicle& vehicle)
{
    return std::ranges::any_of(state.vehicles, [&](const Vehicle& other) {
        return other.isEnemySuv() && areAdjacent(state, vehicle, other);
    });
}

// Whom it concerns, settled now (HR-38).
QStringList concerned(const Run& run, Whom whom)
{
    const State& state = run.state;
    if (whom == Whom::Suvs)
        return enemySuvsInOrder(state);
    QStringList vehicles = playerVehiclesInOrder(state);
    vehicles.removeIf([&](const QString& id) {
        const Vehicle& vehicle = *state.find(id);
        return (whom == Whom::Active && vehicle.owner != run.roller()) ||
               (whom == Whom::Manned && !isManned(state, vehicle)) ||
               (whom == Whom::NearSuv && !isBesideSuv(state, vehicle));
    });
    return vehicles;
}

template <class Make>
std::vector<Step> forEach(const QStringList& ids, Make make)
{
    std::vector<Step> steps;
    for (const QString& id : ids)
        steps.emplace_back(make(id));
    return withSettles(steps);
}

std::vector<Step> damages(Run& run, const CardEffect& effect)
{
    if (effect.whom == Whom::Strongest)
        return {step::HitStrongest{effect.amount}, step::Settle{}};
    return forEach(concerned(run, effect.whom),
                   [&](const QString& id) { return step::Hit{id, effect.amount}; });
}

std::vector<Step> shifts(Run& run, const CardEffect& effect)
{
    return forEach(concerned(run, effect.whom),
                   [&](const QString& id) { return step::Shift{id, effect.heading, effect.amount}; });
}

void count(Run& run, const CardEffect& effect)
{
    int& counter = run.state.counters[effect.counter];
    counter = std::clamp(counter + effect.amount, -mostCount, mostCount);
    run.tell({effect.counter, Counts, {}, counter, "HH-106"});
}

std::vector<Step> stepsOf(Run& run, const QString& card, const CardEffect& effect)
{
    switch (effect.verb) {
    case Verb::Suv:
        return placings(concerned(run, effect.whom), effect.isInFront);
    case Verb::SuvWest:
        return withSettles(std::vector<Step>(static_cast<size_t>(effect.amount), step::PlaceSuv{}));
    case Verb::Peg:
        return forEach(concerned(run, effect.whom), [](const QString& id) { return step::PlacePeg{id}; });
    case Verb::Damage:
        return damages(run, effect);
    case Verb::Suvs:
        return activations(run.state, false); // HR-37
    case Verb::Approach:
        return activations(run.state, true);
    case Verb::Pegs:
        return pegActivations(run.state, false);
    case Verb::PegDamage:
        return pegActivations(run.state, true);
    case Verb::Shift:
        return shifts(run, effect);
    case Verb::Main:
        return {step::MainMoves{effect.heading}, step::Settle{}};
    case Verb::Counter:
        count(run, effect);
        return {};
    case Verb::Manual:
        run.tell({card, Asks, effect.text, 0, "HH-106"});
        return {};
    }
    return {};
}

} // namespace

// HH-106: one after the other, in the order printed.
void perform(Run& run, const step::Effect& step, const PegWay&)
{
    const auto& cards = run.state.guide().enemyCards;
    const auto card = cards.find(step.card);
    if (card == cards.end()) // nobody has seen it
        return;
    const auto& effects = step.isActivated ? card->second.activated : card->second.reveal;
    if (step.number >= std::ssize(effects))
        return;
    run.push(step::Effect{step.card, step.isActivated, step.number + 1});
    run.push(step::Settle{});
    run.pushAll(stepsOf(run, step.card, effects[static_cast<size_t>(step.number)]));
}

} // namespace roadmarshal::highway_heist

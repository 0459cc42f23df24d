#include "games/highway_heist/road/geometry.h"
#include "lists.h"
#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

Footprint moved(Footprint footprint, Heading heading)
{
    footprint.at = stepped(footprint.at, heading);
    return footprint;
}

// What the Main Enemy meets as it enters all its spaces at once (HR-35).
struct Met
{
    QStringList counted; // Wrecks that its guide counts
    QStringList pushed;
    QStringList stuck; // of the pushed: can't be
};

QStringList standingIn(const State& state, const Footprint& to, const QString& self)
{
    QStringList ids;
    for (const Place& place : to.places()) {
        const Vehicle* there = occupant(state, place);
        if (there && there->id != self && !ids.contains(there->id))
            ids.append(there->id);
    }
    return ids;
}

bool canBePushed(const State& state, const QString& id, Heading heading, const QStringList& pushed)
{
    const Footprint to = moved(footprintOf(state, *state.find(id)), heading);
    return isOnRoad(state, to) && std::ranges::all_of(to.places(), [&](const Place& place) {
               const Vehicle* there = occupant(state, place);
               return !there || there->id == id || pushed.contains(there->id);
           });
}

Met meetAll(const State& state, const Vehicle& main, const GuideVehicle& guide, Heading heading)
{
    Met met;
    for (const QString& id : standingIn(state, moved(footprintOf(state, main), heading), main.id))
        (state.find(id)->isWreck && !guide.wrecks.isEmpty() ? met.counted : met.pushed).append(id);
    for (const QString& id : met.pushed) {
        if (!canBePushed(state, id, heading, met.pushed))
            met.stuck.append(id);
    }
    return met;
}

void count(Run& run, const QString& wreck, const QString& counter)
{
    run.state.remove(wreck);
    run.tell({wreck, Removed, {}, 0, "", "HR-35"});
    run.tell({counter, Counts, {}, --run.state.counters[counter], "", "HR-35"});
}

void shove(Run& run, const QString& id, Heading heading)
{
    Vehicle& vehicle = *run.state.find(id);
    vehicle.at = stepped(vehicle.at, heading);
    run.tell({id, Moves, toText(vehicle.at), 0, "HH-103", "HR-35"});
}

// It stays, and so does everything; who is in the way is hurt, in Resolution Order.
void stay(Run& run, const QString& main, const QStringList& stuck)
{
    run.tell({main, Stays, {}, 0, "HH-103", "HR-35"});
    const int amount = run.state.guide().numbers.push;
    std::vector<Step> hits;
    for (const QString& id : playerVehiclesInOrder(run.state)) {
        if (stuck.contains(id))
            hits.emplace_back(step::Hit{id, amount});
    }
    run.pushAll(withSettles(hits));
}

} // namespace

void perform(Run& run, const step::MainMoves& step, const PegWay&)
{
    State& state = run.state;
    const QString id = state.guide().main;
    const Vehicle* main = state.find(id);
    const GuideVehicle* guide = state.guide().vehicle(id);
    if (!main || !guide)
        return;
    if (!isOnRoad(state, moved(footprintOf(state, *main), step.heading))) // HH-17
        return run.tell({id, Stays, {}, 0, "HH-17"});
    if (!guide->flies) {
        const Met met = meetAll(state, *main, *guide, step.heading);
        if (!met.stuck.isEmpty())
            return stay(run, id, met.stuck);
        for (const QString& wreck : met.counted)
            count(run, wreck, guide->wrecks);
        for (const QString& pushed : met.pushed)
            shove(run, pushed, step.heading);
    }
    shove(run, id, step.heading);
}

} // namespace roadmarshal::highway_heist

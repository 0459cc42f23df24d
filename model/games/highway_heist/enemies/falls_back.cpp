#include "games/highway_heist/road/geometry.h"
#include "machine_run.h"

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

void rest(Run& run, const QString& wreck, int spaces)
{
    const Vehicle& vehicle = *run.state.find(wreck);
    run.tell({wreck, spaces > 0 ? Moves : Stays, toText(vehicle.at), 0, "HH-111"});
}

void leave(Run& run, const QString& wreck, const char* rule, const char* ruling = "")
{
    run.state.remove(wreck);
    run.tell({wreck, Removed, {}, 0, rule, ruling});
}

// HR-10, HR-36: it stops, or is met by one that counts Wrecks.
void meet(Run& run, const QString& wreck, int spaces, const Vehicle& met)
{
    const GuideVehicle* guide = met.kind == Kind::Enemy ? run.state.guide().vehicle(met.id) : nullptr;
    if (!guide || guide->wrecks.isEmpty())
        return rest(run, wreck, spaces);
    leave(run, wreck, "HH-111", "HR-35");
    run.tell({guide->wrecks, Counts, {}, countDown(run.state, guide->wrecks), "", "HR-35"});
}

// Space by space (HR-31); whoever is hit goes at once, and the rest of the way is still owed.
void fall(Run& run, const QString& wreck, int spaces)
{
    State& state = run.state;
    while (spaces < wreckFalls) {
        const Place next = stepped(state.find(wreck)->at, Heading::West);
        if (!state.guide().road.has(next))
            return leave(run, wreck, "HH-112");
        const Vehicle* met = occupant(state, next);
        if (met && (met->isWreck || met->kind == Kind::Enemy))
            return meet(run, wreck, spaces, *met);
        const QString hit = met ? met->id : QString();
        state.find(wreck)->at = next;
        ++spaces;
        if (hit.isEmpty())
            continue;
        run.push(step::FallsBack{wreck, spaces});
        return destroy(run, hit, true, "HH-111"); // HR-9 too
    }
    rest(run, wreck, spaces);
}

// HH-113 to HH-115
void dropBack(Run& run, const QString& id)
{
    State& state = run.state;
    Vehicle& vehicle = *state.find(id);
    const Place next = stepped(vehicle.at, Heading::West);
    if (!state.guide().road.has(next))
        return destroy(run, id, true, "HH-115");
    if (occupant(state, next)) // HR-9b
        return run.tell({id, Stays, {}, 0, "HH-114"});
    vehicle.at = next;
    run.tell({id, Moves, toText(next), 0, "HH-113"});
}

} // namespace

void perform(Run& run, const step::FallsBack& step, const PegWay&)
{
    const Vehicle* vehicle = run.state.find(step.vehicle);
    if (!vehicle)
        return;
    if (vehicle->isWreck)
        fall(run, step.vehicle, step.spaces);
    else
        dropBack(run, step.vehicle);
}

} // namespace roadmarshal::highway_heist

#include "games/highway_heist/road/geometry.h"
#include "machine_run.h"
#include "nearer.h"

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

// HH-90, HH-91: the Active one if it is among them.
std::vector<PegWay> slams(const State& state, const Vehicle& suv)
{
    std::vector<PegWay> targets;
    for (const Vehicle& vehicle : state.vehicles) {
        if (!vehicle.isPlayerVehicle() || !areAdjacent(state, suv, vehicle))
            continue;
        if (vehicle.owner == state.open->roller)
            return {{suv.id, vehicle.id}};
        targets.push_back({suv.id, vehicle.id});
    }
    return targets;
}

std::vector<PegWay> moves(const State& state, const Vehicle& suv)
{
    std::vector<PegWay> places;
    const Vehicle* active = state.vehicleOf(state.open->roller); // HH-94
    if (!active || areAdjacent(state, suv, *active))
        return places;
    for (const Place& place : nearerPlaces(state, suv.at, active->at))
        places.push_back({suv.id, toText(place)});
    return places;
}

// HR-3: one that was destroyed meanwhile is no Enemy SUV any more.
const Vehicle* actingSuv(const State& state, const QString& id)
{
    const Vehicle* suv = state.find(id);
    return suv && suv->isEnemySuv() ? suv : nullptr;
}

void slam(Run& run, const PegWay& slam)
{
    const int amount = run.state.guide().numbers.slam;
    run.tell({slam.peg, Slams, slam.to, amount, "HH-90"});
    run.push(step::Hit{slam.to, amount});
}

void move(Run& run, const PegWay& move)
{
    run.state.find(move.peg)->at = *parsePlace(move.to);
    run.tell({move.peg, Moves, move.to, 0, "HH-93"});
}

} // namespace

Choices choicesOf(const State& state, const step::SuvActs& step)
{
    const Vehicle* suv = actingSuv(state, step.suv);
    if (!suv)
        return {};
    if (!step.approaches) {
        if (auto targets = slams(state, *suv); !targets.empty())
            return {NeedChoice::About::Slam, std::move(targets), "HH-91"};
    }
    return {NeedChoice::About::Move, moves(state, *suv), "HH-93"};
}

void perform(Run& run, const step::SuvActs& step, const PegWay& chosen)
{
    if (!actingSuv(run.state, step.suv))
        return;
    if (chosen.to.isEmpty())
        run.tell({step.suv, Stays, {}, 0, run.activeVehicle() ? "HH-93" : "HH-94"});
    else if (choicesOf(run.state, step).about == NeedChoice::About::Slam)
        slam(run, chosen);
    else
        move(run, chosen);
}

} // namespace roadmarshal::highway_heist

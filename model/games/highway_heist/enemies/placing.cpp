#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "machine_run.h"

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

// HH-27: the nearest empty space in that direction; none up to the edge (HR-8).
std::optional<Place> emptyFrom(const State& state, const Place& from, Heading heading)
{
    Place place = stepped(from, heading);
    while (state.guide().road.has(place) && !isFree(state, place))
        place = stepped(place, heading);
    return state.guide().road.has(place) ? std::optional(place) : std::nullopt;
}

std::optional<Place> placeFor(const State& state, const step::PlaceSuv& step)
{
    if (step.of.isEmpty())
        return emptyFrom(state, {1, 0}, Heading::South); // the northernmost of the West end
    const Vehicle* of = state.find(step.of);
    if (!of || !of->isPlayerVehicle())
        return std::nullopt;
    return emptyFrom(state, of->at, step.isInFront ? Heading::East : Heading::West);
}

} // namespace

void perform(Run& run, const step::PlaceSuv& step, const PegWay&)
{
    State& state = run.state;
    const auto place = suvsLeft(state) > 0 ? placeFor(state, step) : std::nullopt; // HH-28
    if (!place)
        return;
    const QString id = nextSuvId(state);
    state.add({id, Kind::Suv, *place});
    run.tell({id, Placed, toText(*place), 0, "HH-27"});
}

void perform(Run& run, const step::PlacePeg& step, const PegWay&)
{
    State& state = run.state;
    Vehicle* vehicle = state.find(step.on);
    if (!vehicle || enemyPegsLeft(state) <= 0 || !takesEnemy(state, *vehicle)) // HH-22, HH-108
        return;
    ++vehicle->enemies;
    run.tell({QStringLiteral("enemy"), Placed, step.on, 0, "HH-22"});
}

} // namespace roadmarshal::highway_heist

#include "games/highway_heist/pegs/leaving.h"
#include "games/highway_heist/road/roofs.h"
#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

// Takes all pegs of a vehicle into hand (HH-31, HH-32, HH-45).
Leaving takePegs(State& state, Vehicle& vehicle)
{
    Leaving leaving{footprintOf(state, vehicle), playersOn(state, vehicle.id), vehicle.enemies > 0};
    if (vehicle.isPlayerVehicle() && state.player(vehicle.owner).peg.isAtWheel())
        leaving.players.push_back(vehicle.owner);
    for (const int player : leaving.players)
        state.player(player).peg = {Peg::At::Limbo, {}, vehicle.at};
    vehicle.enemies = 0;
    return leaving;
}

// HR-40
QStringList setAdrift(State& state, const QString& vehicle)
{
    QStringList adrift;
    for (auto& [token, at] : state.tokens) {
        if (at == vehicle) {
            at = adriftWord;
            adrift.append(token);
        }
    }
    return adrift;
}

} // namespace

void destroy(Run& run, const QString& id, bool isRemoved, const char* rule)
{
    State& state = run.state;
    // It may be the vehicle's own, which goes. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
    const QString name = id;
    Vehicle& vehicle = *state.find(name);
    const Leaving leaving = takePegs(state, vehicle);
    vehicle.owner = -1;
    vehicle.strength = 0;
    vehicle.isWreck = true;
    if (isRemoved)
        state.remove(name);
    run.tell({name, isRemoved ? Removed : Wrecked, {}, 0, rule});
    for (const QString& token : setAdrift(state, name))
        run.tell({token, Adrift, name, 0, "", "HR-40"});
    if (!leaving.players.empty() || leaving.enemy)
        run.push(step::PegsGo{waysToLeave(state, leaving, run.roller())});
}

// Any peg that is still open in one of the ways.
Choices choicesOf(const State&, const step::PegsGo& step)
{
    Choices choices{NeedChoice::About::Pegs, {}, "HH-33"};
    if (step.ways.size() < 2)
        return choices;
    for (const PegWays& ways : step.ways)
        choices.options.insert(choices.options.end(), ways.begin(), ways.end());
    std::ranges::sort(choices.options);
    const auto rest = std::ranges::unique(choices.options);
    choices.options.erase(rest.begin(), rest.end());
    return choices;
}

namespace {

void go(Run& run, const PegWay& way)
{
    put(run.state, way);
    run.tell({way.peg, Goes, way.to, 0, way.peg == enemyWord ? "HH-31" : "HH-32"});
}

} // namespace

void perform(Run& run, const step::PegsGo& step, const PegWay& chosen)
{
    if (step.ways.size() < 2) {
        for (const PegWays& ways : step.ways)
            std::ranges::for_each(ways, [&](const PegWay& way) { go(run, way); });
        return;
    }
    step::PegsGo left;
    for (const PegWays& ways : step.ways) {
        if (!std::ranges::contains(ways, chosen))
            continue;
        left.ways.push_back(ways);
        std::erase(left.ways.back(), chosen);
    }
    go(run, chosen);
    run.push(std::move(left));
}

} // namespace roadmarshal::highway_heist

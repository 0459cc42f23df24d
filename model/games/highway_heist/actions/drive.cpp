// HH-61 to 63: where the own vehicle can be driven.
#include "carry.h"
#include "powers.h"
#include "rating.h"
#include "reach.h"
#include "settled.h"
#include "ways.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

int speedOf(const State& state, int player)
{
    return ratingOf(state, player, Skill::Speed).total() + extraSpaces(state, player, u"drive"_s);
}

std::optional<Why> whyNot(const Reach& reach, int speed, const Place& from, const Place& to)
{
    if (to == from)
        return Why{u"HR-5"_s};
    const auto steps = reach.stepsTo(to);
    if (!steps)
        return Why{u"HH-62"_s};
    return *steps > speed ? std::optional(Why{u"HH-61"_s, *steps}) : std::nullopt;
}

} // namespace

void addDrives(const State& state, int player, Ways& ways)
{
    const Place from = state.vehicleOf(player)->at;
    const int speed = speedOf(state, player);
    const Reach reach(state, from);
    for (const Place& to : allPlaces(state)) {
        const Named named{{}, toText(to), {}};
        if (const auto why = whyNot(reach, speed, from, to)) {
            ways.no.push_back({named, *why});
            continue;
        }
        State after = state;
        driveTo(after, player, to);
        for (const State& table : settled(std::move(after), player))
            ways.results.push_back({named, {}, reach.stepsTo(to), reach.wayTo(to), {}, table});
    }
}

std::optional<Why> whyNotDrive(const State& state, int player, const Place& to)
{
    const Place from = state.vehicleOf(player)->at;
    return whyNot(Reach(state, from), speedOf(state, player), from, to);
}

} // namespace roadmarshal::highway_heist

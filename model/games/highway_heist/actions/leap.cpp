// HH-64 to 68: where a peg can leap.
#include "carry.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "powers.h"
#include "rating.h"
#include "settled.h"
#include "ways.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

const Vehicle* originOf(const State& state, int player)
{
    const Peg& peg = state.player(player).peg;
    return peg.isAtWheel() ? state.vehicleOf(player) : state.find(peg.vehicle);
}

bool isFar(const State& state, int player, const Vehicle& to)
{
    const Vehicle* from = originOf(state, player);
    return !from || distance(state, *from, to) > ratingOf(state, player, Skill::Athletics).total() +
                                                     extraSpaces(state, player, u"leap"_s);
}

std::optional<Why> whyNotOnto(const State& state, int player, const Vehicle& to)
{
    if (to.isWreck)
        return Why{u"HH-30"_s};
    if (state.player(player).peg.isOn(to.id))
        return Why{u"HR-32"_s};
    if (isFar(state, player, to))
        return Why{u"HH-64"_s};
    return hasFreeSlot(state, to) ? std::nullopt : std::optional(Why{u"HH-65"_s});
}

// One's own place on it aside.
bool isRoofFull(const State& state, int player, const Vehicle& own)
{
    return freeSlots(state, own) + (state.player(player).peg.isOn(own.id) ? 1 : 0) <= 0;
}

std::optional<Why> whyNotBehindWheel(const State& state, int player, const Vehicle& to)
{
    if (to.owner >= 0 && to.owner != player)
        return Why{u"HH-81"_s};
    if (to.isAbandoned())
        return Why{u"HH-80"_s};
    if (to.owner != player)
        return Why{u"HH-24"_s};
    if (state.player(player).peg.isAtWheel())
        return Why{u"HR-32"_s};
    if (isFar(state, player, to))
        return Why{u"HH-64"_s};
    const bool isForbidden = state.setup->rulings.has(Turned::NoWheelUnderFullRoof);
    return isForbidden && isRoofFull(state, player, to) ? std::optional(Why{u"HH-65"_s}) : std::nullopt;
}

void addLeap(const State& state, int player, const Vehicle& to, bool toWheel, Ways& ways)
{
    const Named named{{}, to.id, toWheel ? wheelWord : roofWord};
    if (const auto why = whyNotLeap(state, player, to, toWheel)) {
        ways.no.push_back({named, *why});
        return;
    }
    const QString ruling = toWheel && isRoofFull(state, player, to) ? u"HR-6"_s : QString();
    State after = state;
    leapTo(after, player, to.id, toWheel);
    for (const State& table : settled(std::move(after), player))
        ways.results.push_back({named, {}, distance(state, *originOf(state, player), to), {}, ruling, table});
}

} // namespace

void addLeaps(const State& state, int player, Ways& ways)
{
    for (const Vehicle& to : state.vehicles) {
        addLeap(state, player, to, false, ways);
        if (!to.isWreck)
            addLeap(state, player, to, true, ways);
    }
}

std::optional<Why> whyNotLeap(const State& state, int player, const Vehicle& to, bool toWheel)
{
    return toWheel ? whyNotBehindWheel(state, player, to) : whyNotOnto(state, player, to);
}

} // namespace roadmarshal::highway_heist

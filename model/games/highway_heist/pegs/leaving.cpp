#include "leaving.h"

#include "games/highway_heist/road/roofs.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace roadmarshal::highway_heist {

namespace {

// A roof while pegs are being put on it.
struct Roof
{
    const Vehicle* vehicle;
    int free;
    bool takesEnemy;
};
using Roofs = std::vector<Roof>;

Roofs roofsOf(const State& state)
{
    Roofs roofs;
    for (const Vehicle& vehicle : state.vehicles) {
        if (const int free = freeSlots(state, vehicle); free > 0)
            roofs.push_back({&vehicle, free, takesEnemy(state, vehicle)});
    }
    return roofs;
}

// HH-32: the nearest with a free slot, of several any.
std::vector<size_t> nearest(const State& state, const Roofs& roofs, const Footprint& from)
{
    std::vector<size_t> found;
    int least = std::numeric_limits<int>::max();
    for (size_t i = 0; i < roofs.size(); ++i) {
        if (roofs[i].free <= 0)
            continue;
        const int away = distance(from, footprintOf(state, *roofs[i].vehicle));
        if (away < least)
            found.clear();
        if (away <= least)
            found.push_back(i);
        least = std::min(least, away);
    }
    return found;
}

// HH-31: how much an Enemy Peg wants to go there.
int rankFor(const Vehicle& vehicle, int active)
{
    if (vehicle.isPlayerVehicle())
        return vehicle.owner == active ? 0 : 1;
    return vehicle.isEnemySuv() ? 2 : 3;
}

std::vector<size_t> forEnemy(const State& state, const Roofs& roofs, const Footprint& from, int active)
{
    std::vector<size_t> found;
    int best = std::numeric_limits<int>::max();
    for (size_t i = 0; i < roofs.size(); ++i) {
        if (roofs[i].free <= 0 || !roofs[i].takesEnemy ||
            distance(from, footprintOf(state, *roofs[i].vehicle)) > 1)
            continue;
        const int rank = rankFor(*roofs[i].vehicle, active);
        if (rank < best)
            found.clear();
        if (rank <= best)
            found.push_back(i);
        best = std::min(best, rank);
    }
    return found;
}

// A peg in hand: a player's, or an Enemy Peg.
struct InHand
{
    int player = -1;
    Footprint from;
    bool isEnemy() const { return player < 0; }
};

// Tries every order, and every roof that a peg may choose.
class Orders
{
public:
    Orders(const State& state, int active, bool tellsLimbo)
        : m_state(state), m_active(active), m_tellsLimbo(tellsLimbo)
    {
    }

    std::vector<PegWays> all(const std::vector<InHand>& pegs)
    {
        go(pegs, roofsOf(m_state), {});
        std::ranges::sort(m_ways);
        const auto rest = std::ranges::unique(m_ways);
        m_ways.erase(rest.begin(), rest.end());
        return std::move(m_ways);
    }

private:
    void go(const std::vector<InHand>& pegs, const Roofs& roofs, const PegWays& sofar)
    {
        if (pegs.empty()) {
            PegWays way = sofar;
            std::ranges::sort(way);
            m_ways.push_back(std::move(way));
        }
        for (size_t i = 0; i < pegs.size(); ++i) {
            std::vector<InHand> others = pegs;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            goOne(pegs[i], others, roofs, sofar);
        }
    }

    void goOne(const InHand& peg, const std::vector<InHand>& others, const Roofs& roofs, const PegWays& sofar)
    {
        const auto where =
            peg.isEnemy() ? forEnemy(m_state, roofs, peg.from, m_active) : nearest(m_state, roofs, peg.from);
        const QString name = peg.isEnemy() ? enemyWord : m_state.player(peg.player).id;
        if (where.empty()) {
            PegWays stays = sofar;
            if (peg.isEnemy())
                stays.push_back({name, supplyWord});
            else if (m_tellsLimbo)
                stays.push_back({name, limboWord});
            go(others, roofs, stays);
        }
        for (const size_t roof : where) {
            Roofs left = roofs;
            --left[roof].free;
            if (peg.isEnemy())
                left[roof].takesEnemy = false; // as good as gone: there is one Enemy Peg at most
            PegWays further = sofar;
            further.push_back({name, left[roof].vehicle->id});
            go(others, left, further);
        }
    }

    const State& m_state;
    int m_active;
    bool m_tellsLimbo;
    std::vector<PegWays> m_ways;
};

} // namespace

std::vector<PegWays> waysToLeave(const State& state, const Leaving& leaving, int active)
{
    std::vector<InHand> pegs;
    for (const int player : leaving.players)
        pegs.push_back({player, leaving.from});
    if (leaving.enemy)
        pegs.push_back({-1, leaving.from});
    return Orders(state, active, true).all(pegs);
}

std::vector<PegWays> waysFromLimbo(const State& state)
{
    std::vector<InHand> pegs;
    for (int player = 0; player < std::ssize(state.players); ++player) {
        if (const Peg& peg = state.player(player).peg; peg.isInLimbo())
            pegs.push_back({player, Footprint(peg.left)});
    }
    return Orders(state, -1, false).all(pegs);
}

std::vector<PegWays> waysOfThrown(const State& state, const Vehicle& vehicle)
{
    Roofs roofs = roofsOf(state);
    std::erase_if(roofs, [&](const Roof& roof) { return roof.vehicle == &vehicle; });
    std::vector<PegWays> ways;
    for (const int player : playersOn(state, vehicle.id)) {
        for (const size_t roof : nearest(state, roofs, footprintOf(state, vehicle)))
            ways.push_back({{state.player(player).id, roofs[roof].vehicle->id}});
    }
    std::ranges::sort(ways);
    return ways;
}

void put(State& state, const PegWay& way)
{
    if (way.peg != enemyWord) {
        if (way.to != limboWord)
            state.player(state.playerIndex(way.peg)).peg = {Peg::At::Roof, way.to, {}};
    } else if (Vehicle* vehicle = state.find(way.to)) {
        ++vehicle->enemies;
    }
}

} // namespace roadmarshal::highway_heist

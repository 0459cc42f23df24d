#include "stunt_condition.h"

#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/table/names.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// The vehicle that a player drives, or stands upon.
const Vehicle* underOf(const State& state, int player)
{
    const Peg& peg = state.player(player).peg;
    return peg.isAtWheel() ? state.vehicleOf(player) : state.find(peg.vehicle);
}

class Condition
{
public:
    Condition(const State& state, int player)
        : m_state(state), m_isManned(state.player(player).peg.isAtWheel()), m_own(underOf(state, player))
    {
    }

    bool holds(StuntTest test) const
    {
        if (!m_own)
            return false;
        switch (test) {
        case StuntTest::Manned:
            return m_isManned;
        case StuntTest::OnFoot:
            return !m_isManned;
        case StuntTest::OnSuv:
            return !m_isManned && m_own->isEnemySuv();
        case StuntTest::WithEnemy:
            return m_own->enemies > 0;
        case StuntTest::VehicleInFront:
            return isAt(1, 0, &isUpright);
        case StuntTest::VehiclesBeside:
            return isAt(0, -1, &isUpright) && isAt(0, 1, &isUpright);
        case StuntTest::SuvBehind:
            return isAt(-1, 0, &isSuv);
        case StuntTest::NearSuv:
            return isNear(&isSuv);
        case StuntTest::NoSuvNear:
            return !isNear(&isSuv);
        case StuntTest::NearSuvPair:
            return isNear([this](const Vehicle& suv) { return isSuv(suv) && hasSecond(suv); });
        case StuntTest::NearWreck:
            return isNear([](const Vehicle& vehicle) { return vehicle.isWreck; });
        case StuntTest::NearMain:
            return isNearMain();
        }
        return false;
    }

private:
    static bool isUpright(const Vehicle& vehicle) { return !vehicle.isWreck; }
    static bool isSuv(const Vehicle& vehicle) { return vehicle.isEnemySuv(); }

    // HH-19: directly, not diagonally.
    bool isAt(int columns, int rows, bool (*is)(const Vehicle&)) const
    {
        const Vehicle* there = occupant(m_state, {m_own->at.column + columns, m_own->at.row + rows});
        return there && is(*there);
    }

    template <class Is>
    bool isNear(Is is) const
    {
        return std::ranges::any_of(m_state.vehicles, [&](const Vehicle& other) {
            return other.id != m_own->id && is(other) && areAdjacent(m_state, *m_own, other);
        });
    }

    bool hasSecond(const Vehicle& suv) const
    {
        return std::ranges::any_of(m_state.vehicles, [&](const Vehicle& other) {
            return other.id != suv.id && other.isEnemySuv() && areAdjacent(m_state, suv, other);
        });
    }

    // One that flies is reached from a space further away.
    bool isNearMain() const
    {
        const Vehicle* main = m_state.find(m_state.guide().main);
        constexpr int inTheAir = 2;
        return main && distance(m_state, *m_own, *main) <= (flies(m_state, *main) ? inTheAir : 1);
    }

    const State& m_state;
    bool m_isManned;
    const Vehicle* m_own;
};

} // namespace

std::optional<bool> conditionHolds(const State& state, int player, const StuntCard& card)
{
    if (card.tests.empty())
        return std::nullopt;
    const Condition condition(state, player);
    return std::ranges::all_of(card.tests, [&](StuntTest test) { return condition.holds(test); });
}

} // namespace roadmarshal::highway_heist

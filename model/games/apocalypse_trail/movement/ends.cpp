#include "ends.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

using Levels = std::vector<FuelLevel>;

// Fuel levels that can be reached with so many squares, each with one way to them.
struct Reached
{
    Levels before = {};
    Tows tows = {};
};
using Layer = std::map<Levels, Reached>;

Levels levelsOf(const Rigs& rigs)
{
    Levels levels;
    for (const Rig& rig : rigs)
        levels.push_back(rig.fuel);
    return levels;
}

Rigs with(Rigs rigs, const Levels& levels)
{
    for (size_t i = 0; i < rigs.size(); ++i)
        rigs[i].fuel = levels[i];
    return rigs;
}

class Explorer
{
public:
    Explorer(const State& state, const QString& pawn, const Journey& journey)
        : m_state(state),
          m_pawn(pawn),
          m_journey(journey),
          m_rigs(rigsOf(state, pawn)),
          m_from(state.pawn(pawn)->at)
    {
        m_layers.push_back({{levelsOf(m_rigs), {}}});
    }

    std::expected<std::vector<End>, TooManyEnds> explore(const std::stop_token& stop)
    {
        for (int moved = 0; !m_layers.back().empty(); ++moved) {
            if (stop.stop_requested())
                return {};
            if (!advance(moved))
                return std::unexpected(TooManyEnds());
        }
        return std::move(m_ends);
    }

private:
    int squareAfter(int moved) const { return m_from + (m_journey.back ? -moved : moved); }
    int longest() const { return m_journey.rolls.back(); }

    // Ends on this square for all who get here, and the next square for those who go on.
    bool advance(int moved)
    {
        const Entered entered =
            moved == 0 ? Entered() : entering(m_state, m_pawn, squareAfter(moved), m_journey.back);
        Layer next;
        for (const auto& [levels, reached] : m_layers[static_cast<size_t>(moved)]) {
            if (m_ends.size() + next.size() > mostEnds)
                return false;
            if (entered.stop != Stop::None) {
                end(moved, levels, entered.stop, [&](int roll) { return roll >= moved; });
                continue;
            }
            if (entered.mayStop)
                end(moved, levels, Stop::Shelter, [&](int roll) { return roll >= moved; });
            end(moved, levels, Stop::Spent, [&](int roll) { return roll == moved; });
            if (moved < longest() && !goOn(levels, next))
                end(moved, levels, Stop::Fuel, [&](int roll) { return roll > moved; });
        }
        m_layers.push_back(std::move(next));
        return true;
    }

    // Whether the next square can be reached.
    bool goOn(const Levels& levels, Layer& next) const
    {
        if (m_journey.push) {
            next.try_emplace(levels, levels, Tows());
            return true;
        }
        const Rigs rigs = with(m_rigs, levels);
        const std::vector<Tows> ways = waysToMove(rigs);
        for (const Tows& tows : ways) {
            Rigs after = rigs;
            spendSquare(after, tows);
            next.try_emplace(levelsOf(after), levels, tows);
        }
        return !ways.empty();
    }

    template <class IsOne>
    void end(int moved, const Levels& levels, Stop stop, IsOne isOne)
    {
        End end{.moved = moved, .at = squareAfter(moved), .stop = stop, .rigs = with(m_rigs, levels)};
        std::ranges::copy_if(m_journey.rolls, std::back_inserter(end.rolls), isOne);
        if (end.rolls.empty())
            return;
        if (m_journey.push)
            end.rolls.clear();
        if (stop == Stop::Scenario)
            end.scenario = m_state.trail().at(end.at).scenario;
        for (int step = 1; step <= moved; ++step)
            pass(squareAfter(step), end);
        Levels now = levels;
        for (int step = moved; step > 0; --step) {
            const Reached& reached = m_layers[static_cast<size_t>(step)].at(now);
            end.tows.insert(end.tows.begin(), reached.tows);
            now = reached.before;
        }
        m_ends.push_back(std::move(end));
    }

    void pass(int square, End& end) const
    {
        end.path.push_back(square);
        if (m_state.trail().at(square).eat)
            end.eats.push_back(square);
        if (m_state.isRace() && m_state.isFreeShelter(square))
            end.shelters.push_back(square);
    }

    const State& m_state;
    QString m_pawn;
    const Journey& m_journey;
    Rigs m_rigs;
    int m_from;
    std::vector<Layer> m_layers; // by squares moved
    std::vector<End> m_ends;
};

} // namespace

std::expected<std::vector<End>, TooManyEnds> endsOf(const State& state, const QString& pawn,
                                                    const Journey& journey, const std::stop_token& stop)
{
    return Explorer(state, pawn, journey).explore(stop);
}

std::map<int, int> landings(const std::vector<End>& ends, const Journey& journey)
{
    std::map<int, int> shares;
    for (const int roll : journey.rolls) {
        const End* furthest = nullptr;
        for (const End& end : ends) {
            const bool isOfRoll = journey.push || std::ranges::contains(end.rolls, roll);
            if (isOfRoll && (!furthest || end.moved > furthest->moved))
                furthest = &end;
        }
        if (furthest)
            ++shares[furthest->at];
    }
    return shares;
}

} // namespace roadmarshal::apocalypse_trail

#include "check.h"

#include "explorer.h"
#include "why_not.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

using track::Index;

namespace {

class PathJudge
{
public:
    PathJudge(const Pack& pack, const Activation& activation, const std::vector<track::Space>& path,
              Effort& effort)
        : m_pack(pack), m_activation(activation), m_path(path), m_effort(effort), m_board(pack)
    {
        m_route.start = m_board.at(activation.car);
        for (const track::Space space : path) {
            const Index index = pack.graph->indexOf(space);
            if (index == track::none || index == m_route.start ||
                std::ranges::contains(m_route.spaces, index))
                break; // no movement enters this one, so the path as far as here says it all
            m_route.spaces.push_back(index);
        }
    }

    Checked judge()
    {
        const bool isWhole = m_route.spaces.size() == m_path.size();
        if (isWhole) {
            Explorer explorer(m_pack, m_activation, m_effort, &m_route);
            explorer.explore();
            if (Outcomes outcomes = explorer.takeOutcomes(); !outcomes.isEmpty())
                return outcomes;
        }
        if (!hasMovement(0))
            return judgeWithoutMovement();
        std::size_t made = 0;
        while (made < m_route.spaces.size() && hasMovement(made + 1))
            ++made;
        return Illegal{static_cast<int>(made) + 1, reasonsAfter(made)};
    }

private:
    // Whether some legal movement begins with so many spaces of the path.
    bool hasMovement(std::size_t spaces)
    {
        const Route route = beginning(spaces, true);
        return Explorer(m_pack, m_activation, m_effort, &route).exploreToFirstEnd();
    }

    Route beginning(std::size_t spaces, bool goesOn) const
    {
        Route route{m_route.start, m_route.spaces, goesOn};
        route.spaces.resize(spaces);
        return route;
    }

    // AR-1: the car stays where it is.
    Checked judgeWithoutMovement()
    {
        if (m_path.empty()) {
            Explorer explorer(m_pack, m_activation, m_effort);
            explorer.explore();
            return explorer.takeOutcomes();
        }
        Illegal illegal{1, reasonsAfter(0)};
        illegal.reasons.push_back({Why::NoMovement, {m_pack.cars[m_activation.car]}});
        return illegal;
    }

    std::vector<Reason> reasonsAfter(std::size_t made)
    {
        if (made < m_path.size() && m_pack.graph->indexOf(m_path[made]) == track::none)
            return {{Why::NoSuchSpace, {track::Place(m_path[made])}}};
        const Route route = beginning(made, false);
        Explorer explorer(m_pack, m_activation, m_effort, &route);
        explorer.explore();
        const Index reached = made == 0 ? route.start : route.spaces.back();
        std::vector<Reason> reasons;
        for (int left = 0; left <= m_activation.points; ++left) {
            for (const StateId state : explorer.layer(left)) {
                if (explorer.states().at(state, m_activation.car) != reached)
                    continue;
                for (Reason& reason : reasonsIn(explorer, state, left, made)) {
                    if (!std::ranges::contains(reasons, reason) && reasons.size() < mostReasons)
                        reasons.push_back(std::move(reason));
                }
            }
        }
        return reasons;
    }

    std::vector<Reason> reasonsIn(const Explorer& explorer, StateId state, int left, std::size_t made)
    {
        const States::Meta& meta = explorer.states().meta(state);
        explorer.states().load(state, m_board);
        if (made == m_path.size()) {
            const Index reached = m_board.at(m_activation.car);
            return {{Why::PointsLeft,
                     {left, reached == track::none ? m_pack.cars[m_activation.car]
                                                   : track::Place(m_pack.graph->spaceAt(reached))}}};
        }
        const Index to = m_pack.graph->indexOf(m_path[made]);
        if (to == m_route.start ||
            std::ranges::contains(m_route.spaces.begin(), m_route.spaces.begin() + made, to))
            return {{Why::EnteredBefore, {track::Place(m_path[made])}}};
        return whyNot(m_pack, m_activation,
                      {m_board, explorer.trails(), meta.trail, explorer.links().link(meta.link), left}, to);
    }

    static constexpr std::size_t mostReasons = 4;

    const Pack& m_pack;
    const Activation& m_activation;
    const std::vector<track::Space>& m_path;
    Effort& m_effort;
    Board m_board;
    Route m_route;
};

} // namespace

std::expected<Checked, GaveUp> judgePath(const Pack& pack, const Activation& activation,
                                         const std::vector<track::Space>& path, std::stop_token stop,
                                         Limits limits)
{
    Effort effort(limits, std::move(stop));
    Checked verdict = PathJudge(pack, activation, path, effort).judge();
    if (effort.isEnded())
        return std::unexpected(whyEnded(effort));
    return verdict;
}

} // namespace roadmarshal::apocalypse_road::movement

// The search itself: states in layers by the movement points left, each state once.
#pragma once

#include "outcomes.h"
#include "route.h"
#include "state_table.h"
#include "steps.h"

namespace roadmarshal::apocalypse_road::movement {

class Explorer
{
public:
    // Without a route the active car is free.
    Explorer(const Pack& pack, const Activation& activation, Effort& effort, const Route* route = nullptr);

    Q_DISABLE_COPY_MOVE(Explorer)

    // Everything, from many points left to few.
    void explore();
    // Until one movement is found; tells whether there is one.
    bool exploreToFirstEnd();

    const States& states() const { return m_states; }
    const Trails& trails() const { return m_trails; }
    const Links& links() const { return m_links; }
    const std::vector<StateId>& layer(int left) const { return m_layers[left].states; }

    // AR-1: if the car is free and has no movement at all, it stays where it is.
    Outcomes takeOutcomes();

private:
    struct Layer
    {
        std::vector<StateId> states;
        std::size_t explored = 0;
        StateTable table;
    };

    // A state about to be added.
    struct Child
    {
        const Step* step;
        int left;
        States::Meta meta;
        std::uint32_t hash;
    };

    static std::uint32_t hashOf(const States::Meta& meta);
    bool mayEndAt(track::Index space) const { return !m_route || m_route->permitsEnd(space); }
    void addRoots();
    void exploreNext(int left);
    States::Meta metaAfter(StateId parent, const States::Meta& before, const Step& step, int left);
    void addChildren(StateId parent);
    void addEnd(StateId state, const Step& step);
    void keepDraftIfNew(std::uint32_t hash, int left);
    Links::Id linkAfter(Links::Id before, const Step& step, int left);

    Pack m_pack;
    Activation m_activation;
    Effort* m_effort;
    const Route* m_route;
    const track::Graph* m_graph;
    Board m_start;
    Board m_board;
    Trails m_trails;
    Links m_links;
    StepFinder m_finder;
    States m_states;
    std::vector<Layer> m_layers; // by points left
    std::vector<Child> m_children;
    std::vector<std::uint8_t> m_line; // by space: 1 before the Finish Line, 2 past it
    std::vector<Outcomes::Entry> m_ends;
    StateTable m_endTable;
};

} // namespace roadmarshal::apocalypse_road::movement

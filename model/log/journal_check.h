// Whether the entries of a journal from elsewhere fit together, one after the other.
#pragma once

#include "table/entry.h"
#include "table/game.h"

#include <vector>

namespace roadmarshal::log {

class JournalCheck
{
public:
    JournalCheck(const table::Game& game, const table::State& start);

    // What is wrong with the next entry, if anything.
    std::optional<QString> follow(const table::Entry& entry);

private:
    // What stands, as a chain back to the start; the same that History follows, with the table after each.
    struct Node
    {
        int entry = 0;
        int parent = -1;
        table::State state;
    };

    std::optional<QString> effectsFit(const table::Entry& entry);
    std::optional<QString> amendmentFits(const table::Entry& entry);
    bool isSame(const table::State& one, const table::State& other) const;

    const table::Game& m_game;
    std::vector<table::State> m_states; // after each entry; 0 is the start
    std::vector<Node> m_nodes;
    std::vector<int> m_tips; // the newest standing node after each entry
};

} // namespace roadmarshal::log

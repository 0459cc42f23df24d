// Which of the recorded entries still stand, at any point of the journal: undo, redo and amendments followed.
#pragma once

#include "entry.h"

#include <vector>

namespace roadmarshal::table {

class History
{
public:
    void append(const Entry& entry);

    int size() const { return static_cast<int>(m_tips.size()) - 1; }

    // The entry that undo would take back, that redo would bring back; 0 for none.
    int undoable() const { return m_tips.back().recorder; }
    int redoable() const { return m_redo.empty() ? 0 : m_redo.back(); }

    // The actions and corrections that stand after entry `number`, oldest first.
    QList<Amended> standing(int number) const;
    QList<Amended> standing() const { return standing(size()); }

    // The same as a chain: the newest standing item after an entry, the one before an item; -1 for none.
    int tip(int number) const { return m_tips[number].node; }
    int before(int number) const { return m_nodes[number].parent; }
    // From what stands after one entry to what stands after another: items are taken off, the newest first,
    // then others are put on top, in their order.
    struct Passing
    {
        std::vector<int> off;
        std::vector<int> on;
    };
    Passing between(int from, int to) const;
    const Amended& item(int number) const { return m_nodes[number].item; }

private:
    struct Node
    {
        Amended item;
        int parent = -1;
    };
    // The newest standing item after an entry, and the entry that put it there.
    struct Tip
    {
        int node = -1;
        int recorder = 0;
    };

    void push(const Amended& item, int parent, int recorder);

    std::vector<Node> m_nodes;
    std::vector<Tip> m_tips{Tip{}}; // by entry number; 0 is the table before the first entry
    std::vector<int> m_redo;
};

} // namespace roadmarshal::table

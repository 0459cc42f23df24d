// The table that the standing entries of a history add up to, at any point of it.
#pragma once

#include "table/game.h"
#include "table/history.h"

#include <QHash>

namespace roadmarshal::table {

class StandingTables
{
public:
    // The history may grow meanwhile.
    StandingTables(const Game& game, const History& history, const State& start);

    // What an item of the history and all before it give; -1 is the start. Fails with the number of the entry
    // whose effects do not fit.
    std::expected<State, Problem> after(int item);

private:
    const Game& m_game;
    const History& m_history;
    State m_start;
    // By item. Amendments can tell of many more items than there are entries: between those that were asked
    // for, only some are kept.
    QHash<int, State> m_known;
};

// Whether the same lies on two tables that effects made of one start. Storing both to compare them would take
// a hundred times as long, and a journal has thousands of places to compare.
bool isSame(const Game& game, const State& one, const State& other);

} // namespace roadmarshal::table

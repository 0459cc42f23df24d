// Whether the entries of a journal from elsewhere fit together, one after the other.
#pragma once

#include "table/journal/standing_tables.h"

#include <vector>

namespace roadmarshal::log {

class JournalCheck
{
public:
    JournalCheck(const table::Game& game, const table::State& start);
    JournalCheck(const JournalCheck&) = delete;
    JournalCheck& operator=(const JournalCheck&) = delete;

    // What is wrong with the next entry, if anything.
    std::optional<QString> follow(const table::Entry& entry);

private:
    std::optional<QString> effectsFit(const table::Entry& entry);
    std::optional<QString> amendmentFits(const table::Entry& entry);

    const table::Game& m_game;
    std::vector<table::State> m_states; // after each entry; 0 is the start
    table::History m_history;
    table::StandingTables m_tables;
};

} // namespace roadmarshal::log

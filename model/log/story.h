// What each entry is about: the passage of play that it belongs to, whom it concerns, what it brought.
#pragma once

#include "table/journal/session.h"

namespace roadmarshal::log {

struct About
{
    table::Passage passage;
    QList<table::Fact> facts; // one for each effect of the entry
};

// Follows the journal from its start.
class Story
{
public:
    Story() = default;
    Story(const table::Game& game, table::State start) : m_game(&game), m_now(std::move(start)) {}

    // Of the next entry. What is no action (a correction, an undo, a note) belongs to the passage in which it
    // was recorded.
    About follow(const table::Entry& entry);
    // The table just before the next entry.
    const table::State& now() const { return m_now; }

private:
    const table::Game* m_game = nullptr;
    table::State m_now;
    table::Passage m_passage;
};

// Of all entries, oldest first.
QList<About> aboutAll(const table::Session& session);

// Entries in a row of one passage, by their numbers.
struct Group
{
    table::Passage passage;
    QList<int> entries;
};
// Groups in a row of one turn.
struct Turn
{
    int number = 0;
    QList<Group> groups;
    int lastEntry() const { return groups.back().entries.back(); }
};
QList<Turn> turnsOf(const QList<About>& all);

// "Turn 3", or what comes before the first.
QString titleOfTurn(int number);
QString titleOf(const table::Game& game, const table::Passage& passage);

} // namespace roadmarshal::log

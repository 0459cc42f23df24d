// In whose words the journal is read: those of its files, where a team is an id, or those of its table.
#pragma once

#include "table/game.h"

namespace roadmarshal::log {

class Voice
{
public:
    // Of files.
    Voice(const table::Game& game) : m_game(&game) {}
    Voice(const table::Game& game, table::State table) : m_game(&game), m_table(std::move(table)) {}

    const table::Game& game() const { return *m_game; }
    QString say(const table::Effect& effect) const { return said(effect); }
    QString say(const table::Action& action) const { return said(action); }

private:
    QString said(const auto& recorded) const
    {
        return m_table ? m_game->tell(*m_table, recorded) : m_game->say(recorded);
    }

    const table::Game* m_game;
    std::optional<table::State> m_table;
};

} // namespace roadmarshal::log

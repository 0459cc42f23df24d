// All the games there are.
#pragma once

#include "table/game.h"

#include <span>

namespace roadmarshal::games {

std::span<const table::Game* const> all();
// One more for as long as it lives, behind those of the list: a game that only a test knows. It comes before
// anything looks a game up, and goes after that.
class Guest
{
public:
    explicit Guest(const table::Game& game);
    ~Guest();
    Q_DISABLE_COPY_MOVE(Guest)

private:
    const table::Game* m_game;
};
// The game of files from the time when there was one, which need not name it.
const table::Game& usual();
// Their ids, with commas in between.
QString knownIds();
// Exported logs of whole games that come with the program; there may be none.
QStringList samplesOf(const table::Game& game);
// Null for an id that no game has.
const table::Game* find(const QString& id);

} // namespace roadmarshal::games

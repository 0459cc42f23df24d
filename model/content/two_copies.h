// One item as the library has it and as a running game plays with it, while somebody holds the card of it:
// what they are shown, and what either of the two becomes of what they type.
#pragma once

#include "item.h"
#include "kind.h"

namespace roadmarshal::content {

class TwoCopies
{
public:
    // Nothing: the library has none. Empty: the game does not play with it.
    TwoCopies(const Kind& kind, const std::optional<Item>& library, QJsonObject game);

    bool isInGame() const { return !m_game.isEmpty(); }
    // As the game has it, with all that only the library knows; marked where nobody has confirmed it.
    const QJsonObject& shown() const { return m_shown; }
    // The copies, from what was made of it. Where somebody has typed or confirmed, the marks are gone; what
    // else the library says otherwise than the game stays its own. An entry that it has not comes whole.
    QJsonObject forLibrary(const QJsonObject& edited) const;
    QJsonObject forGame(const QJsonObject& edited) const;

private:
    QJsonObject joined() const;

    Kind m_kind;
    QJsonObject m_library;
    QJsonObject m_game;
    QJsonObject m_shown;
};

} // namespace roadmarshal::content

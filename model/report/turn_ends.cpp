#include "turn_ends.h"

#include <algorithm>

namespace roadmarshal::report {

using namespace table;

TurnEnds standingsByTurn(const Session& session, int turns)
{
    const Game& game = session.game();
    TurnEnds ends(turns + 1);
    auto state = session.at(0);
    for (const Amended& item : session.history().standing()) {
        if (state && ends.front().isEmpty() && game.passage(*state, item.action).turn > 0)
            ends.front() = game.show(*state).standings;
        for (const Effect& effect : item.effects) {
            if (!state)
                return ends; // entries that do not fit together: what was sound is told
            const Fact fact = game.fact(*state, item.action, effect);
            if (fact.what == Fact::What::Turn)
                ends[std::clamp(fact.turn - 1, 1, turns)] = game.show(*state).standings;
            state = game.evolve(*state, effect);
        }
    }
    ends.back() = game.show(session.now()).standings;
    return ends;
}

} // namespace roadmarshal::report

#include "facts.h"

namespace roadmarshal::log {

using namespace table;

QList<DatedFact> factsOf(const Session& session)
{
    const Game& game = session.game();
    QList<DatedFact> facts;
    auto state = session.at(0);
    for (const Amended& item : session.history().standing()) {
        const QDateTime& time = session.entries()[item.entry - 1].time;
        for (const Effect& effect : item.effects) {
            if (!state)
                return facts; // entries that do not fit together: what was sound is told
            facts.append({item.entry, time, item.kind == EntryKind::Correction, effect,
                          game.fact(*state, item.action, effect)});
            state = game.evolve(*state, effect);
        }
    }
    return facts;
}

} // namespace roadmarshal::log

#include "decide.h"

#include "activation.h"
#include "grid.h"
#include "match.h"
#include "turn_end.h"
#include "turns.h"

namespace roadmarshal::apocalypse_road {

Decided decide(const State& state, const Action& action, table::Random& random, const std::stop_token& stop)
{
    // What the table shows and nobody has written down yet comes first.
    Recorder before(state);
    settleWhoActs(before);
    const State& now = before.state();
    return std::visit(Match{[&](const FillGrid& d) { return decideGrid(now, d, random); },
                            [&](const Activate& d) { return decideActivation(now, d, random, stop); },
                            [&](const Shoot& d) { return decideShot(now, d, random, stop); },
                            [&](const Collide& d) { return decideCollision(now, d, random, stop); },
                            [&](const PickChain& d) { return decideChain(now, d, random, stop); },
                            [&](const DrawEvent& d) { return decideEvent(now, d, random, stop); },
                            [&](const ResolveEvent& d) { return decideEventChoices(now, d, random, stop); },
                            [&](const FinishSegment& d) { return decideFinish(now, d, random); },
                            [&](const Replace& d) { return decideReplacement(now, d, random, stop); },
                            [&](const Discard& d) { return decideDiscard(now, d); },
                            [&](const EndTurn& d) { return decideEndOfTurn(now, d, random); }},
                      action)
        .transform([&](table::Decision decision) {
            decision.effects = before.effects() + decision.effects;
            return decision;
        });
}

} // namespace roadmarshal::apocalypse_road

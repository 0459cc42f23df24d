#include "decide.h"

#include "activation.h"
#include "grid.h"
#include "match.h"
#include "turn_end.h"
#include "turns.h"

namespace roadmarshal::apocalypse_road {

Decided decide(const State& state, const Action& action, table::Random& random)
{
    // What the table shows and nobody has written down yet comes first.
    Recorder before(state);
    settleWhoActs(before);
    const State& now = before.state();
    return std::visit(Match{[&](const FillGrid& d) { return decideGrid(now, d, random); },
                            [&](const Activate& d) { return decideActivation(now, d, random); },
                            [&](const Shoot& d) { return decideShot(now, d, random); },
                            [&](const Collide& d) { return decideCollision(now, d, random); },
                            [&](const PickChain& d) { return decideChain(now, d, random); },
                            [&](const DrawEvent& d) { return decideEvent(now, d, random); },
                            [&](const ResolveEvent& d) { return decideEventChoices(now, d, random); },
                            [&](const FinishSegment& d) { return decideFinish(now, d, random); },
                            [&](const Replace& d) { return decideReplacement(now, d, random); },
                            [&](const Discard& d) { return decideDiscard(now, d); },
                            [&](const EndTurn& d) { return decideEndOfTurn(now, d, random); }},
                      action)
        .transform([&](table::Decision decision) {
            decision.effects = before.effects() + decision.effects;
            return decision;
        });
}

} // namespace roadmarshal::apocalypse_road

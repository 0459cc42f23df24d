#include "owner.h"

namespace roadmarshal::apocalypse_trail {

Objections againstOwner(const State& state, const QString& crew)
{
    if (!state.isRace() || crew.isEmpty() || state.turn.pawn.isEmpty() || crew == state.turn.pawn)
        return {};
    return {against("others-in-race", "AT-29", {{QStringLiteral("crew"), crew}}, "ATR-30")};
}

} // namespace roadmarshal::apocalypse_trail

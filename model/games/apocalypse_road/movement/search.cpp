#include "search.h"

#include "explorer.h"

namespace roadmarshal::apocalypse_road::movement {

std::expected<Outcomes, Problem> findOutcomes(const Pack& pack, const Activation& activation,
                                              std::stop_token stop, Limits limits)
{
    Effort effort(limits, std::move(stop));
    Explorer explorer(pack, activation, effort);
    explorer.explore();
    if (effort.isEnded())
        return std::unexpected(problemOf(effort));
    return explorer.takeOutcomes();
}

Problem problemOf(const Effort& effort)
{
    return {{},
            effort.isCancelled() ? QStringLiteral("was stopped")
                                 : QStringLiteral("has too many ways to move")};
}

} // namespace roadmarshal::apocalypse_road::movement

#include "search.h"

#include "explorer.h"

namespace roadmarshal::apocalypse_road::movement {

namespace {

thread_local int searches = 0;

} // namespace

std::expected<Outcomes, GaveUp> findOutcomes(const Pack& pack, const Activation& activation,
                                             std::stop_token stop, Limits limits)
{
    ++searches;
    Effort effort(limits, std::move(stop));
    Explorer explorer(pack, activation, effort);
    explorer.explore();
    if (effort.isEnded())
        return std::unexpected(whyEnded(effort));
    return explorer.takeOutcomes();
}

int searchesMade()
{
    return searches;
}

GaveUp whyEnded(const Effort& effort)
{
    return effort.isCancelled() ? GaveUp::Stopped : GaveUp::TooMany;
}

Problem problemOf(GaveUp reason)
{
    return {{},
            reason == GaveUp::Stopped ? QStringLiteral("was stopped")
                                      : QStringLiteral("has too many ways to move")};
}

} // namespace roadmarshal::apocalypse_road::movement

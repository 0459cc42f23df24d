#include "games/apocalypse_trail/scoring/standings.h"

#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using table::Figure;
using table::Standing;

namespace {

Figure figure(const char* label, int value, Figure::Role role = Figure::Other)
{
    return {.property = {}, .label = shown(label), .value = value, .role = role};
}

Standing standingOf(const State& state, const Score& score)
{
    const QString& crew = state.crews[static_cast<size_t>(score.crew)].id;
    Standing standing{.team = crew, .rank = score.rank};
    standing.figures = {figure("figure-points", score.total(), Figure::Score),
                        figure("figure-vehicles", score.vehicles),
                        figure("figure-mods", score.mods),
                        figure("figure-resources", score.resources),
                        figure("figure-survivors", score.survivors),
                        figure("figure-shelter", score.shelter),
                        figure("figure-currency", score.currency)};
    standing.first = crew == state.first;
    standing.toAct = state.outfit ? state.outfit->crew == crew : state.turn.pawn == crew;
    return standing;
}

} // namespace

QList<Standing> standingsOf(const State& state)
{
    QList<Standing> bySeat;
    if (!state.isRace())
        return bySeat;
    std::vector<Score> scores = standings(state);
    std::ranges::sort(scores, {}, &Score::crew);
    for (const Score& score : scores)
        bySeat.append(standingOf(state, score));
    return bySeat;
}

} // namespace roadmarshal::apocalypse_trail

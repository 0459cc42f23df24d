#include "over.h"

#include "games/apocalypse_trail/catastrophe/catastrophe.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

table::Citation ruleOf(const State& state, Over over)
{
    const auto cite = [](const char* rule, const char* ruling = "") {
        return table::Citation{QLatin1StringView(rule), QLatin1StringView(ruling)};
    };
    if (over == Over::Won)
        return cite("AT-90", "ATR-28");
    if (over == Over::Lost)
        return cite("AT-91");
    const auto isDone = [&](const Crew& crew) {
        return state.isSheltered(crew.id) || crew.survivors.empty();
    };
    if (std::ranges::all_of(state.crews, isDone))
        return cite("AT-92");
    return state.catastrophe.at >= state.trail().end() ? cite("AT-95", "ATR-20") : cite("AT-92", "ATR-33");
}

} // namespace

void settleOver(Deed& deed)
{
    const State& state = deed.state();
    if (state.over != Over::No || state.turn.step == Step::Outfit)
        return;
    const Over over = overNow(state);
    if (over == Over::No)
        return;
    const table::Citation cited = ruleOf(state, over);
    deed.apply(cited.rule.toLatin1().constData(), cited.ruling.toLatin1().constData(), [&](State& next) {
        next.over = over;
        next.turn = Turn{next.turn.number, next.isRace() ? next.first : convoyId};
    });
}

} // namespace roadmarshal::apocalypse_trail

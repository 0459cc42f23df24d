#include "decide.h"

#include "act.h"
#include "enemy_die.h"
#include "games/highway_heist/by_hand/nonsense.h"
#include "match.h"

namespace roadmarshal::highway_heist {

namespace {

bool carryOut(Deed& deed, const Action& action)
{
    return std::visit(Match{[&](const TakeAction& one) { return act(deed, one); },
                            [&](const RollForAction& one) { return rollFor(deed, one); },
                            [&](const RollEnemyDie& one) { return rollDie(deed, one); },
                            [&](const Defend& one) { return defend(deed, one); },
                            [&](const Pick& one) { return pick(deed, one); },
                            [&](const DrawUp& one) { return drawUp(deed, one); },
                            [&](const EndRound&) { return endRound(deed); }},
                      action);
}

// What can't be in the middle of something else.
bool isInTheWay(const State& state, const Action& action)
{
    const bool isNew =
        std::holds_alternative<TakeAction>(action) || std::holds_alternative<RollForAction>(action) ||
        std::holds_alternative<RollEnemyDie>(action) || std::holds_alternative<EndRound>(action);
    return isNew && state.open.has_value();
}

} // namespace

Decided decide(const State& state, const Action& action, table::Random& random)
{
    Deed deed(state, &random);
    if (isInTheWay(state, action) || !carryOut(deed, action))
        return std::unexpected(table::impossible(QStringLiteral("that can't be done on this table")));
    // Two cars in one space are nothing to insist on: the rule against it says why.
    if (!deed.objections().isEmpty() && nonsense(deed.state()))
        return table::Decision{{}, deed.objections()};
    return table::Decision{deed.effects(), deed.objections()};
}

std::optional<Deed> tried(const State& state, const TakeAction& action)
{
    Deed deed(state, nullptr);
    return !state.open && act(deed, action) ? std::optional(std::move(deed)) : std::nullopt;
}

table::Effects consequences(const State& state)
{
    Deed deed(state, nullptr);
    // In the middle of something that is looked at anyway.
    if (!state.result && !state.open)
        deed.begin([&](State& next, const Watch& watch) { beginSettling(next, state.active, watch); });
    return deed.effects();
}

} // namespace roadmarshal::highway_heist

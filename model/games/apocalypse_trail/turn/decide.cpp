#include "decide.h"

#include "ending.h"
#include "journey.h"
#include "outfitting.h"
#include "over.h"
#include "resolve.h"
#include "running.h"
#include "using.h"

namespace roadmarshal::apocalypse_trail {

namespace {

const Throws& throwsOf(const Action& action)
{
    static const Throws nothing;
    return std::visit(
        [](const auto& one) -> const Throws& {
            if constexpr (requires { one.throws; })
                return one.throws;
            else
                return nothing;
        },
        action);
}

bool isOnTheWay(const Deed& deed)
{
    return deed.turn().step != Step::Outfit && deed.turn().open.isNothing();
}

void goOnWithEffects(Deed& deed)
{
    if (deed.turn().open.ending != Ending::No)
        goOnEnding(deed);
    else if (!deed.turn().open.running.empty() && runOn(deed))
        finishScenario(deed);
}

bool carry(Deed& deed, const RollOff& one)
{
    return rollOff(deed, one);
}
bool carry(Deed& deed, const TurnUp& one)
{
    return turnUp(deed, one);
}
bool carry(Deed& deed, const Choose& one)
{
    return choose(deed, one);
}
bool carry(Deed& deed, const Buy& one)
{
    return buy(deed, one);
}
bool carry(Deed& deed, const SetOut&)
{
    return setOut(deed);
}
bool carry(Deed& deed, const StowTokens& one)
{
    return stow(deed, one);
}
bool carry(Deed& deed, const TakeCard& one)
{
    return takeCard(deed, one);
}
bool carry(Deed& deed, const LeaveCard& one)
{
    return leaveCard(deed, one);
}
bool carry(Deed& deed, const EatFreely& one)
{
    return eat(deed, one);
}
bool carry(Deed& deed, const UseMedicine& one)
{
    return useMedicine(deed, one);
}
bool carry(Deed& deed, const SetOff& one)
{
    if (!isOnTheWay(deed))
        return false;
    setOff(deed, one);
    return true;
}
bool carry(Deed& deed, const TowOver& one)
{
    return towOver(deed, one.tows);
}
bool carry(Deed& deed, const Feed& one)
{
    return feedDue(deed, one);
}
bool carry(Deed& deed, const AtShelter& one)
{
    return stopAt(deed, one.stop);
}
bool carry(Deed& deed, const TurnOver& one)
{
    return isOnTheWay(deed) && turnOver(deed, one);
}
bool carry(Deed& deed, const Resolve& one)
{
    return isOnTheWay(deed) && resolve(deed, one);
}
bool carry(Deed& deed, const AnswerEffect& one)
{
    if (!answerEffect(deed, one))
        return false;
    goOnWithEffects(deed);
    return true;
}
bool carry(Deed& deed, const EndTurn&)
{
    if (!isOnTheWay(deed))
        return false;
    endTurn(deed);
    return true;
}

} // namespace

Decided decide(const State& state, const Action& action, table::Random& random)
{
    const Throws throws = throwsOf(action);
    Deed deed(state, throws, &random);
    const bool isOver = state.over != Over::No;
    if (isOver || !std::visit([&](const auto& one) { return carry(deed, one); }, action))
        return std::unexpected(table::impossible(QStringLiteral("that can't be done on this table")));
    return table::Decision{deed.effects(), deed.objections()};
}

table::Effects consequences(const State& state)
{
    static const Throws nothing;
    Deed deed(state, nothing, nullptr);
    if (state.turn.step == Step::Outfit || state.over != Over::No)
        return {};
    if (state.turn.open.ending == Ending::No)
        settleOver(deed);
    // What somebody was asked may have been settled by hand.
    if (deed.turn().open.moving)
        goAlong(deed);
    else
        goOnWithEffects(deed);
    return deed.effects();
}

} // namespace roadmarshal::apocalypse_trail

#include "enemy_die.h"

#include "games/highway_heist/actions/powers.h"
#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/table/names.h"
#include "rolling.h"
#include "turns.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

// Cards that the app draws come up by themselves.
void drawByApp(Deed& deed)
{
    while (deed.state().setup->cardsInApp) {
        const auto need = needOf(deed.state());
        const auto* card = need ? std::get_if<NeedCard>(&*need) : nullptr;
        if (!card)
            return;
        const QString name = card->isStunt ? u"stunt"_s : u"enemy card"_s;
        const int drawn = deed.random().below(static_cast<int>(card->cards.size()), name);
        deed.run(
            [&](State& next, const Watch& watch) { return give(next, Drawn{card->cards[drawn]}, watch); });
    }
}

bool answer(Deed& deed, const Answer& answer)
{
    const bool fits = deed.run([&](State& next, const Watch& watch) { return give(next, answer, watch); });
    if (fits)
        drawByApp(deed);
    return fits;
}

bool take(Deed& deed, const NeedDefense& need, const EffortRoll& roll)
{
    const int prevented = std::min(roll.counted(), need.amount);
    deed.add(Defended{deed.state().player(need.owner).id, need.vehicle, need.amount, prevented}, "HH-42");
    deed.change([](State& next) { next.attempt.reset(); }, "HH-42");
    return answer(deed, Successes{roll.counted()});
}

bool defendByApp(Deed& deed, const NeedDefense& need, const Throw& toss, const QStringList& assists)
{
    EffortRoll helped;
    helped.assists = assists;
    deed.object(againstRoll(deed.state(), toss, helped));
    payAssists(deed, assists);
    const EffortRoll roll = rolledByApp(deed, toss, assists);
    noteRoll(deed, toss, roll, "HH-42");
    if (!isWorthBoosting(deed.state(), need.owner, roll, need.amount))
        return take(deed, need, roll);
    deed.change([&](State& next) { next.attempt = Attempt{{}, need.vehicle, roll, false}; }, "HH-42");
    return true;
}

} // namespace

Throw defenseOf(const State& state, const NeedDefense& need)
{
    const Vehicle& vehicle = *state.find(need.vehicle);
    const Rating rating = ratingOf(state, need.owner, Skill::Defense);
    const int extra = extraDice(state, need.owner, Skill::Defense);
    return {need.owner, (isManned(state, vehicle) ? rating.total() : rating.vehicle) + extra,
            u"roll-defense"_s};
}

std::optional<Symbol> symbolIn(const QString& word)
{
    const auto position = symbolWords.indexOf(word);
    return position < 0 ? std::nullopt : std::optional(static_cast<Symbol>(position));
}

bool rollDie(Deed& deed, const RollEnemyDie& action)
{
    const int player = deed.state().playerIndex(action.player);
    if (player < 0 || deed.state().open || (!action.symbol.isEmpty() && !symbolIn(action.symbol)))
        return false;
    deed.object(againstGoingOn(deed.state()));
    enterTurn(deed, player);
    QString symbol = action.symbol;
    const dice::Die die = enemyDie();
    if (symbol.isEmpty())
        symbol = die.side(deed.random().below(die.sides(), u"enemy die "_s + action.player)).name;
    deed.add(table::Rolled{u"roll-enemy"_s, action.player, action.player, dice::Faces{{symbol}}, 0, 0,
                           action.symbol.isEmpty()},
             "HH-88");
    if (deed.state().result)
        return true;
    deed.change([](State& next) { next.attempt.reset(); }, "HH-58");
    deed.begin(
        [&](State& next, const Watch& watch) { beginDie(next, *symbolIn(symbol), player, true, watch); });
    drawByApp(deed);
    return true;
}

bool endRound(Deed& deed)
{
    if (deed.state().open)
        return false;
    deed.object(againstGoingOn(deed.state()));
    deed.object(againstEndOfRound(deed.state()));
    if (deed.state().result)
        return true;
    deed.change(
        [](State& next) {
            next.active = -1;
            next.used = 0;
            next.isClosed = false;
            next.attempt.reset();
        },
        "HH-109");
    deed.begin([](State& next, const Watch& watch) { beginEndOfRound(next, watch); });
    drawByApp(deed);
    return true;
}

bool defend(Deed& deed, const Defend& action)
{
    const auto open = needOf(deed.state());
    const auto* need = open ? std::get_if<NeedDefense>(&*open) : nullptr;
    if (!need)
        return false;
    const Throw toss = defenseOf(deed.state(), *need);
    if (!action.isRolled)
        return defendByApp(deed, *need, toss, action.roll.assists);
    const auto& attempt = deed.state().attempt;
    if (attempt && attempt->action.isEmpty()) {
        if (action.roll.boosted)
            deed.spend(toss.roller, "HH-47");
        return take(deed, *need, action.roll);
    }
    deed.object(againstRoll(deed.state(), toss, action.roll));
    payAssists(deed, action.roll.assists);
    noteRoll(deed, toss, action.roll, "HH-42");
    return take(deed, *need, action.roll);
}

bool pick(Deed& deed, const Pick& action)
{
    return answer(deed, PegWay{action.who, action.to});
}

bool drawUp(Deed& deed, const DrawUp& action)
{
    if (!action.card.isEmpty())
        return answer(deed, Drawn{action.card});
    const auto open = needOf(deed.state());
    const auto* need = open ? std::get_if<NeedCard>(&*open) : nullptr;
    if (!need)
        return false;
    const QString name = need->isStunt ? u"stunt"_s : u"enemy card"_s;
    const int drawn = deed.random().below(static_cast<int>(need->cards.size()), name);
    return answer(deed, Drawn{need->cards[drawn]});
}

} // namespace roadmarshal::highway_heist

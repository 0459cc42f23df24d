// Questions about Effort Dice.
#include "games/highway_heist/actions/powers.h"
#include "games/highway_heist/actions/roll.h"
#include "games/highway_heist/turn/enemy_die.h"
#include "prompts.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Odds;
using table::Option;
using table::Prompt;

namespace {

QJsonObject argsOf(const State& state, const Throw& toss, int dice, int need)
{
    return {{u"player"_s, state.player(toss.roller).id},
            {u"what"_s, u"@"_s + toss.what},
            {u"dice"_s, dice},
            {u"need"_s, need}};
}

// A token more of each who could still help, with the odds that it makes.
void addAssists(const State& state, const Throw& toss, const QStringList& assists, int need, Prompt& made)
{
    const int given = static_cast<int>(assists.size());
    if (diceWith(toss.rating, given) >= mostDice)
        return;
    for (int player = 0; player < std::ssize(state.players); ++player) {
        const QString& id = state.player(player).id;
        if (player == toss.roller || state.player(player).boost <= assists.count(id))
            continue;
        const int dice = diceWith(toss.rating, given + 1);
        Option option{u"+"_s + id, message("option-assist", {{u"player"_s, id}, {u"dice"_s, dice}}), {}, {}};
        const Chance chance = chanceOf(dice, need);
        option.odds = Odds{chance.plain, chance.boosted};
        option.group = message("group-assist");
        option.chip = message("chip-player", {{u"player"_s, id}});
        made.options.append(option);
    }
}

Option resultOption(const EffortRoll& roll, int need)
{
    const QJsonObject args{{u"count"_s, roll.successes}, {u"symbols"_s, roll.symbols}};
    Option option{toWord(roll),
                  message(roll.boosted       ? "option-roll-boosted"
                          : roll.symbols > 0 ? "option-roll-symbols"
                                             : "option-roll",
                          args),
                  {},
                  {}};
    option.group = message("group-successes", args);
    option.chip = message(roll.boosted       ? "chip-boosted"
                          : roll.symbols > 0 ? "chip-symbols"
                                             : "chip-plain",
                          args);
    if (roll.counted() < need && roll.shown() >= need && !roll.boosted)
        option.badge = message("badge-boost-would-do");
    return option;
}

Prompt rollPrompt(const State& state, const Throw& toss, const QStringList& assists, int need,
                  const char* question)
{
    const int dice = diceWith(toss.rating, static_cast<int>(assists.size()));
    Prompt made;
    made.id = u"roll"_s;
    made.asking = Asking::Choice;
    made.question = message(question, argsOf(state, toss, dice, need));
    addAssists(state, toss, assists, need, made);
    for (int successes = 0; successes <= dice; ++successes) {
        for (int symbols = 0; successes + symbols <= dice; ++symbols) {
            EffortRoll roll{.successes = successes, .symbols = symbols};
            made.options.append(resultOption(roll, need));
            roll.boosted = true;
            if (symbols > 0 && state.player(toss.roller).boost > 0)
                made.options.append(resultOption(roll, need));
        }
    }
    made.options.append({u"app"_s, message("option-roll-app"), {}, {}});
    made.asks = state.player(toss.roller).id;
    return made;
}

void remindOfOdds(const State& state, const Throw& toss, int dice, int need, Prompt& made)
{
    const Chance chance = chanceOf(dice, need);
    const bool canBoost = state.player(toss.roller).boost > 0;
    made.reminders.append(message(canBoost ? "reminder-odds-boost" : "reminder-odds",
                                  {{u"percent"_s, qRound(100 * chance.plain)},
                                   {u"boosted"_s, qRound(100 * chance.boosted)},
                                   {u"dice"_s, dice},
                                   {u"need"_s, need}}));
}

// What a Special Power may do once the dice lie there.
void remindOfPowers(const State& state, int player, Skill skill, Prompt& made)
{
    const QJsonObject args{{u"player"_s, state.player(player).id}};
    if (hasHook(state, player, PowerHook::Does::RerollOne, skill))
        made.reminders.append(message("reminder-reroll", args));
    if (hasHook(state, player, PowerHook::Does::AutoSuccess, skill))
        made.reminders.append(message("reminder-success", args));
}

} // namespace

Prompt promptRoll(const State& state, const TakeAction& action)
{
    const Trial trial = *trialOf(state, action.player, action.action, action.target);
    Prompt made = rollPrompt(state, trial.toss, action.roll.assists, trial.need, "ask-roll");
    const int dice = diceWith(trial.toss.rating, static_cast<int>(action.roll.assists.size()));
    remindOfOdds(state, trial.toss, dice, trial.need, made);
    remindOfPowers(state, trial.toss.roller,
                   rollOf(state, trial.toss.roller, action.action, action.target)->skill, made);
    made.active = action.player;
    return made;
}

Prompt promptDefense(const State& state, const NeedDefense& need, const QStringList& assists)
{
    const Throw toss = defenseOf(state, need);
    Prompt made = rollPrompt(state, toss, assists, need.amount, "ask-defense");
    const int dice = diceWith(toss.rating, static_cast<int>(assists.size()));
    made.question.args[u"vehicle"_s] = need.vehicle;
    made.question.args[u"amount"_s] = need.amount;
    const Chance left = expectedDamage(dice, need.amount);
    made.reminders.append(message("reminder-defense", {{u"left"_s, QString::number(left.plain, 'f', 1)},
                                                       {u"boosted"_s, QString::number(left.boosted, 'f', 1)},
                                                       {u"strength"_s, state.find(need.vehicle)->strength},
                                                       {u"vehicle"_s, need.vehicle}}));
    remindOfPowers(state, need.owner, Skill::Defense, made);
    made.active = need.vehicle;
    if (state.active >= 0 && state.active != need.owner)
        made.interrupts = state.player(state.active).id;
    return made;
}

Prompt promptBoost(const State& state, int roller, const EffortRoll& roll)
{
    Prompt made;
    made.id = u"boost"_s;
    made.asking = Asking::Choice;
    made.question = message(
        "ask-boost",
        {{u"player"_s, state.player(roller).id}, {u"count"_s, roll.successes}, {u"symbols"_s, roll.symbols}});
    EffortRoll boosted = roll;
    boosted.boosted = true;
    made.options.append({toWord(boosted), message("option-boost"), {}, {}});
    made.options.append({toWord(roll), message("option-no-boost"), {}, {}});
    made.asks = state.player(roller).id;
    if (state.active >= 0 && state.active != roller)
        made.interrupts = state.player(state.active).id;
    return made;
}

} // namespace roadmarshal::highway_heist

#include "ask.h"

#include "ask_action.h"
#include "games/highway_heist/table/names.h"
#include "games/highway_heist/turn/enemy_die.h"
#include "games/highway_heist/turn/turns.h"
#include "prompts.h"
#include "said.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Answers;
using table::Asked;
using table::misfit;

namespace {

Asked askDefense(const State& state, const NeedDefense& need, const Answers& answers)
{
    if (state.attempt && state.attempt->action.isEmpty()) {
        if (answers.isEmpty())
            return promptBoost(state, need.owner, state.attempt->roll);
        const auto roll = sameRoll(state.attempt->roll, answers[0]);
        return roll ? Asked(ready(Defend{true, *roll}, 1))
                    : misfit(0, u"no-such-roll"_s, answers[0], u"HH-47"_s);
    }
    const RollWords words = takeRoll(state, answers, 0);
    if (words.wrong)
        return *words.wrong;
    if (words.byApp)
        return ready(Defend{false, words.roll}, words.used);
    if (!words.isComplete)
        return promptDefense(state, need, words.roll.assists);
    return ready(Defend{true, words.roll}, words.used);
}

Asked askChoice(const State& state, const NeedChoice& need, const Answers& answers)
{
    if (answers.isEmpty())
        return promptChoice(state, need);
    const auto way = wayIn(answers[0]);
    if (!way || !std::ranges::contains(need.options, *way))
        return misfit(0, u"no-such-choice"_s, answers[0], QLatin1StringView(need.rule));
    return ready(Pick{way->peg, way->to}, 1);
}

Asked askCard(const State& state, const NeedCard& need, const Answers& answers)
{
    if (answers.isEmpty())
        return promptCard(state, need);
    if (isAppWord(answers[0]))
        return ready(DrawUp{}, 1);
    const bool isUnseen = !need.isStunt && answers[0] == unseenCard;
    if (!isUnseen && !need.cards.contains(answers[0]))
        return misfit(0, u"no-such-card"_s, answers[0], need.isStunt ? u"HH-117"_s : u"HH-105"_s);
    return ready(DrawUp{answers[0]}, 1);
}

Asked askNeed(const State& state, const Need& need, const Answers& answers)
{
    if (const auto* defense = std::get_if<NeedDefense>(&need))
        return askDefense(state, *defense, answers);
    if (const auto* choice = std::get_if<NeedChoice>(&need))
        return askChoice(state, *choice, answers);
    return askCard(state, std::get<NeedCard>(need), answers);
}

Asked askDie(const State& state, int player, const Answers& answers, qsizetype used)
{
    if (used >= answers.size())
        return promptDie(state, player);
    const QString& id = state.player(player).id;
    if (isAppWord(answers[used]))
        return ready(RollEnemyDie{id, {}}, used + 1);
    if (!symbolIn(answers[used]))
        return misfit(used, u"no-such-symbol"_s, answers[used], u"HH-88"_s);
    return ready(RollEnemyDie{id, answers[used]}, used + 1);
}

bool isAction(const QString& word)
{
    return actionWords.contains(word) || word == otherWord;
}

Asked askTurn(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return state.result       ? promptOver(state)
               : state.active < 0 ? promptPlayer(state)
                                  : promptAction(state, state.active);
    if (answers[0] == u"round")
        return ready(EndRound{}, 1);
    const int named = state.playerIndex(answers[0]);
    const int player = named >= 0 ? named : state.active;
    const qsizetype used = named >= 0 ? 1 : 0;
    if (player < 0)
        return misfit(0, u"whose-turn"_s, answers[0], u"HH-57"_s);
    if (used >= answers.size()) {
        // A name alone says nothing new in one's own turn; against the rules it is said at once.
        if (state.active == player)
            return table::Said{used};
        return promptAction(state, player);
    }
    if (answers[used] == u"die")
        return askDie(state, player, answers, used + 1);
    if (!isAction(answers[used]))
        return misfit(used, u"stray"_s, answers[used]);
    return ActionWords(state, state.player(player).id, answers, used).ask();
}

} // namespace

Asked ask(const State& state, const Answers& answers)
{
    if (const auto need = needOf(state))
        return askNeed(state, *need, answers);
    if (state.attempt && state.active >= 0)
        return ActionWords(state, answers).ask();
    return askTurn(state, answers);
}

} // namespace roadmarshal::highway_heist

#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/outfitting.h"
#include "parts.h"
#include "prompts.h"
#include "table/reading.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::misfit;
using table::Prompt;

namespace {

QString stageWord(const State& state)
{
    return wordFor(stageWords, stageNow(state));
}

Asked askFirst(const State& state, const Answers& answers)
{
    if (!answers.isEmpty()) {
        if (isAppWord(answers[0]))
            return ready(RollOff{}, 1);
        return state.crew(answers[0]) ? Asked(ready(RollOff{answers[0]}, 1))
                                      : misfit(0, u"no-such-crew"_s, answers[0], u"AT-10"_s);
    }
    Prompt made = prompt(state, "first", Asking::Choice, message("ask-first"));
    for (const Crew& crew : state.crews)
        made.options.append(crewOption(state, crew.id));
    made.options.append(appOption());
    return made;
}

Asked askRow(const State& state, const Answers& answers)
{
    const Stage stage = stageNow(state);
    const QStringList left = cardsLeft(state, stage);
    const int due = cardsDue(state, stage);
    if (!answers.isEmpty()) {
        if (isAppWord(answers[0]))
            return ready(TurnUp{stageWord(state), {}, true}, 1);
        const auto cards = listIn(answers[0]);
        if (!cards || cards->isEmpty())
            return misfit(0, u"no-such-card"_s, answers[0]);
        for (const QString& card : *cards) {
            if (!left.contains(card))
                return misfit(0, u"no-such-card"_s, card);
        }
        return ready(TurnUp{stageWord(state), *cards, false}, 1);
    }
    Prompt made =
        prompt(state, "row", Asking::Card,
               message("ask-row", {{u"stage"_s, u"@stage-"_s + stageWord(state)}, {u"count"_s, due}}),
               {appOption()});
    made.takes = table::Several{1, due};
    for (const QString& card : left)
        made.options.append(cardOption(state, card));
    return made;
}

Prompt promptChoice(const State& state)
{
    const Outfit& outfit = *state.outfit;
    const Crew& crew = *state.crew(outfit.crew);
    Prompt made = prompt(state, "choose", Asking::Card,
                         message("ask-choose", {{u"crew"_s, crew.id},
                                                {u"stage"_s, u"@stage-"_s + stageWord(state)},
                                                {u"money"_s, crew.currency}}));
    made.asks = crew.id;
    for (const QString& card : outfit.open) {
        table::Option one = cardOption(state, card, againstChoosing(state, crew.id, card));
        if (const int cost = costOf(state, outfit.stage, card); cost > 0)
            one.badge = message("badge-cost", {{u"cost"_s, cost}});
        made.options.append(one);
    }
    if (outfit.stage != Stage::Leaders)
        made.options.append(option(u"pass"_s, message("option-pass")));
    return made;
}

Asked askChoice(const State& state, const Answers& answers)
{
    const Outfit& outfit = *state.outfit;
    if (answers.isEmpty())
        return promptChoice(state);
    if (answers[0] == u"pass")
        return ready(Choose{outfit.crew, {}}, 1);
    return outfit.open.contains(answers[0]) ? Asked(ready(Choose{outfit.crew, answers[0]}, 1))
                                            : misfit(0, u"no-such-card"_s, answers[0]);
}

Prompt promptShop(const State& state)
{
    Prompt made = prompt(state, "shop", Asking::Choice, message("ask-shop"),
                         {option(u"buy"_s, message("option-buy")), option(u"stow"_s, message("option-stow")),
                          option(u"done"_s, message("option-set-out"))});
    for (const Crew& crew : state.crews)
        made.reminders.append(message("remind-money", {{u"crew"_s, crew.id}, {u"money"_s, crew.currency}}));
    return made;
}

// buy red fuel 6
Asked askBuy(const State& state, const Answers& answers)
{
    if (answers.size() < 2) {
        Prompt who = prompt(state, "buyer", Asking::Choice, message("ask-buyer"));
        for (const Crew& crew : state.crews)
            who.options.append(crewOption(state, crew.id));
        return who;
    }
    if (!state.crew(answers[1]))
        return misfit(1, u"no-such-crew"_s, answers[1]);
    if (answers.size() < 3) {
        Prompt what = prompt(state, "ware", Asking::Choice, message("ask-ware", {{u"crew"_s, answers[1]}}));
        for (const Resource resource : allResources) {
            const QString word = wordFor(resourceWords, resource);
            table::Option one =
                option(word, message("option-resource", {{u"resource"_s, u"@resource-"_s + word}}),
                       againstBuying(state, answers[1], resource, 1));
            if (const auto price = priceOf(state, resource, 1))
                one.badge = message("badge-cost", {{u"cost"_s, *price}});
            what.options.append(one);
        }
        return what;
    }
    if (!resourceWords.contains(answers[2]))
        return misfit(2, u"no-such-resource"_s, answers[2]);
    const table::Number number{1, mostTokens, 1};
    if (answers.size() < 4) {
        Prompt much = prompt(state, "how-many", Asking::Choice,
                             message("ask-how-many", {{u"resource"_s, u"@resource-"_s + answers[2]}}));
        much.takes = number;
        return much;
    }
    const auto amount = table::numberIn(number, answers[3]);
    return amount ? Asked(ready(Buy{answers[1], answers[2], *amount}, 4))
                  : table::Misfit{3, amount.error(), {}};
}

Asked askShop(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return promptShop(state);
    if (answers[0] == u"buy")
        return askBuy(state, answers);
    if (answers[0] == u"stow")
        return askStow(state, answers);
    return answers[0] == u"done" ? Asked(ready(SetOut{}, 1)) : misfit(0, u"stray"_s, answers[0]);
}

} // namespace

Asked askOutfit(const State& state, const Answers& answers)
{
    if (!state.outfit)
        return misfit(0, u"stray"_s, answers.value(0));
    switch (stageNow(state)) {
    case Stage::First:
        return askFirst(state, answers);
    case Stage::Resources:
        return askShop(state, answers);
    case Stage::Leaders:
    case Stage::Vehicles:
    case Stage::Mods:
    case Stage::Survivors:
        break;
    }
    return state.outfit->crew.isEmpty() ? askRow(state, answers) : askChoice(state, answers);
}

} // namespace roadmarshal::apocalypse_trail

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr Phrase phrases[] = {
    // Outfitting
    {"ask-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who has won the roll-off?")},
    {"ask-row", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} cards are turned up ({stage}). Which?")},
    {"ask-choose", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew}, ${money}: which of these ({stage})?")},
    {"ask-shop", QT_TRANSLATE_NOOP("ApocalypseTrail", "Everybody buys resources. What is bought?")},
    {"ask-buyer", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who buys?")},
    {"ask-ware", QT_TRANSLATE_NOOP("ApocalypseTrail", "What does {crew} buy?")},
    {"remind-money", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has ${money}")},
    // Steps 1 and 6
    {"ask-before",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {count}, on {place}: what is done before the roll?")},
    {"ask-before-race",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {count}: {crew} on {place}. What is done before the roll?")},
    {"ask-after", QT_TRANSLATE_NOOP("ApocalypseTrail", "On {place}: what is picked up and used?")},
    {"ask-after-race",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} on {place}: what is picked up and used?")},
    {"ask-roll", QT_TRANSLATE_NOOP("ApocalypseTrail", "What does the d{count} show?")},
    {"ask-stow-what", QT_TRANSLATE_NOOP("ApocalypseTrail", "Which tokens?")},
    {"ask-how-many", QT_TRANSLATE_NOOP("ApocalypseTrail", "How many? ({resource})")},
    {"ask-stow-from", QT_TRANSLATE_NOOP("ApocalypseTrail", "From where? ({resource})")},
    {"ask-stow-to", QT_TRANSLATE_NOOP("ApocalypseTrail", "To where? ({resource})")},
    {"ask-take", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who or what is taken on board?")},
    {"ask-take-to", QT_TRANSLATE_NOOP("ApocalypseTrail", "Which crew takes {card}?")},
    {"ask-leave", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who or what is left here?")},
    {"ask-eat", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who eats? A ration feeds three.")},
    {"ask-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who gets the medicine?")},
    {"remind-icon", QT_TRANSLATE_NOOP("ApocalypseTrail", "The square gives each crew one token: {resource}")},
    {"remind-caught", QT_TRANSLATE_NOOP("ApocalypseTrail", "The Catastrophe has caught up")},
    {"remind-pursuit",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "Catastrophe: {behind} behind; without moving, caught in turn {advances} from now")},
    {"remind-gains",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "At {squares} squares a turn, caught in turn {advances} from now")},
    {"remind-outruns", QT_TRANSLATE_NOOP("ApocalypseTrail", "At {squares} squares a turn, never caught")},
    {"remind-pile", QT_TRANSLATE_NOOP("ApocalypseTrail", "Things lie on this square")},
    {"remark-landing", QT_TRANSLATE_NOOP("ApocalypseTrail", "{place}: {percent} %")},
    // On the way
    {"ask-tow", QT_TRANSLATE_NOOP("ApocalypseTrail", "Square {place}: who is towed by whom?")},
    {"ask-feed",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Eat square {place}: {due} due, {count} at hand. Who eats?")},
    {"ask-stop",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "The shelter on {place} is free and worth {count}. Stop here?")},
    // Scenarios and effects
    {"ask-scenario",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Scenario {count} is turned over. Which card is it?")},
    {"ask-option", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: which option?")},
    {"ask-commit", QT_TRANSLATE_NOOP("ApocalypseTrail", "{name}: who is committed?")},
    {"ask-spend", QT_TRANSLATE_NOOP("ApocalypseTrail", "Whose load is given up?")},
    {"ask-dice", QT_TRANSLATE_NOOP("ApocalypseTrail", "{name}: what is the total of {text}?")},
    {"ask-dice-again",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "{name}: what is the total of {text}, after every {faces} was rolled again once?")},
    {"ask-injure", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who is injured?")},
    {"ask-kill", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who dies?")},
    {"ask-rest", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who has to rest?")},
    {"ask-starve", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who goes hungry?")},
    {"ask-ailment", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who gets it ({ailment})?")},
    {"ask-cure", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: who is cured ({ailment})?")},
    {"ask-find", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}: which cards came up? At most {count}.")},
    {"ask-source", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} of {resource}: out of which stores?")},
    {"ask-over", QT_TRANSLATE_NOOP("ApocalypseTrail", "It is over.")},
    // Answers
    {"option-card", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}")},
    {"option-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew}")},
    {"option-named", QT_TRANSLATE_NOOP("ApocalypseTrail", "{name}")},
    {"option-app", QT_TRANSLATE_NOOP("ApocalypseTrail", "The app draws")},
    {"option-none", QT_TRANSLATE_NOOP("ApocalypseTrail", "Nobody and nothing")},
    {"option-all", QT_TRANSLATE_NOOP("ApocalypseTrail", "Everybody")},
    {"option-pass", QT_TRANSLATE_NOOP("ApocalypseTrail", "Pass")},
    {"option-buy", QT_TRANSLATE_NOOP("ApocalypseTrail", "Buy")},
    {"option-stow", QT_TRANSLATE_NOOP("ApocalypseTrail", "Move tokens")},
    {"option-take", QT_TRANSLATE_NOOP("ApocalypseTrail", "Take on board")},
    {"option-leave", QT_TRANSLATE_NOOP("ApocalypseTrail", "Leave behind")},
    {"option-eat", QT_TRANSLATE_NOOP("ApocalypseTrail", "Eat")},
    {"option-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "Use medicine")},
    {"option-done", QT_TRANSLATE_NOOP("ApocalypseTrail", "End the turn")},
    {"option-set-out", QT_TRANSLATE_NOOP("ApocalypseTrail", "All is bought")},
    {"option-drive", QT_TRANSLATE_NOOP("ApocalypseTrail", "Drive")},
    {"option-push", QT_TRANSLATE_NOOP("ApocalypseTrail", "Push")},
    {"option-drive-back", QT_TRANSLATE_NOOP("ApocalypseTrail", "Drive back")},
    {"option-push-back", QT_TRANSLATE_NOOP("ApocalypseTrail", "Push back")},
    {"option-stop", QT_TRANSLATE_NOOP("ApocalypseTrail", "Stop and claim it")},
    {"option-on", QT_TRANSLATE_NOOP("ApocalypseTrail", "Go on: {count} left")},
    {"option-tow", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}")},
    {"option-source", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}")},
    {"option-store", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}")},
    {"option-icon", QT_TRANSLATE_NOOP("ApocalypseTrail", "The icon of the square")},
    {"option-here", QT_TRANSLATE_NOOP("ApocalypseTrail", "This square")},
    {"option-resource", QT_TRANSLATE_NOOP("ApocalypseTrail", "{resource}")},
    {"badge-cost", QT_TRANSLATE_NOOP("ApocalypseTrail", "${cost}")},
    {"badge-die", QT_TRANSLATE_NOOP("ApocalypseTrail", "d{count}")},
    {"badge-dice-alike", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count}d{sides}")},
    {"badge-dice", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}")},
    {"badge-hungry", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} {count|counter|counters}")},
    {"badge-starving", QT_TRANSLATE_NOOP("ApocalypseTrail", "starving")},
};

} // namespace

std::span<const Phrase> askPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr Phrase phrases[] = {
    // Claims, as they are repeated
    {"claim-ends", QT_TRANSLATE_NOOP("ApocalypseTrail", "The movement of {pawn} ends on {square}")},
    {"claim-lasts", QT_TRANSLATE_NOOP("ApocalypseTrail", "The fuel of {crew} lasts {squares} squares")},
    {"claim-tows", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} tows {other}")},
    {"claim-eats", QT_TRANSLATE_NOOP("ApocalypseTrail", "{pawn} eats {rations} rations")},
    {"claim-commits", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card}, {option}: {who} meet it")},
    {"claim-fits", QT_TRANSLATE_NOOP("ApocalypseTrail", "Everything of {crew} finds room")},
    {"claim-recovers", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} recovers")},
    {"claim-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} claims the shelter on {square}")},
    {"claim-scores", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has {points} points")},
    // Questions
    {"ask-claim", QT_TRANSLATE_NOOP("ApocalypseTrail", "What is claimed?")},
    {"ask-claim-who", QT_TRANSLATE_NOOP("ApocalypseTrail", "Whom is it about?")},
    {"ask-claim-square", QT_TRANSLATE_NOOP("ApocalypseTrail", "Which square?")},
    {"ask-claim-squares", QT_TRANSLATE_NOOP("ApocalypseTrail", "How many squares?")},
    {"ask-claim-rations", QT_TRANSLATE_NOOP("ApocalypseTrail", "How many rations?")},
    {"ask-claim-points", QT_TRANSLATE_NOOP("ApocalypseTrail", "How many points?")},
    {"ask-claim-roll", QT_TRANSLATE_NOOP("ApocalypseTrail", "With which roll?")},
    {"ask-claim-towed", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who is towed?")},
    {"ask-claim-option", QT_TRANSLATE_NOOP("ApocalypseTrail", "Which option?")},
    {"ask-claim-committed", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who is committed? As in ann,bo.")},
    {"ask-claim-card", QT_TRANSLATE_NOOP("ApocalypseTrail", "Which scenario card?")},
    {"option-claim-ends", QT_TRANSLATE_NOOP("ApocalypseTrail", "where a movement ends")},
    {"option-claim-lasts", QT_TRANSLATE_NOOP("ApocalypseTrail", "how far the fuel lasts")},
    {"option-claim-tows", QT_TRANSLATE_NOOP("ApocalypseTrail", "a towing")},
    {"option-claim-eats", QT_TRANSLATE_NOOP("ApocalypseTrail", "what is eaten")},
    {"option-claim-commits", QT_TRANSLATE_NOOP("ApocalypseTrail", "who meets an option")},
    {"option-claim-fits", QT_TRANSLATE_NOOP("ApocalypseTrail", "that everything finds room")},
    {"option-claim-recovers", QT_TRANSLATE_NOOP("ApocalypseTrail", "who recovers")},
    {"option-claim-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "a shelter")},
    {"option-claim-scores", QT_TRANSLATE_NOOP("ApocalypseTrail", "points")},
    {"option-claim-who", QT_TRANSLATE_NOOP("ApocalypseTrail", "{name}")},
    {"claim-no-kind", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is no claim: ends, lasts, tows, eats, commits, fits, recovers, shelter, scores")},
    {"claim-no-subject", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is nobody on this table")},
    {"claim-not-of", QT_TRANSLATE_NOOP("ApocalypseTrail", "That can't be claimed of \"{given}\"")},
    {"claim-no-number", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is no number that can be meant here")},
    {"claim-no-option", QT_TRANSLATE_NOOP("ApocalypseTrail", "The card has no option \"{given}\"")},
    {"claim-no-card", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no scenario card \"{given}\"")},
    {"claim-unread", QT_TRANSLATE_NOOP("ApocalypseTrail", "This claim can't be read: {reason}")},
    // Movement and shelters
    {"verdict-no-move", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no such movement now.")},
    {"verdict-no-roll", QT_TRANSLATE_NOOP("ApocalypseTrail", "No roll is higher than {count}.")},
    {"why-die", QT_TRANSLATE_NOOP("ApocalypseTrail", "The die has {count} sides.")},
    {"verdict-too-many-ways", QT_TRANSLATE_NOOP("ApocalypseTrail", "There are too many ways to look through.")},
    {"verdict-ends-elsewhere", QT_TRANSLATE_NOOP("ApocalypseTrail", "It can't end on {place}.")},
    {"verdict-ends", QT_TRANSLATE_NOOP("ApocalypseTrail", "It ends on {place}.")},
    {"verdict-may-end", QT_TRANSLATE_NOOP("ApocalypseTrail", "It ends on {place} with {count} of {all} rolls.")},
    {"why-scenario", QT_TRANSLATE_NOOP("ApocalypseTrail", "On {place} scenario {count} halts it.")},
    {"why-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "On {place} a free shelter lets it stop.")},
    {"why-end", QT_TRANSLATE_NOOP("ApocalypseTrail", "The trail ends on {place}.")},
    {"why-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "On {place} the fuel is out.")},
    {"why-spent", QT_TRANSLATE_NOOP("ApocalypseTrail", "The whole roll is moved, here up to {place}.")},
    {"variant-end", QT_TRANSLATE_NOOP("ApocalypseTrail", "It ends on {place}")},
    {"verdict-no-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} can't claim a shelter on {place}.")},
    {"why-no-claims", QT_TRANSLATE_NOOP("ApocalypseTrail", "Shelters are claimed in a Race only; in Survival the last one closes the trail.")},
    {"why-none-there", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no shelter on {place}.")},
    {"verdict-has-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has it already.")},
    {"why-claimed", QT_TRANSLATE_NOOP("ApocalypseTrail", "It is claimed, and stays so.")},
    {"why-claimed-by", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has claimed it, and only one convoy can.")},
    {"why-has-one", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has reached a shelter already.")},
    {"verdict-shelter-next", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} claims it at the end of this turn.")},
    {"why-step-9", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who stopped there claims it in step 9.")},
    {"verdict-shelter-far", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} doesn't reach {place} this turn.")},
    {"verdict-shelter-in-reach", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} can, if the roll reaches {place}.")},
    {"why-passing", QT_TRANSLATE_NOOP("ApocalypseTrail", "It may be claimed on entering it, passing or landing.")},
    // Fuel, towing, food
    {"verdict-lasts", QT_TRANSLATE_NOOP("ApocalypseTrail", "Yes, it lasts {count} squares.")},
    {"verdict-runs-dry", QT_TRANSLATE_NOOP("ApocalypseTrail", "No, it lasts {left} squares.")},
    {"why-fuel-left", QT_TRANSLATE_NOOP("ApocalypseTrail", "{tracker} on the tracker and {tank} × {most} in the tank make {left} squares.")},
    {"verdict-no-tow", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} can't tow {other}.")},
    {"verdict-tows", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} can tow {other}.")},
    {"why-own-convoy", QT_TRANSLATE_NOOP("ApocalypseTrail", "Only another vehicle of the same convoy tows.")},
    {"why-no-vehicles", QT_TRANSLATE_NOOP("ApocalypseTrail", "It takes two vehicles.")},
    {"why-not-dry", QT_TRANSLATE_NOOP("ApocalypseTrail", "{other} still has fuel.")},
    {"why-faster", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} is faster than {other}.")},
    {"why-two-spots", QT_TRANSLATE_NOOP("ApocalypseTrail", "A square of towing takes two spots, and {crew} has not so many.")},
    {"why-tows", QT_TRANSLATE_NOOP("ApocalypseTrail", "{other} is dry, {crew} is no faster and has the two spots that each square takes.")},
    {"verdict-eats", QT_TRANSLATE_NOOP("ApocalypseTrail", "Yes: {due} for {people} people.")},
    {"verdict-eats-other", QT_TRANSLATE_NOOP("ApocalypseTrail", "No: {due} for {people} people.")},
    {"why-rations", QT_TRANSLATE_NOOP("ApocalypseTrail", "The convoy as a whole eats one ration for every three survivors, rounded up.")},
    // Scenarios, room, recovery, points
    {"verdict-no-commit", QT_TRANSLATE_NOOP("ApocalypseTrail", "They don't meet {option}.")},
    {"verdict-commits", QT_TRANSLATE_NOOP("ApocalypseTrail", "They meet {option}.")},
    {"why-not-there", QT_TRANSLATE_NOOP("ApocalypseTrail", "One of them is not on the table.")},
    {"why-met", QT_TRANSLATE_NOOP("ApocalypseTrail", "Number, skills and payment are as the option wants them.")},
    {"verdict-no-room", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has more than it can carry.")},
    {"verdict-fits", QT_TRANSLATE_NOOP("ApocalypseTrail", "Everything of {crew} finds room.")},
    {"why-fits", QT_TRANSLATE_NOOP("ApocalypseTrail", "Cargo, fuel, seats and mods are within what vehicle and mods give.")},
    {"verdict-no-recovery", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} doesn't recover at the end of this turn.")},
    {"why-is-ready", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} is Ready anyway.")},
    {"why-barred", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} was committed, or the scenario changed the status.")},
    {"why-others-turn", QT_TRANSLATE_NOOP("ApocalypseTrail", "Recovery is for the convoy whose turn it is.")},
    {"why-no-scenario", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is recovery only in a turn in which a scenario was resolved.")},
    {"verdict-gets-ready", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} will be Ready.")},
    {"verdict-gets-rest", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} will be Resting.")},
    {"why-recovers", QT_TRANSLATE_NOOP("ApocalypseTrail", "Not committed, and not hurt in the scenario of this turn.")},
    {"verdict-no-score", QT_TRANSLATE_NOOP("ApocalypseTrail", "There are no points for {crew}.")},
    {"why-no-points", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survival is won or lost by all together.")},
    {"verdict-scores", QT_TRANSLATE_NOOP("ApocalypseTrail", "Yes, {total} points.")},
    {"verdict-scores-other", QT_TRANSLATE_NOOP("ApocalypseTrail", "No: {total} points.")},
    {"why-points", QT_TRANSLATE_NOOP("ApocalypseTrail", "Vehicle {vehicles}, mods {mods}, resources {resources}, survivors {survivors}, shelter {shelter}, currency {currency}.")},
};

} // namespace

std::span<const Phrase> disputePhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

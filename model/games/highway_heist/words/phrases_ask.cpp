#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    // Whose turn, and what
    {"ask-player", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round}: whose turn is it?")},
    {"ask-round", QT_TRANSLATE_NOOP("HighwayHeist", "All have had their turn in round {round}.")},
    {"ask-action", QT_TRANSLATE_NOOP("HighwayHeist", "What does {player} do? {count} {count|action|actions} left")},
    {"ask-die-next", QT_TRANSLATE_NOOP("HighwayHeist", "{player} is done with actions: the Enemy Die")},
    {"ask-over-won", QT_TRANSLATE_NOOP("HighwayHeist", "The team has won.")},
    {"ask-over-lost", QT_TRANSLATE_NOOP("HighwayHeist", "The team has lost.")},
    {"option-player", QT_TRANSLATE_NOOP("HighwayHeist", "{player}")},
    {"option-round", QT_TRANSLATE_NOOP("HighwayHeist", "End the round")},
    {"option-action-drive", QT_TRANSLATE_NOOP("HighwayHeist", "Drive")},
    {"option-action-leap", QT_TRANSLATE_NOOP("HighwayHeist", "Leap")},
    {"option-action-ram", QT_TRANSLATE_NOOP("HighwayHeist", "Ram an Enemy SUV")},
    {"option-action-force", QT_TRANSLATE_NOOP("HighwayHeist", "Force a vehicle")},
    {"option-action-shake", QT_TRANSLATE_NOOP("HighwayHeist", "Shake an Enemy Peg off")},
    {"option-action-brawl", QT_TRANSLATE_NOOP("HighwayHeist", "Brawl with an Enemy Peg")},
    {"option-action-hijack", QT_TRANSLATE_NOOP("HighwayHeist", "Hijack the SUV")},
    {"option-action-boost", QT_TRANSLATE_NOOP("HighwayHeist", "Take a Boost token")},
    {"option-action-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "Perform a Stunt")},
    {"option-action-other", QT_TRANSLATE_NOOP("HighwayHeist", "Something else, set by hand")},
    {"option-die", QT_TRANSLATE_NOOP("HighwayHeist", "Roll the Enemy Die")},
    {"badge-dice", QT_TRANSLATE_NOOP("HighwayHeist", "{dice} {dice|die|dice}, {need} needed")},
    {"reminder-card", QT_TRANSLATE_NOOP("HighwayHeist", "Next at ACTIVATE!: {card}")},
    // Whom and where
    {"ask-drive", QT_TRANSLATE_NOOP("HighwayHeist", "Where does {player} drive?")},
    {"ask-leap", QT_TRANSLATE_NOOP("HighwayHeist", "Where does {player} leap?")},
    {"ask-ram", QT_TRANSLATE_NOOP("HighwayHeist", "Which SUV does {player} ram?")},
    {"ask-force", QT_TRANSLATE_NOOP("HighwayHeist", "Which vehicle does {player} force?")},
    {"ask-which-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "Which Stunt does {player} try?")},
    {"ask-force-to", QT_TRANSLATE_NOOP("HighwayHeist", "Where is {vehicle} forced?")},
    {"ask-follow", QT_TRANSLATE_NOOP("HighwayHeist", "Does {player} take the space that {vehicle} has left?")},
    {"option-to", QT_TRANSLATE_NOOP("HighwayHeist", "To {place}")},
    {"option-target", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle}")},
    {"option-leap-roof", QT_TRANSLATE_NOOP("HighwayHeist", "Onto {vehicle}")},
    {"option-leap-wheel", QT_TRANSLATE_NOOP("HighwayHeist", "To the wheel of {vehicle}")},
    {"option-follow", QT_TRANSLATE_NOOP("HighwayHeist", "Follow")},
    {"option-stay", QT_TRANSLATE_NOOP("HighwayHeist", "Stay")},
    {"mark-wreck", QT_TRANSLATE_NOOP("HighwayHeist", "Wreck ahead")},
    {"mark-wrecked", QT_TRANSLATE_NOOP("HighwayHeist", "Wreck")},
    {"remark-slams", QT_TRANSLATE_NOOP("HighwayHeist", "{count} Enemy {count|SUV|SUVs} would be next to {vehicle}.")},
    {"remark-wins", QT_TRANSLATE_NOOP("HighwayHeist", "That wins the game.")},
    {"remark-loses", QT_TRANSLATE_NOOP("HighwayHeist", "That loses the game.")},
    // Effort Dice
    {"ask-roll", QT_TRANSLATE_NOOP("HighwayHeist", "{player}, {what}: {dice} {dice|die|dice}, {need} {need|success|successes} needed")},
    {"ask-defense", QT_TRANSLATE_NOOP("HighwayHeist", "{amount} damage to {vehicle}: {player} rolls {dice} Defense {dice|die|dice}")},
    {"ask-boost", QT_TRANSLATE_NOOP("HighwayHeist", "{player}: {count} {count|success|successes} and {symbols} Boost {symbols|symbol|symbols}. Boost for a token?")},
    {"group-assist", QT_TRANSLATE_NOOP("HighwayHeist", "A token before the roll")},
    {"option-assist", QT_TRANSLATE_NOOP("HighwayHeist", "{player} assists: {dice} dice")},
    {"chip-player", QT_TRANSLATE_NOOP("HighwayHeist", "{player}")},
    {"group-successes", QT_TRANSLATE_NOOP("HighwayHeist", "{count} {count|success|successes}")},
    {"option-roll", QT_TRANSLATE_NOOP("HighwayHeist", "{count} {count|success|successes}")},
    {"option-roll-symbols", QT_TRANSLATE_NOOP("HighwayHeist", "{count} {count|success|successes}, {symbols} Boost {symbols|symbol|symbols}")},
    {"option-roll-boosted", QT_TRANSLATE_NOOP("HighwayHeist", "{count} {count|success|successes}, {symbols} Boost {symbols|symbol|symbols}, boosted")},
    {"chip-plain", QT_TRANSLATE_NOOP("HighwayHeist", "no symbol")},
    {"chip-symbols", QT_TRANSLATE_NOOP("HighwayHeist", "{symbols} {symbols|symbol|symbols}")},
    {"chip-boosted", QT_TRANSLATE_NOOP("HighwayHeist", "{symbols}, boosted")},
    {"badge-boost-would-do", QT_TRANSLATE_NOOP("HighwayHeist", "a Boost would do it")},
    {"option-boost", QT_TRANSLATE_NOOP("HighwayHeist", "Boost")},
    {"option-no-boost", QT_TRANSLATE_NOOP("HighwayHeist", "Leave it")},
    {"option-roll-app", QT_TRANSLATE_NOOP("HighwayHeist", "Let the app roll")},
    {"reminder-odds", QT_TRANSLATE_NOOP("HighwayHeist", "{dice} {dice|die|dice}, {need} needed: {percent} %.")},
    {"reminder-odds-boost", QT_TRANSLATE_NOOP("HighwayHeist", "{dice} {dice|die|dice}, {need} needed: {percent} %, with a Boost {boosted} %.")},
    {"reminder-defense", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} has {strength} Strength left. On average {left} damage comes through, with a Boost {boosted}.")},
    // Enemies
    {"ask-die", QT_TRANSLATE_NOOP("HighwayHeist", "What does {player}'s Enemy Die show?")},
    {"option-die-suv", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy SUV")},
    {"option-die-peg", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Peg")},
    {"option-die-card", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy card")},
    {"option-die-main-n", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy North, and a card")},
    {"option-die-main-s", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy South, and a card")},
    {"option-die-main-e", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy East, and a card")},
    {"option-die-main-w", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy West, and a card")},
    {"ask-slam", QT_TRANSLATE_NOOP("HighwayHeist", "Whom does {vehicle} slam?")},
    {"ask-suv-move", QT_TRANSLATE_NOOP("HighwayHeist", "Where does {vehicle} go?")},
    {"ask-enemy-peg", QT_TRANSLATE_NOOP("HighwayHeist", "Where does the Enemy Peg go?")},
    {"ask-card-target", QT_TRANSLATE_NOOP("HighwayHeist", "Whom does the card hit?")},
    {"ask-pegs", QT_TRANSLATE_NOOP("HighwayHeist", "Pegs have to go: which one goes where?")},
    {"ask-token", QT_TRANSLATE_NOOP("HighwayHeist", "Who takes {token}?")},
    {"option-to-supply", QT_TRANSLATE_NOOP("HighwayHeist", "Back to the supply")},
    {"option-to-limbo", QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road")},
    {"option-token-lost", QT_TRANSLATE_NOOP("HighwayHeist", "Nobody: it is lost")},
    {"option-enemy-to", QT_TRANSLATE_NOOP("HighwayHeist", "The Enemy Peg onto {vehicle}")},
    {"option-suv-to", QT_TRANSLATE_NOOP("HighwayHeist", "To {place}")},
    {"option-peg-to", QT_TRANSLATE_NOOP("HighwayHeist", "{player} onto {vehicle}")},
    {"ask-card", QT_TRANSLATE_NOOP("HighwayHeist", "Which Enemy card came up?")},
    {"ask-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "Which Stunt came up?")},
    {"option-card", QT_TRANSLATE_NOOP("HighwayHeist", "{card}")},
    {"option-card-unseen", QT_TRANSLATE_NOOP("HighwayHeist", "A card that nobody writes down")},
    {"option-card-app", QT_TRANSLATE_NOOP("HighwayHeist", "Let the app draw")},
    // What does not fit
    {"stray", QT_TRANSLATE_NOOP("HighwayHeist", "\"{given}\" makes no sense here.")},
    {"whose-turn", QT_TRANSLATE_NOOP("HighwayHeist", "It is nobody's turn: begin with a player's name, not with \"{given}\".")},
    {"no-such-place", QT_TRANSLATE_NOOP("HighwayHeist", "{given} is no space of the road.")},
    {"no-such-vehicle", QT_TRANSLATE_NOOP("HighwayHeist", "There is no {given} on the road.")},
    {"no-such-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "{given} lies on no Stunt spot.")},
    {"no-such-player", QT_TRANSLATE_NOOP("HighwayHeist", "There is no player {given}.")},
    {"no-such-roll", QT_TRANSLATE_NOOP("HighwayHeist", "\"{given}\" is no roll: say 2, 2+1 or 2+1b, with +name before it for who assists.")},
    {"no-such-choice", QT_TRANSLATE_NOOP("HighwayHeist", "\"{given}\" is none of the choices.")},
    {"no-such-card", QT_TRANSLATE_NOOP("HighwayHeist", "{given} can't come up.")},
    {"no-such-symbol", QT_TRANSLATE_NOOP("HighwayHeist", "{given} is no symbol of the Enemy Die.")},
};

} // namespace

std::span<const Phrase> askPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

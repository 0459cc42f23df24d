#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"ask-draw", QT_TRANSLATE_NOOP("RushNCrush", "In which order were the cars drawn?")},
    {"ask-place", QT_TRANSLATE_NOOP("RushNCrush", "Where does {car} line up?")},
    {"ask-order-roll-level",
     QT_TRANSLATE_NOOP(
         "RushNCrush",
         "Cars are level: who rolls highest goes first. {count} dice, in the order of the cars.")},
    {"ask-order-roll",
     QT_TRANSLATE_NOOP("RushNCrush", "Cars are level and equally fast: who rolls highest goes first. {count} "
                                     "dice, in the order of the cars.")},
    {"ask-car", QT_TRANSLATE_NOOP("RushNCrush", "Who acts?")},
    {"ask-lever", QT_TRANSLATE_NOOP("RushNCrush", "What does {car} do with the gear lever?")},
    {"ask-heat", QT_TRANSLATE_NOOP("RushNCrush", "{car}: heat test at {bubble}, {count} {count|die|dice}")},
    {"ask-driving",
     QT_TRANSLATE_NOOP("RushNCrush", "{car}: driving test at {speed}, {count} {count|die|dice}")},
    {"ask-drive",
     QT_TRANSLATE_NOOP(
         "RushNCrush",
         "Where does {car} go? {points} {points|point|points}, {changes} lane {changes|change|changes}")},
    {"ask-drive-free",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "Where does {car} go? {points} {points|point|points}, lane changes are free.")},
    {"ask-free-change",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "{car} has hit rock: one free change to the left or right, or it stops.")},
    {"ask-more", QT_TRANSLATE_NOOP("RushNCrush", "{car} has no point left: push somebody, or done?")},
    {"ask-push-to", QT_TRANSLATE_NOOP("RushNCrush", "Where is {other} pushed?")},
    {"ask-armour", QT_TRANSLATE_NOOP("RushNCrush", "{car}: {count} armour {count|test|tests}")},
    {"ask-wreck", QT_TRANSLATE_NOOP("RushNCrush", "{car} drives over a wreck: one die")},
    {"ask-head-on", QT_TRANSLATE_NOOP("RushNCrush", "{car} hits rock at {speed}: {count} {count|die|dice}")},
    {"ask-push", QT_TRANSLATE_NOOP("RushNCrush", "{car} pushes: two dice")},
    {"ask-resist", QT_TRANSLATE_NOOP("RushNCrush", "{car} holds against it: one die")},
    {"ask-over", QT_TRANSLATE_NOOP("RushNCrush", "The race is over.")},
    {"option-draw-app", QT_TRANSLATE_NOOP("RushNCrush", "Let the app draw")},
    {"option-grid-rest", QT_TRANSLATE_NOOP("RushNCrush", "Line up all that are left")},
    {"option-car", QT_TRANSLATE_NOOP("RushNCrush", "{car}")},
    {"option-lever", QT_TRANSLATE_NOOP("RushNCrush", "{to} km/h in gear {gear} ({moves})")},
    {"option-lever-stay", QT_TRANSLATE_NOOP("RushNCrush", "Leave it at {to} km/h")},
    {"option-place", QT_TRANSLATE_NOOP("RushNCrush", "To {place}")},
    {"option-finish", QT_TRANSLATE_NOOP("RushNCrush", "Over the finish line, to {place}")},
    {"option-step-straight", QT_TRANSLATE_NOOP("RushNCrush", "One space ahead, to {place}")},
    {"option-step-left", QT_TRANSLATE_NOOP("RushNCrush", "One lane to the left, to {place}")},
    {"option-step-right", QT_TRANSLATE_NOOP("RushNCrush", "One lane to the right, to {place}")},
    {"option-crash-rock", QT_TRANSLATE_NOOP("RushNCrush", "Into the rock beyond {place}")},
    {"option-crash-car", QT_TRANSLATE_NOOP("RushNCrush", "Into {car} from behind")},
    {"option-push", QT_TRANSLATE_NOOP("RushNCrush", "Push {car}")},
    {"option-push-to", QT_TRANSLATE_NOOP("RushNCrush", "To {place}")},
    {"option-push-rock", QT_TRANSLATE_NOOP("RushNCrush", "Against the rock")},
    {"option-done", QT_TRANSLATE_NOOP("RushNCrush", "Done")},
    {"option-card", QT_TRANSLATE_NOOP("RushNCrush", "Play an equipment card")},
    {"option-declare", QT_TRANSLATE_NOOP("RushNCrush", "Declare {car} the winner")},
    {"badge-heat", QT_TRANSLATE_NOOP("RushNCrush", "{dice} heat {dice|die|dice}, cool")},
    {"badge-tokens", QT_TRANSLATE_NOOP("RushNCrush", "{brakes} {brakes|brake|brakes}, {turbo} turbo")},
    {"badge-brakes", QT_TRANSLATE_NOOP("RushNCrush", "{brakes} {brakes|brake|brakes}")},
    {"badge-turbo", QT_TRANSLATE_NOOP("RushNCrush", "{turbo} turbo")},
    {"badge-lc", QT_TRANSLATE_NOOP("RushNCrush", "{lc} {lc|change|changes}")},
    {"badge-lc-tyres",
     QT_TRANSLATE_NOOP("RushNCrush", "{lc} {lc|change|changes}, {tyres} {tyres|tyre|tyres}")},
    {"badge-tests", QT_TRANSLATE_NOOP("RushNCrush", "{count} {count|test|tests}")},
    {"remark-explosion", QT_TRANSLATE_NOOP("RushNCrush", "Explodes with a chance of {odds}.")},
    {"remark-wreck",
     QT_TRANSLATE_NOOP("RushNCrush", "Drives over {count} {count|wreck|wrecks}: a hard test for each.")},
    {"remark-nails", QT_TRANSLATE_NOOP("RushNCrush", "Picks up {count} nails {count|token|tokens}.")},
    {"remark-head-on", QT_TRANSLATE_NOOP("RushNCrush", "Hits rock {count} {count|time|times} on the way.")},
    {"stray", QT_TRANSLATE_NOOP("RushNCrush", "\"{given}\" makes no sense here.")},
    {"no-such-car", QT_TRANSLATE_NOOP("RushNCrush", "There is no car {given}, or it was named before.")},
    {"no-such-place", QT_TRANSLATE_NOOP("RushNCrush", "{given} is no place for that.")},
    {"not-behind-start", QT_TRANSLATE_NOOP("RushNCrush", "{given} does not lie behind the start line.")},
    {"place-taken", QT_TRANSLATE_NOOP("RushNCrush", "Somebody stands on {given} already.")},
    {"no-such-card", QT_TRANSLATE_NOOP("RushNCrush", "There is no equipment card {given}.")},
    {"out-of-order", QT_TRANSLATE_NOOP("RushNCrush", "{car} is not next, {next} is.")},
    {"acted-already", QT_TRANSLATE_NOOP("RushNCrush", "{car} has acted in this turn.")},
    {"out-of-draw", QT_TRANSLATE_NOOP("RushNCrush", "{car} was not drawn next.")},
    {"no-cards-left", QT_TRANSLATE_NOOP("RushNCrush", "{car} has no equipment card left.")},
    {"remark-other-survives", QT_TRANSLATE_NOOP("RushNCrush", "{car} survives with {percent} %.")},
    {"reminder-rock-ahead",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "Straight on there is rock after {count} {count|step|steps}, with {points} "
                       "{points|point|points} left.")},
    {"reminder-car-ahead",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "Straight on there is {car} after {count} {count|step|steps}, with {points} "
                       "{points|point|points} left.")},
    {"reminder-trade",
     QT_TRANSLATE_NOOP("RushNCrush", "Six equipment cards each, secret. Trade now if you like.")},
};

} // namespace

std::span<const Phrase> askPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"headline-draw", QT_TRANSLATE_NOOP("RushNCrush", "Before the race: who starts where?")},
    {"headline-order", QT_TRANSLATE_NOOP("RushNCrush", "Turn {turn}: the order is open")},
    {"headline-turn", QT_TRANSLATE_NOOP("RushNCrush", "Turn {turn}, {car} to act")},
    {"headline-won", QT_TRANSLATE_NOOP("RushNCrush", "{car} has won")},
    {"headline-nobody", QT_TRANSLATE_NOOP("RushNCrush", "Nobody has reached the finish")},
    {"outcome-won", QT_TRANSLATE_NOOP("RushNCrush", "first across the finish line")},
    {"outcome-nobody", QT_TRANSLATE_NOOP("RushNCrush", "no car is left in the race")},
    {"remark-exploded", QT_TRANSLATE_NOOP("RushNCrush", "The engine of {car} has exploded on {place}.")},
    {"remark-destroyed", QT_TRANSLATE_NOOP("RushNCrush", "{car} lies destroyed on {place}.")},
    {"remark-forced",
     QT_TRANSLATE_NOOP(
         "RushNCrush",
         "{car} has neither lane change nor tyre left, and there is an obstacle straight ahead.")},
    {"memo-turn", QT_TRANSLATE_NOOP("RushNCrush", "Turn {turn}")},
    {"up-wreck", QT_TRANSLATE_NOOP("RushNCrush", "wreck")},
    {"where-on", QT_TRANSLATE_NOOP("RushNCrush", "on {place}")},
    {"where-waiting", QT_TRANSLATE_NOOP("RushNCrush", "waits for its place on the grid")},
    {"label-lever", QT_TRANSLATE_NOOP("RushNCrush", "Gear lever")},
    {"label-speed", QT_TRANSLATE_NOOP("RushNCrush", "{speed}")},
    {"label-speed-now", QT_TRANSLATE_NOOP("RushNCrush", "Speed")},
    {"fact-speed", QT_TRANSLATE_NOOP("RushNCrush", "{speed} km/h")},
    {"label-dice", QT_TRANSLATE_NOOP("RushNCrush", "Driving dice")},
    {"fact-dice-free", QT_TRANSLATE_NOOP("RushNCrush", "none, lane changes are free")},
    {"fact-dice-highest", QT_TRANSLATE_NOOP("RushNCrush", "{count}, the highest counts")},
    {"fact-dice-lowest", QT_TRANSLATE_NOOP("RushNCrush", "{count}, the lowest counts")},
    {"fact-dice-none", QT_TRANSLATE_NOOP("RushNCrush", "none, and no lane change")},
    {"label-points", QT_TRANSLATE_NOOP("RushNCrush", "Points left")},
    {"label-changes", QT_TRANSLATE_NOOP("RushNCrush", "Lane changes left")},
    {"fact-number", QT_TRANSLATE_NOOP("RushNCrush", "{count}")},
    {"fact-free", QT_TRANSLATE_NOOP("RushNCrush", "free")},
    {"label-state", QT_TRANSLATE_NOOP("RushNCrush", "State")},
    {"state-racing", QT_TRANSLATE_NOOP("RushNCrush", "racing")},
    {"state-exploded", QT_TRANSLATE_NOOP("RushNCrush", "exploded")},
    {"state-destroyed", QT_TRANSLATE_NOOP("RushNCrush", "destroyed")},
    {"figure-to-go", QT_TRANSLATE_NOOP("RushNCrush", "ranks to go")},
    {"figure-armour", QT_TRANSLATE_NOOP("RushNCrush", "armour")},
    {"figure-temperature", QT_TRANSLATE_NOOP("RushNCrush", "temperature")},
    {"passage-grid", QT_TRANSLATE_NOOP("RushNCrush", "The grid")},
    {"passage-turn", QT_TRANSLATE_NOOP("RushNCrush", "{car}")},
    {"passage-order", QT_TRANSLATE_NOOP("RushNCrush", "Order of the turn")},
    {"how-ram", QT_TRANSLATE_NOOP("RushNCrush", "a ram from behind")},
    {"how-push", QT_TRANSLATE_NOOP("RushNCrush", "a push")},
    {"how-push-resisted", QT_TRANSLATE_NOOP("RushNCrush", "a push that was resisted")},
    {"how-rock", QT_TRANSLATE_NOOP("RushNCrush", "a head-on with rock")},
    {"how-wreck", QT_TRANSLATE_NOOP("RushNCrush", "a wreck on the way")},
    {"how-heat", QT_TRANSLATE_NOOP("RushNCrush", "the heat of the engine")},
    {"count-car", QT_TRANSLATE_NOOP("RushNCrush", "Car")},
    {"count-armour", QT_TRANSLATE_NOOP("RushNCrush", "Armour")},
    {"count-armour-title", QT_TRANSLATE_NOOP("RushNCrush", "Armour lost")},
    {"count-armour-about",
     QT_TRANSLATE_NOOP("RushNCrush", "Armour tokens that each car has lost, turn by turn.")},
    {"count-turn-title", QT_TRANSLATE_NOOP("RushNCrush", "Armour lost in this turn")},
    {"count-turn-about", QT_TRANSLATE_NOOP("RushNCrush", "Armour tokens that were lost in each turn.")},
    {"count-pushes", QT_TRANSLATE_NOOP("RushNCrush", "Pushes")},
    {"count-tyres", QT_TRANSLATE_NOOP("RushNCrush", "Tyres")},
    {"count-brakes", QT_TRANSLATE_NOOP("RushNCrush", "Brakes")},
    {"count-turbo", QT_TRANSLATE_NOOP("RushNCrush", "Turbo")},
    {"count-heat", QT_TRANSLATE_NOOP("RushNCrush", "Heat")},
    {"count-rolls", QT_TRANSLATE_NOOP("RushNCrush", "Rolls")},
    {"count-tokens", QT_TRANSLATE_NOOP("RushNCrush", "Tokens")},
};

} // namespace

std::span<const Phrase> showPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush

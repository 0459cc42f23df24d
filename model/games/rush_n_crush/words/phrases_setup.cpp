#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"setup-player", QT_TRANSLATE_NOOP("RushNCrush", "Driver")},
    {"setup-car", QT_TRANSLATE_NOOP("RushNCrush", "Car")},
    {"setup-drivers", QT_TRANSLATE_NOOP("RushNCrush", "Drivers")},
    {"setup-race", QT_TRANSLATE_NOOP("RushNCrush", "The race")},
    {"setup-dice", QT_TRANSLATE_NOOP("RushNCrush", "Dice")},
    {"setup-dice-table", QT_TRANSLATE_NOOP("RushNCrush", "rolled on the table")},
    {"setup-dice-app", QT_TRANSLATE_NOOP("RushNCrush", "rolled by the app")},
    {"setup-thermometer", QT_TRANSLATE_NOOP("RushNCrush", "Steps of the thermometer")},
    {"setup-summary",
     QT_TRANSLATE_NOOP(
         "RushNCrush",
         "Each driver gets 6 armour, 6 tyre, 6 brake and 6 turbo tokens and 6 equipment cards.")},
    {"colour-red", QT_TRANSLATE_NOOP("RushNCrush", "Red")},
    {"colour-blue", QT_TRANSLATE_NOOP("RushNCrush", "Blue")},
    {"colour-green", QT_TRANSLATE_NOOP("RushNCrush", "Green")},
    {"colour-yellow", QT_TRANSLATE_NOOP("RushNCrush", "Yellow")},
    {"colour-white", QT_TRANSLATE_NOOP("RushNCrush", "White")},
    {"colour-black", QT_TRANSLATE_NOOP("RushNCrush", "Black")},
    {"two-on-one", QT_TRANSLATE_NOOP("RushNCrush", "Another racing car stands on {place} already.")},
    {"black-and-racing",
     QT_TRANSLATE_NOOP("RushNCrush", "{car} would be at black, or beyond, and still racing.")},
    {"crossed-too-often", QT_TRANSLATE_NOOP("RushNCrush", "{car} would have won with that many crossings.")},
    {"too-many-nails", QT_TRANSLATE_NOOP("RushNCrush", "There are six nails tokens in all.")},
    {"no-such-subject", QT_TRANSLATE_NOOP("RushNCrush", "There is nothing called {subject} on this table.")},
    {"no-such-property", QT_TRANSLATE_NOOP("RushNCrush", "{subject} has no {property}.")},
    {"no-such-value", QT_TRANSLATE_NOOP("RushNCrush", "{value} can't be set for {property}.")},
    {"impossible", QT_TRANSLATE_NOOP("RushNCrush", "{reason}")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush

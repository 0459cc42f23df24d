#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"car-exploded", QT_TRANSLATE_NOOP("RushNCrush", "The engine of {car} has exploded.")},
    {"car-destroyed", QT_TRANSLATE_NOOP("RushNCrush", "{car} is destroyed.")},
    // Lever
    {"lever-closed", QT_TRANSLATE_NOOP("RushNCrush", "The dashboard is done with for this turn.")},
    {"lever-second",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "One acceleration, deceleration or gear change is all that a turn has.")},
    {"lever-after-brake",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "This table brakes only after the acceleration, deceleration or gear change.")},
    {"lever-no-line", QT_TRANSLATE_NOOP("RushNCrush", "No line leads from {bubble} that way ({move}).")},
    {"lever-several-lines",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "Several lines lead from {bubble} that way: name the bubble, as in {move}:…")},
    {"brake-none-left", QT_TRANSLATE_NOOP("RushNCrush", "No brake token is left.")},
    {"turbo-none-left", QT_TRANSLATE_NOOP("RushNCrush", "No turbo token is left.")},
    {"turbo-second", QT_TRANSLATE_NOOP("RushNCrush", "A turn has one turbo at most.")},
    {"turbo-alone", QT_TRANSLATE_NOOP("RushNCrush", "A turbo comes directly after a normal acceleration.")},
    // Steps
    {"test-is-due", QT_TRANSLATE_NOOP("RushNCrush", "Above 50 the driving test comes before the move.")},
    {"no-points", QT_TRANSLATE_NOOP("RushNCrush", "The lever gives no movement point.")},
    {"no-point-left", QT_TRANSLATE_NOOP("RushNCrush", "No movement point is left.")},
    {"points-left",
     QT_TRANSLATE_NOOP("RushNCrush", "All movement points are spent; there are {points} left.")},
    {"not-ahead", QT_TRANSLATE_NOOP("RushNCrush", "{place} is none of the three spaces ahead.")},
    {"only-free-change",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "After a head-on the only step on is the free change to the left or right.")},
    {"nothing-ahead", QT_TRANSLATE_NOOP("RushNCrush", "Neither rock nor a vehicle lies straight ahead.")},
    {"rock-ahead", QT_TRANSLATE_NOOP("RushNCrush", "Straight ahead is rock: that is a head-on (x).")},
    {"car-ahead", QT_TRANSLATE_NOOP("RushNCrush", "{car} stands straight ahead: that is a ram (x).")},
    {"change-to-rock", QT_TRANSLATE_NOOP("RushNCrush", "There is no space to change to, or it is rock.")},
    {"change-to-car",
     QT_TRANSLATE_NOOP("RushNCrush", "{car} stands there; a vehicle is pushed, not driven into sideways.")},
    {"no-change-left",
     QT_TRANSLATE_NOOP("RushNCrush", "No lane change is left, and no tyre for another one.")},
    {"after-ram", QT_TRANSLATE_NOOP("RushNCrush", "The ram has ended the move.")},
    {"after-win", QT_TRANSLATE_NOOP("RushNCrush", "The race is won.")},
    {"death", QT_TRANSLATE_NOOP("RushNCrush", "So many head-ons leave no armour, however the dice fall.")},
    {"death-at-180", QT_TRANSLATE_NOOP("RushNCrush", "A head-on at 180 destroys the vehicle.")},
    // Pushes
    {"push-without-move",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "Without a movement point there is no move, and without a move no push.")},
    {"push-wreck", QT_TRANSLATE_NOOP("RushNCrush", "{car} is a wreck, which can't be pushed.")},
    {"push-too-soon",
     QT_TRANSLATE_NOOP("RushNCrush", "Between two pushes the car moves at least one space.")},
    {"push-no-point",
     QT_TRANSLATE_NOOP("RushNCrush", "A push takes a movement point here, and none is left.")},
    {"push-no-contact",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "{car} is neither beside nor on a forward-left or forward-right space.")},
    {"push-resisted", QT_TRANSLATE_NOOP("RushNCrush", "{car} has resisted a push this turn.")},
    {"push-no-such-space", QT_TRANSLATE_NOOP("RushNCrush", "{car} can't be pushed there.")},
    {"push-choose",
     QT_TRANSLATE_NOOP("RushNCrush", "There are several places for {car}: say which, as in @{car}+c6.")},
};

} // namespace

std::span<const Phrase> objectionPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush

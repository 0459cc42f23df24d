// What an action still has to be told.
#pragma once

#include "games/road_kill_rally/table/state.h"

#include <variant>

namespace roadmarshal::road_kill_rally {

// Dice thrown for a car.
struct DueDice
{
    const char* what = ""; // "roll-check"
    int dice = 1;
    int car = 0;
    int needed = 0;        // hits that it takes, if it is for a pedestrian
    bool safe = false;     // cards may be paid instead (RKR-38)
    QString about = {};    // the hazard, or the car that is hit
    bool costly = true;    // what they hit costs cards, and those may be named
    bool defended = false; // somebody may play defence cards against them (RKR-62)
};
// RKR-29: the next tile; these did not fit.
struct DueTile
{
    int car = 0;
    QStringList refused = {};
};
// RKR-31: a colour for a splatter whose own has run out.
struct DueColour
{
    int car = 0;
    SpaceId at;
    std::vector<Colour> colours;
};
// RKR-40, A19: an accessory by its slot, or a slot.
struct DueLoss
{
    int car = 0;
    QStringList mounts;
    bool mounted = true;
};
// RKR-57: cards for ammunition.
struct DueAmmo
{
    int car = 0;
    int points = 0;
    QString weapon;
};
// Where the app has dealt the hand: which of its cards go, one after the other or joined by "+".
struct DueCards
{
    int car = 0;
    int count = 0;          // so many in all; of ammunition, so many points more
    QStringList taken = {}; // those that are named
    QString weapon = {};    // that takes them for ammunition (RKR-57)
};
// RKR-62: these can be played against an attack; until "none".
struct DueDefence
{
    int car = 0;
    QStringList cards;
};
// RKR-77: what is mounted or taken off, until "done".
struct DueMount
{
    int car = 0;
    bool drawn = true; // false: the accessory of the card pit stop is drawn first
    const char* rule = "RKR-77";
};
using Due = std::variant<DueDice, DueTile, DueColour, DueLoss, DueAmmo, DueCards, DueDefence, DueMount>;

} // namespace roadmarshal::road_kill_rally

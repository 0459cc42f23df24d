#include "phrases_rules.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

using text::Phrase;

namespace {

constexpr Phrase phrases[] = {
    {"as-named", QT_TRANSLATE_NOOP("ApocalypseTrail", "{name}")},
    {"group-squares", QT_TRANSLATE_NOOP("ApocalypseTrail", "Squares {from} to {to}")},
    {"outcome-won", QT_TRANSLATE_NOOP("ApocalypseTrail", "The convoy has reached the end of the trail")},
    {"outcome-lost", QT_TRANSLATE_NOOP("ApocalypseTrail", "Nobody has come through")},
    {"outcome-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "The most points")},
    {"headline-won", QT_TRANSLATE_NOOP("ApocalypseTrail", "The convoy is safe")},
    {"headline-lost", QT_TRANSLATE_NOOP("ApocalypseTrail", "The trail has won")},
    {"headline-race-won", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crews} won the Race")},
    {"headline-outfit-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who begins?")},
    {"headline-outfit-leaders", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting: leaders")},
    {"headline-outfit-vehicles", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting: vehicles")},
    {"headline-outfit-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting: mods")},
    {"headline-outfit-survivors", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting: survivors")},
    {"headline-outfit-resources", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting: resources")},
    {"headline-turn", QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {turn}, convoy on square {square}")},
    {"headline-turn-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {turn}, {crew} on square {square}")},
    {"remark-catastrophe",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "The Catastrophe is on square {square}, {behind} behind the last pawn")},
    {"remark-no-catastrophe", QT_TRANSLATE_NOOP("ApocalypseTrail", "The Catastrophe has not started")},
    {"remark-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has the First Player marker")},
    {"memo-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "First player: {crew}")},
    {"memo-step", QT_TRANSLATE_NOOP("ApocalypseTrail", "Step {step}")},
    {"memo-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "On turn: {crew}")},
    {"memo-catastrophe-on", QT_TRANSLATE_NOOP("ApocalypseTrail", "The Catastrophe is under way")},
    {"memo-catastrophe-off", QT_TRANSLATE_NOOP("ApocalypseTrail", "The Catastrophe waits")},
    {"fact-number", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count}")},
    {"fact-room", QT_TRANSLATE_NOOP("ApocalypseTrail", "{left} of {room} free")},
    {"fact-too-much", QT_TRANSLATE_NOOP("ApocalypseTrail", "{left} too many")},
    {"fact-no-limit", QT_TRANSLATE_NOOP("ApocalypseTrail", "{has}, without limit")},
    {"fact-die", QT_TRANSLATE_NOOP("ApocalypseTrail", "d{sides}")},
    {"mat-currency", QT_TRANSLATE_NOOP("ApocalypseTrail", "Currency")},
    {"mat-tracker", QT_TRANSLATE_NOOP("ApocalypseTrail", "Tracker")},
    {"mat-tank", QT_TRANSLATE_NOOP("ApocalypseTrail", "Tank")},
    {"mat-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "Fuel")},
    {"mat-ration", QT_TRANSLATE_NOOP("ApocalypseTrail", "Rations")},
    {"mat-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "Medicine")},
    {"mat-ammo", QT_TRANSLATE_NOOP("ApocalypseTrail", "Ammo")},
    {"mat-gear", QT_TRANSLATE_NOOP("ApocalypseTrail", "Gear")},
    {"property-status", QT_TRANSLATE_NOOP("ApocalypseTrail", "Status")},
    {"mat-starvation", QT_TRANSLATE_NOOP("ApocalypseTrail", "Hunger")},
    {"mark-ready", QT_TRANSLATE_NOOP("ApocalypseTrail", "Ready")},
    {"mark-resting", QT_TRANSLATE_NOOP("ApocalypseTrail", "Resting")},
    {"mark-injured", QT_TRANSLATE_NOOP("ApocalypseTrail", "Injured")},
    {"label-speed", QT_TRANSLATE_NOOP("ApocalypseTrail", "Speed")},
    {"label-squares", QT_TRANSLATE_NOOP("ApocalypseTrail", "Range")},
    {"label-cargo", QT_TRANSLATE_NOOP("ApocalypseTrail", "Cargo")},
    {"label-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "Fuel tokens")},
    {"label-passengers", QT_TRANSLATE_NOOP("ApocalypseTrail", "Seats")},
    {"label-mod-room", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mods")},
    {"label-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mods")},
    {"slot-mod", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mod {number}")},
    {"slot-free", QT_TRANSLATE_NOOP("ApocalypseTrail", "{left} free")},
    {"label-icon", QT_TRANSLATE_NOOP("ApocalypseTrail", "Icon of the square")},
    {"slot-icon", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} ×")},
    {"icon-all-taken", QT_TRANSLATE_NOOP("ApocalypseTrail", "taken by all")},
    {"label-primary", QT_TRANSLATE_NOOP("ApocalypseTrail", "Primary setting")},
    {"label-setting", QT_TRANSLATE_NOOP("ApocalypseTrail", "Setting")},
    {"label-die", QT_TRANSLATE_NOOP("ApocalypseTrail", "Movement die")},
    {"label-catastrophe", QT_TRANSLATE_NOOP("ApocalypseTrail", "Catastrophe")},
    {"mat-convoy", QT_TRANSLATE_NOOP("ApocalypseTrail", "The convoy")},
    {"mat-square", QT_TRANSLATE_NOOP("ApocalypseTrail", "On square {square}")},
    {"mat-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "The trail")},
    {"where-on", QT_TRANSLATE_NOOP("ApocalypseTrail", "on square {square}")},
    {"where-on-foot", QT_TRANSLATE_NOOP("ApocalypseTrail", "on foot on square {square}")},
    {"where-sheltered", QT_TRANSLATE_NOOP("ApocalypseTrail", "in the shelter on {square}")},
    {"where-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "with {crew}")},
    {"where-left", QT_TRANSLATE_NOOP("ApocalypseTrail", "left on square {square}")},
    {"deck-scenarios", QT_TRANSLATE_NOOP("ApocalypseTrail", "Scenarios")},
    {"deck-leaders", QT_TRANSLATE_NOOP("ApocalypseTrail", "Leaders")},
    {"deck-vehicles", QT_TRANSLATE_NOOP("ApocalypseTrail", "Vehicles")},
    {"deck-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mods")},
    {"deck-survivors", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survivors")},
    {"place-market", QT_TRANSLATE_NOOP("ApocalypseTrail", "To choose from")},
    {"place-dead", QT_TRANSLATE_NOOP("ApocalypseTrail", "The dead")},
    {"place-trail", QT_TRANSLATE_NOOP("ApocalypseTrail", "Known on the trail")},
    {"up-down", QT_TRANSLATE_NOOP("ApocalypseTrail", "face down")},
    {"up-up", QT_TRANSLATE_NOOP("ApocalypseTrail", "face up")},
    {"figure-points", QT_TRANSLATE_NOOP("ApocalypseTrail", "Points")},
    {"figure-vehicles", QT_TRANSLATE_NOOP("ApocalypseTrail", "Vehicle")},
    {"figure-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mods")},
    {"figure-resources", QT_TRANSLATE_NOOP("ApocalypseTrail", "Resources")},
    {"figure-survivors", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survivors")},
    {"figure-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "Shelter")},
    {"figure-currency", QT_TRANSLATE_NOOP("ApocalypseTrail", "Currency")},
};

} // namespace

std::span<const Phrase> showPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

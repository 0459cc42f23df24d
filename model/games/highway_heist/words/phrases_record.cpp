#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    // Actions
    {"act-drive", QT_TRANSLATE_NOOP("HighwayHeist", "{player} drives to {to}")},
    {"act-leap", QT_TRANSLATE_NOOP("HighwayHeist", "{player} leaps onto {target}")},
    {"act-leap-wheel", QT_TRANSLATE_NOOP("HighwayHeist", "{player} leaps to the wheel of {target}")},
    {"act-ram", QT_TRANSLATE_NOOP("HighwayHeist", "{player} rams {target}")},
    {"act-force", QT_TRANSLATE_NOOP("HighwayHeist", "{player} forces {target}")},
    {"act-shake", QT_TRANSLATE_NOOP("HighwayHeist", "{player} shakes an Enemy Peg off")},
    {"act-brawl", QT_TRANSLATE_NOOP("HighwayHeist", "{player} brawls with an Enemy Peg")},
    {"act-hijack", QT_TRANSLATE_NOOP("HighwayHeist", "{player} hijacks an SUV")},
    {"act-boost", QT_TRANSLATE_NOOP("HighwayHeist", "{player} takes a Boost token")},
    {"act-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "{player} performs the Stunt {target}")},
    {"act-other", QT_TRANSLATE_NOOP("HighwayHeist", "{player} does something else")},
    {"roll-for-action", QT_TRANSLATE_NOOP("HighwayHeist", "{player} rolls: {what}")},
    {"roll-enemy-die", QT_TRANSLATE_NOOP("HighwayHeist", "{player} rolls the Enemy Die")},
    {"defend", QT_TRANSLATE_NOOP("HighwayHeist", "The Defense roll: {roll}")},
    {"pick", QT_TRANSLATE_NOOP("HighwayHeist", "{who}: {to}")},
    {"draw-up", QT_TRANSLATE_NOOP("HighwayHeist", "{card} comes up")},
    {"draw-up-app", QT_TRANSLATE_NOOP("HighwayHeist", "The app turns a card over")},
    {"end-round", QT_TRANSLATE_NOOP("HighwayHeist", "The round ends")},
    // Effects
    {"changed", QT_TRANSLATE_NOOP("HighwayHeist", "{subject}: {property} {from} → {to}")},
    {"vehicle-added", QT_TRANSLATE_NOOP("HighwayHeist", "{sort} {vehicle} comes onto the road, on {at}")},
    {"sort-start", QT_TRANSLATE_NOOP("HighwayHeist", "Car")},
    {"sort-suv", QT_TRANSLATE_NOOP("HighwayHeist", "SUV")},
    {"sort-enemy", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy")},
    {"vehicle-removed", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} leaves the road")},
    {"vehicle-moved", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} goes from {from} to {to}")},
    {"wreck-set", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is a Wreck")},
    {"wreck-upright", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} stands upright again")},
    {"owner-set", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is {to}'s vehicle now")},
    {"owner-none", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is nobody's vehicle any more")},
    {"peg-moved", QT_TRANSLATE_NOOP("HighwayHeist", "{player}'s peg goes onto {to}")},
    {"peg-to-wheel", QT_TRANSLATE_NOOP("HighwayHeist", "{player}'s peg goes to the wheel")},
    {"peg-to-limbo", QT_TRANSLATE_NOOP("HighwayHeist", "{player}'s peg waits beside the road")},
    {"exhausted-set", QT_TRANSLATE_NOOP("HighwayHeist", "{player} is Exhausted")},
    {"ready-set", QT_TRANSLATE_NOOP("HighwayHeist", "{player} is ready")},
    {"cards-set",
     QT_TRANSLATE_NOOP("HighwayHeist", "Enemy cards from the first spot: {row}; discards: {discard}")},
    {"stunts-set",
     QT_TRANSLATE_NOOP(
         "HighwayHeist",
         "Stunts from the East, with their tokens: {row}; left of each level: {deck}; discards: {discard}")},
    {"counter-set", QT_TRANSLATE_NOOP("HighwayHeist", "{counter}: {from} → {to}")},
    {"token-set", QT_TRANSLATE_NOOP("HighwayHeist", "{token} is on {to}")},
    {"token-adrift", QT_TRANSLATE_NOOP("HighwayHeist", "{token} is adrift")},
    {"token-out", QT_TRANSLATE_NOOP("HighwayHeist", "{token} is out of the game")},
    {"round-set", QT_TRANSLATE_NOOP("HighwayHeist", "Round {to} begins")},
    {"active-set", QT_TRANSLATE_NOOP("HighwayHeist", "It is {to}'s turn")},
    {"result-won", QT_TRANSLATE_NOOP("HighwayHeist", "The team has won")},
    {"result-lost", QT_TRANSLATE_NOOP("HighwayHeist", "The team has lost")},
    {"result-none", QT_TRANSLATE_NOOP("HighwayHeist", "The game goes on after all")},
    {"attempted", QT_TRANSLATE_NOOP("HighwayHeist", "{player}, {what}: it works")},
    {"attempted-in-vain", QT_TRANSLATE_NOOP("HighwayHeist", "{player}, {what}: it fails")},
    {"defended",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} prevents {prevented} of {damage} damage to {vehicle}")},
    {"happened-slams", QT_TRANSLATE_NOOP("HighwayHeist", "{who} slams {target}: {amount} damage")},
    {"happened-damages", QT_TRANSLATE_NOOP("HighwayHeist", "{who} damages {target}: {amount}")},
    {"happened-throws", QT_TRANSLATE_NOOP("HighwayHeist", "The Enemy Peg on {who} throws {target} off")},
    {"happened-drawn", QT_TRANSLATE_NOOP("HighwayHeist", "{who} is turned over")},
    {"happened-activated", QT_TRANSLATE_NOOP("HighwayHeist", "{who} is activated")},
    {"happened-asks", QT_TRANSLATE_NOOP("HighwayHeist", "By hand: {target}")},
    // Dice
    {"roll-ram", QT_TRANSLATE_NOOP("HighwayHeist", "Ram")},
    {"roll-force", QT_TRANSLATE_NOOP("HighwayHeist", "Force")},
    {"roll-shake", QT_TRANSLATE_NOOP("HighwayHeist", "Shake")},
    {"roll-brawl", QT_TRANSLATE_NOOP("HighwayHeist", "Brawl")},
    {"roll-hijack", QT_TRANSLATE_NOOP("HighwayHeist", "Hijack")},
    {"roll-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "Stunt")},
    {"roll-defense", QT_TRANSLATE_NOOP("HighwayHeist", "Defense")},
    {"roll-enemy", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Die")},
    {"face-success", QT_TRANSLATE_NOOP("HighwayHeist", "success")},
    {"face-boost", QT_TRANSLATE_NOOP("HighwayHeist", "Boost symbol")},
    {"face-blank", QT_TRANSLATE_NOOP("HighwayHeist", "blank")},
    {"face-suv", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy SUV")},
    {"face-peg", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Peg")},
    {"face-card", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy card")},
    {"face-main-n", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy North")},
    {"face-main-s", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy South")},
    {"face-main-e", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy East")},
    {"face-main-w", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy West")},
    {"property-boost", QT_TRANSLATE_NOOP("HighwayHeist", "Boost tokens")},
    {"property-tokens", QT_TRANSLATE_NOOP("HighwayHeist", "Own tokens")},
    {"property-strength", QT_TRANSLATE_NOOP("HighwayHeist", "Strength")},
    {"property-enemies", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Pegs")},
};

} // namespace

std::span<const Phrase> recordPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

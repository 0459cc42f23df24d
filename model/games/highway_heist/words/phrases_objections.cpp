#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    // Turns
    {"not-your-turn",
     QT_TRANSLATE_NOOP("HighwayHeist", "It is {other}'s turn, and a turn is finished before the next.")},
    {"second-turn", QT_TRANSLATE_NOOP("HighwayHeist", "{player} has had a turn in this round.")},
    {"third-action", QT_TRANSLATE_NOOP("HighwayHeist", "{player} has taken two actions.")},
    {"after-boost",
     QT_TRANSLATE_NOOP("HighwayHeist", "Taking a Boost token was the last action of {player}.")},
    {"round-too-early",
     QT_TRANSLATE_NOOP("HighwayHeist", "The round is not over: {player} has not had a turn.")},
    {"already-won", QT_TRANSLATE_NOOP("HighwayHeist", "The game is won.")},
    {"already-lost", QT_TRANSLATE_NOOP("HighwayHeist", "The game is lost.")},
    // Rolls
    {"assist-oneself",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} can't assist: only others than the one who rolls do.")},
    {"assist-at-five",
     QT_TRANSLATE_NOOP("HighwayHeist", "It is {dice} dice already, and more are never rolled.")},
    {"assist-without-token",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} has no Boost token left to assist with.")},
    {"boost-without-token", QT_TRANSLATE_NOOP("HighwayHeist", "{player} has no Boost token to boost with.")},
    {"too-many-symbols",
     QT_TRANSLATE_NOOP("HighwayHeist", "{count} symbols can't come up on {dice} {dice|die|dice}.")},
    // Nothing to do it to
    {"nothing-to-drive", QT_TRANSLATE_NOOP("HighwayHeist", "Everything around {player}'s vehicle is taken.")},
    {"nothing-to-leap", QT_TRANSLATE_NOOP("HighwayHeist", "There is nothing that {player} could leap onto.")},
    {"nothing-to-ram",
     QT_TRANSLATE_NOOP("HighwayHeist", "There is no Enemy SUV next to {player}'s vehicle.")},
    {"nothing-to-force",
     QT_TRANSLATE_NOOP("HighwayHeist",
                       "There is nothing next to {player}'s vehicle that could be forced anywhere.")},
    {"nothing-to-stunt", QT_TRANSLATE_NOOP("HighwayHeist", "No Stunt lies face up.")},
    // Drive
    {"against-drive-HH-61",
     QT_TRANSLATE_NOOP("HighwayHeist", "That takes a vehicle with its player at the wheel.")},
    {"against-drive-far-HH-61",
     QT_TRANSLATE_NOOP("HighwayHeist", "{to} is too far: the way there takes {needs} {needs|step|steps}.")},
    {"against-drive-HH-62", QT_TRANSLATE_NOOP("HighwayHeist", "{to} is taken, or everything around it is.")},
    {"against-drive-HR-5", QT_TRANSLATE_NOOP("HighwayHeist", "Staying in the own space is no Drive.")},
    {"against-drive-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // Leap
    {"against-leap-HH-24",
     QT_TRANSLATE_NOOP("HighwayHeist", "One can only sit at the wheel of one's own vehicle.")},
    {"against-leap-HH-30", QT_TRANSLATE_NOOP("HighwayHeist", "{target} is a Wreck, where nobody can stand.")},
    {"against-leap-HH-64",
     QT_TRANSLATE_NOOP("HighwayHeist", "{target} is too far for the Athletics of {player}.")},
    {"against-leap-HH-65", QT_TRANSLATE_NOOP("HighwayHeist", "There is no free slot on {target}.")},
    {"against-leap-HH-80", QT_TRANSLATE_NOOP("HighwayHeist", "{target} was given up for good.")},
    {"against-leap-HH-81", QT_TRANSLATE_NOOP("HighwayHeist", "{target} is driven by somebody else.")},
    {"against-leap-HR-32", QT_TRANSLATE_NOOP("HighwayHeist", "{player} is there already.")},
    {"against-leap-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // Ram
    {"against-ram-HH-69",
     QT_TRANSLATE_NOOP("HighwayHeist", "Only an adjacent Enemy SUV can be rammed, from the wheel.")},
    {"against-ram-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // Force
    {"against-force-HH-71",
     QT_TRANSLATE_NOOP("HighwayHeist",
                       "Only an adjacent Enemy SUV or Player Vehicle can be forced, from the wheel.")},
    {"against-force-HH-72",
     QT_TRANSLATE_NOOP("HighwayHeist", "{target} can't be moved to {to}: it is taken, or the way is.")},
    {"against-force-HH-74", QT_TRANSLATE_NOOP("HighwayHeist", "{target} is a Wreck, which can't be forced.")},
    {"against-force-HR-5", QT_TRANSLATE_NOOP("HighwayHeist", "{to} is where {target} stands already.")},
    {"against-force-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // Shake, Brawl, Hijack
    {"against-shake-HH-76",
     QT_TRANSLATE_NOOP("HighwayHeist",
                       "To shake it off, {player} has to be at the wheel and an Enemy Peg on the roof.")},
    {"against-shake-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    {"against-brawl-HH-77",
     QT_TRANSLATE_NOOP("HighwayHeist", "To brawl, {player} has to stand on a roof with an Enemy Peg on it.")},
    {"against-brawl-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    {"against-hijack-HH-78",
     QT_TRANSLATE_NOOP("HighwayHeist", "To hijack, {player} has to stand on an Enemy SUV.")},
    {"against-hijack-HH-81",
     QT_TRANSLATE_NOOP("HighwayHeist", "The vehicle of a team member can't be hijacked.")},
    {"against-hijack-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // Boost, Stunts, anything else
    {"against-boost-HH-52",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} has as many Boost tokens as one may have.")},
    {"against-stunt-HH-83", QT_TRANSLATE_NOOP("HighwayHeist", "{target} lies on no Stunt spot.")},
    {"against-stunt-HH-85", QT_TRANSLATE_NOOP("HighwayHeist", "{target} lies face down: it has been done.")},
    {"against-stunt-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    {"against-other-HR-18",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits beside the road, and may only take a Boost token.")},
    // What can't lie on any table
    {"off-the-road", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} would stick out of the road.")},
    {"two-on-one", QT_TRANSLATE_NOOP("HighwayHeist", "Two vehicles would stand on {place}.")},
    {"pegs-on-wreck",
     QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is a Wreck, and nobody stands on a Wreck.")},
    {"wreck-of-player", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is a Wreck, and a Wreck is nobody's.")},
    {"too-many-pegs",
     QT_TRANSLATE_NOOP("HighwayHeist", "There would be more pegs on {vehicle} than it has slots.")},
    {"too-many-enemies",
     QT_TRANSLATE_NOOP("HighwayHeist", "There would be more Enemy Pegs on {vehicle} than it takes.")},
    {"strength-of-nobody", QT_TRANSLATE_NOOP("HighwayHeist", "{vehicle} is nobody's, and has no Strength.")},
    {"no-such-strength",
     QT_TRANSLATE_NOOP("HighwayHeist", "That is no Strength that the board of {vehicle} has.")},
    {"two-vehicles", QT_TRANSLATE_NOOP("HighwayHeist", "{player} would have two vehicles.")},
    {"wheel-of-nothing", QT_TRANSLATE_NOOP("HighwayHeist", "{player} would be at the wheel of nothing.")},
    {"peg-nowhere",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} would stand on a vehicle that is not there.")},
    {"too-much-boost",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} would have more Boost tokens than one may have.")},
    {"too-many-tokens",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} would have more tokens of the character than there are.")},
    {"exhausted-and-active",
     QT_TRANSLATE_NOOP("HighwayHeist", "{player} would be Exhausted and yet have the turn.")},
    {"used-by-nobody",
     QT_TRANSLATE_NOOP("HighwayHeist", "It is nobody's turn, so nobody has taken an action.")},
    {"too-many-suvs", QT_TRANSLATE_NOOP("HighwayHeist", "There would be more SUVs than there are.")},
    {"too-many-enemy-pegs",
     QT_TRANSLATE_NOOP("HighwayHeist", "There would be more Enemy Pegs than there are.")},
    {"too-many-starts",
     QT_TRANSLATE_NOOP("HighwayHeist", "There would be more starting vehicles than players.")},
    {"token-nowhere",
     QT_TRANSLATE_NOOP("HighwayHeist", "{token} would be on a vehicle that can't carry it.")},
};

} // namespace

std::span<const Phrase> objectionPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    // Claims, as they are repeated
    {"claim-speed", QT_TRANSLATE_NOOP("RoadKillRally", "{car} sets its speed to box {box}")},
    {"claim-drive", QT_TRANSLATE_NOOP("RoadKillRally", "{car} drives {path}")},
    {"claim-dice", QT_TRANSLATE_NOOP("RoadKillRally", "{car} faces {dice} {dice|die|dice} on {place}")},
    {"claim-safe", QT_TRANSLATE_NOOP("RoadKillRally", "{car} plays safe against {dice} {dice|die|dice}")},
    {"claim-ram", QT_TRANSLATE_NOOP("RoadKillRally", "{car} rams {other}")},
    {"claim-shot", QT_TRANSLATE_NOOP("RoadKillRally", "{car} fires {weapon} at {other}")},
    {"claim-run", QT_TRANSLATE_NOOP("RoadKillRally", "{car} goes for the pedestrian on its space")},
    {"claim-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "{hits} {hits|hit wipes|hits wipe} {car} out")},
    {"claim-order", QT_TRANSLATE_NOOP("RoadKillRally", "{car} acts before {other}")},
    {"claim-score", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has {points} points")},
    {"claim-win", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has won")},
    // Questions
    {"ask-claim", QT_TRANSLATE_NOOP("RoadKillRally", "What is claimed?")},
    {"ask-claim-car", QT_TRANSLATE_NOOP("RoadKillRally", "Whom is it about?")},
    {"ask-claim-number", QT_TRANSLATE_NOOP("RoadKillRally", "Which number?")},
    {"ask-claim-place", QT_TRANSLATE_NOOP("RoadKillRally", "Which way or space?")},
    {"ask-claim-other", QT_TRANSLATE_NOOP("RoadKillRally", "And the other car?")},
    {"ask-claim-weapon", QT_TRANSLATE_NOOP("RoadKillRally", "With which weapon or card?")},
    {"option-claim-speed", QT_TRANSLATE_NOOP("RoadKillRally", "It may set this speed")},
    {"option-claim-drive", QT_TRANSLATE_NOOP("RoadKillRally", "It may drive this way")},
    {"option-claim-dice", QT_TRANSLATE_NOOP("RoadKillRally", "So many dice are due on a space")},
    {"option-claim-safe", QT_TRANSLATE_NOOP("RoadKillRally", "It may play safe")},
    {"option-claim-ram", QT_TRANSLATE_NOOP("RoadKillRally", "It can ram that car")},
    {"option-claim-shot", QT_TRANSLATE_NOOP("RoadKillRally", "It may fire at that car")},
    {"option-claim-run", QT_TRANSLATE_NOOP("RoadKillRally", "It may go for the pedestrian")},
    {"option-claim-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "So many hits wipe it out")},
    {"option-claim-order", QT_TRANSLATE_NOOP("RoadKillRally", "It acts first")},
    {"option-claim-score", QT_TRANSLATE_NOOP("RoadKillRally", "It has so many points")},
    {"option-claim-win", QT_TRANSLATE_NOOP("RoadKillRally", "It has won")},
    {"claim-no-car", QT_TRANSLATE_NOOP("RoadKillRally", "\"{given}\" is none of the cars, or the same one.")},
    {"claim-unknown", QT_TRANSLATE_NOOP("RoadKillRally", "Nobody can claim \"{given}\": speed, drives, check, safe, rams, fires, runs, wipes-out, before, scores or wins.")},
    {"claim-unread", QT_TRANSLATE_NOOP("RoadKillRally", "That can't be read: {reason}")},
    // Verdicts
    {"verdict-speed-free", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive in box {box}, and it costs nothing.")},
    {"verdict-speed-paid", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive in box {box} for {cost} Rally {cost|card|cards}.")},
    {"verdict-no-speed", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may not set its speed to box {box}.")},
    {"why-speed", QT_TRANSLATE_NOOP("RoadKillRally", "One box up or two down are free, each further one costs a card: {cost} here, {hand} in hand.")},
    {"verdict-drive", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive {path} and ends there.")},
    {"verdict-drive-collision", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive {path}, which ends in a collision.")},
    {"verdict-drive-finish", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive {path} and crosses the line.")},
    {"verdict-drive-unknown", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may drive {path}; what comes behind it, the next tile tells.")},
    {"verdict-no-drive", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may not drive {path}.")},
    {"why-safe-way", QT_TRANSLATE_NOOP("RoadKillRally", "{dice} {dice|die is|dice are} due on the way; with {hand} in hand it arrives for certain by playing safe.")},
    {"why-dice-way", QT_TRANSLATE_NOOP("RoadKillRally", "{dice} {dice|die is|dice are} due on the way, and only {hand} in hand.")},
    {"variant-drive", QT_TRANSLATE_NOOP("RoadKillRally", "{path}, {dice} {dice|die|dice}")},
    {"variant-speed", QT_TRANSLATE_NOOP("RoadKillRally", "Box {box} for {cost} {cost|card|cards}")},
    {"verdict-dice", QT_TRANSLATE_NOOP("RoadKillRally", "{car} faces {due} {due|die|dice} on {place}.")},
    {"verdict-not-ahead", QT_TRANSLATE_NOOP("RoadKillRally", "{car} does not come to {place} with one step.")},
    {"why-straight-dice", QT_TRANSLATE_NOOP("RoadKillRally", "The dashboard says {count} in box {box}.")},
    {"why-diagonal-dice", QT_TRANSLATE_NOOP("RoadKillRally", "With what a diagonal step brings it is {count} in box {box}.")},
    {"why-no-dice", QT_TRANSLATE_NOOP("RoadKillRally", "The dashboard is blank there in box {box}: no check, also not for a diagonal step.")},
    {"why-hazard-dice", QT_TRANSLATE_NOOP("RoadKillRally", "The hazard is a check of its own: {count}.")},
    {"why-wreck-dice", QT_TRANSLATE_NOOP("RoadKillRally", "The wreck brings as many dice as the box says: {count}.")},
    {"verdict-safe", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may play safe for {count} {count|card|cards}.")},
    {"verdict-not-safe", QT_TRANSLATE_NOOP("RoadKillRally", "{car} can't play safe here.")},
    {"why-safe", QT_TRANSLATE_NOOP("RoadKillRally", "A card for each die, for all of them, before anything is rolled. The last card may go for it too.")},
    {"verdict-ram", QT_TRANSLATE_NOOP("RoadKillRally", "{car} can ram {other}: {dice} {dice|die|dice} each.")},
    {"verdict-no-ram", QT_TRANSLATE_NOOP("RoadKillRally", "{car} does not collide with {other}.")},
    {"why-ram-dice", QT_TRANSLATE_NOOP("RoadKillRally", "The boxes differ by that much; one die at least.")},
    {"why-ram-speed", QT_TRANSLATE_NOOP("RoadKillRally", "Afterwards both drive in box {box}, unless one wipes out.")},
    {"why-out-of-reach", QT_TRANSLATE_NOOP("RoadKillRally", "No way of this move leads to {other}.")},
    {"verdict-shot", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may fire {weapon} at {other}.")},
    {"verdict-no-shot", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may not fire {weapon} at {other}.")},
    {"why-shot", QT_TRANSLATE_NOOP("RoadKillRally", "Direction, range and view are right: {dice} dice for {ammo} ammo.")},
    {"verdict-run", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may go for the pedestrian.")},
    {"verdict-no-run", QT_TRANSLATE_NOOP("RoadKillRally", "{car} may not go for a pedestrian now.")},
    {"why-run", QT_TRANSLATE_NOOP("RoadKillRally", "{count} {count|die|dice}, one more for each card; two hits are needed.")},
    {"why-nobody-here", QT_TRANSLATE_NOOP("RoadKillRally", "No pedestrian stands where {car} is.")},
    {"why-not-entered", QT_TRANSLATE_NOOP("RoadKillRally", "Only right after entering a space in the own move.")},
    {"verdict-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "{hits} {hits|hit wipes|hits wipe} {car} out.")},
    {"verdict-no-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "{hits} {hits|hit does|hits do} not wipe {car} out.")},
    {"why-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "That is more than the {hand} {hand|card|cards} in hand.")},
    {"why-paid", QT_TRANSLATE_NOOP("RoadKillRally", "{hand} {hand|card pays|cards pay} for that; an empty hand alone is no wipe-out.")},
    {"why-once-a-turn", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has wiped out this turn: more hits only cost cards.")},
    {"verdict-order", QT_TRANSLATE_NOOP("RoadKillRally", "{car} acts before {other}.")},
    {"verdict-order-open", QT_TRANSLATE_NOOP("RoadKillRally", "Dice say who of {car} and {other} acts first.")},
    {"why-order-dice", QT_TRANSLATE_NOOP("RoadKillRally", "Side by side and equally fast: three dice each, more hits first.")},
    {"why-order-frozen", QT_TRANSLATE_NOOP("RoadKillRally", "So it was when this phase began, and so it stays until it ends.")},
    {"why-order-ahead", QT_TRANSLATE_NOOP("RoadKillRally", "{car} is further ahead, or level and faster.")},
    {"verdict-score", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has {points} {points|point|points}.")},
    {"why-score", QT_TRANSLATE_NOOP("RoadKillRally", "Pedestrians {pedestrians}, Shoot tokens {shoot}, place {placed}, wipe-outs {wipe}.")},
    {"verdict-not-over", QT_TRANSLATE_NOOP("RoadKillRally", "The rally is not over yet.")},
    {"why-not-over", QT_TRANSLATE_NOOP("RoadKillRally", "It ends one turn after the third car has crossed, or as soon as all have.")},
    {"verdict-toss", QT_TRANSLATE_NOOP("RoadKillRally", "A coin decides.")},
    {"why-toss", QT_TRANSLATE_NOOP("RoadKillRally", "Equal points, and neither has crossed the line.")},
    {"verdict-won", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has won.")},
    {"verdict-not-won", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has not won, but {winner}.")},
    {"why-most", QT_TRANSLATE_NOOP("RoadKillRally", "The most points win; of equals who crossed the line earlier.")},
    {"verdict-out-of-play", QT_TRANSLATE_NOOP("RoadKillRally", "{car} is out of play.")},
    {"why-out-of-play", QT_TRANSLATE_NOOP("RoadKillRally", "Who has crossed the line or is destroyed does nothing any more.")},
};

} // namespace

std::span<const Phrase> disputePhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

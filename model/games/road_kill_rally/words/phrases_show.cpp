#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    {"dial-lanes", QT_TRANSLATE_NOOP("RoadKillRally", "Lanes")},
    {"dial-rows", QT_TRANSLATE_NOOP("RoadKillRally", "Rows")},
    {"tile-road", QT_TRANSLATE_NOOP("RoadKillRally", "Road")},
    {"tile-start", QT_TRANSLATE_NOOP("RoadKillRally", "Start")},
    {"tile-finish", QT_TRANSLATE_NOOP("RoadKillRally", "Finish")},
    {"tile-pit", QT_TRANSLATE_NOOP("RoadKillRally", "Pit")},
    {"brush-green", QT_TRANSLATE_NOOP("RoadKillRally", "Green space")},
    {"brush-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "Yellow space")},
    {"brush-orange", QT_TRANSLATE_NOOP("RoadKillRally", "Orange space")},
    {"brush-red", QT_TRANSLATE_NOOP("RoadKillRally", "Red space")},
    {"brush-no-space", QT_TRANSLATE_NOOP("RoadKillRally", "No space")},
    {"brush-splatter-green", QT_TRANSLATE_NOOP("RoadKillRally", "Green pedestrian")},
    {"brush-splatter-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "Yellow pedestrian")},
    {"brush-splatter-red", QT_TRANSLATE_NOOP("RoadKillRally", "Red pedestrian")},
    {"brush-pole", QT_TRANSLATE_NOOP("RoadKillRally", "Pole position")},
    // Board
    {"group-row", QT_TRANSLATE_NOOP("RoadKillRally", "Row {row}")},
    {"up-green", QT_TRANSLATE_NOOP("RoadKillRally", "green")},
    {"up-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "yellow")},
    {"up-red", QT_TRANSLATE_NOOP("RoadKillRally", "red")},
    {"up-wreck", QT_TRANSLATE_NOOP("RoadKillRally", "wreck")},
    {"token-wiped-out", QT_TRANSLATE_NOOP("RoadKillRally", "wiped out this turn")},
    // Mats
    {"card-title", "{name}"},
    {"label-crash-table", QT_TRANSLATE_NOOP("RoadKillRally", "Crash table")},
    {"label-box", QT_TRANSLATE_NOOP("RoadKillRally", "Box {box}")},
    {"danger-green", QT_TRANSLATE_NOOP("RoadKillRally", "green")},
    {"danger-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "yellow")},
    {"danger-orange", QT_TRANSLATE_NOOP("RoadKillRally", "orange")},
    {"danger-red", QT_TRANSLATE_NOOP("RoadKillRally", "red")},
    {"fact-number", "{count}"},
    {"fact-blank", "—"},
    {"label-accessories", QT_TRANSLATE_NOOP("RoadKillRally", "Accessories")},
    {"slot-red", QT_TRANSLATE_NOOP("RoadKillRally", "red accessories")},
    {"slot-green", QT_TRANSLATE_NOOP("RoadKillRally", "green accessories")},
    {"slot-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "yellow accessories")},
    {"label-damaged", QT_TRANSLATE_NOOP("RoadKillRally", "damaged")},
    {"property-speed", QT_TRANSLATE_NOOP("RoadKillRally", "Speed")},
    {"property-hand", QT_TRANSLATE_NOOP("RoadKillRally", "Rally cards")},
    {"property-spare", QT_TRANSLATE_NOOP("RoadKillRally", "Accessories in hand")},
    {"property-shoot", QT_TRANSLATE_NOOP("RoadKillRally", "Shoot tokens")},
    {"property-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "Wipe-out tokens")},
    {"property-kills-green", QT_TRANSLATE_NOOP("RoadKillRally", "Green kills")},
    {"property-kills-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "Yellow kills")},
    {"property-kills-red", QT_TRANSLATE_NOOP("RoadKillRally", "Red kills")},
    {"property-green", QT_TRANSLATE_NOOP("RoadKillRally", "Green pedestrians")},
    {"property-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "Yellow pedestrians")},
    {"property-red", QT_TRANSLATE_NOOP("RoadKillRally", "Red pedestrians")},
    {"mat-supply", QT_TRANSLATE_NOOP("RoadKillRally", "Supply")},
    {"label-wiped-out", QT_TRANSLATE_NOOP("RoadKillRally", "Wiped out this turn")},
    {"label-pitted", QT_TRANSLATE_NOOP("RoadKillRally", "Reconfigured this turn")},
    {"label-destroyed", QT_TRANSLATE_NOOP("RoadKillRally", "Destroyed")},
    {"label-points", QT_TRANSLATE_NOOP("RoadKillRally", "Points")},
    {"label-steps-left", QT_TRANSLATE_NOOP("RoadKillRally", "Spaces left")},
    {"label-skill", QT_TRANSLATE_NOOP("RoadKillRally", "Skill")},
    {"label-team", QT_TRANSLATE_NOOP("RoadKillRally", "Team")},
    {"where-on", QT_TRANSLATE_NOOP("RoadKillRally", "on {place}")},
    {"where-wreck", QT_TRANSLATE_NOOP("RoadKillRally", "a wreck on {place}")},
    {"where-waiting", QT_TRANSLATE_NOOP("RoadKillRally", "beside the start")},
    {"where-finished", QT_TRANSLATE_NOOP("RoadKillRally", "across the line as number {crossed}")},
    {"where-removed", QT_TRANSLATE_NOOP("RoadKillRally", "gone with its tile")},
    // Decks
    {"deck-tiles", QT_TRANSLATE_NOOP("RoadKillRally", "Road tiles")},
    {"deck-rally", QT_TRANSLATE_NOOP("RoadKillRally", "Rally cards")},
    {"deck-accessories", QT_TRANSLATE_NOOP("RoadKillRally", "Accessories")},
    {"place-hand", QT_TRANSLATE_NOOP("RoadKillRally", "Hand of {car}")},
    {"place-road", QT_TRANSLATE_NOOP("RoadKillRally", "On the road")},
    {"place-discard", QT_TRANSLATE_NOOP("RoadKillRally", "Discard")},
    // Standings
    {"figure-points", QT_TRANSLATE_NOOP("RoadKillRally", "Points")},
    {"figure-pedestrians", QT_TRANSLATE_NOOP("RoadKillRally", "Pedestrians")},
    {"figure-shoot", QT_TRANSLATE_NOOP("RoadKillRally", "Shots")},
    {"figure-place", QT_TRANSLATE_NOOP("RoadKillRally", "Place")},
    {"figure-wipe-out", QT_TRANSLATE_NOOP("RoadKillRally", "Wipe-outs")},
    {"outcome-won", QT_TRANSLATE_NOOP("RoadKillRally", "Most points when the race ended.")},
    {"headline-configure", QT_TRANSLATE_NOOP("RoadKillRally", "Cars are configured")},
    {"headline-poles", QT_TRANSLATE_NOOP("RoadKillRally", "Pole positions are chosen")},
    {"headline-draw", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn}: Rally cards are drawn")},
    {"headline-order", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn}: who is level rolls for the order")},
    {"headline-move", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn}: {car} moves")},
    {"headline-combat", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn}: combat, {car}")},
    {"headline-toss", QT_TRANSLATE_NOOP("RoadKillRally", "The race is over: a coin decides")},
    {"headline-won", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has won the rally")},
    {"remark-last-turn", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn} is the last.")},
    {"remark-finish-lies", QT_TRANSLATE_NOOP("RoadKillRally", "The finish line lies on the table.")},
    {"remark-no-pit-stop",
     QT_TRANSLATE_NOOP("RoadKillRally", "{car} has too many wipe-outs for another pit stop.")},
    {"memo-turn", QT_TRANSLATE_NOOP("RoadKillRally", "Turn {turn}")},
};

} // namespace

std::span<const Phrase> showPhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

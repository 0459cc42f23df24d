#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    // Speed
    {"speed-too-dear",
     QT_TRANSLATE_NOOP("RoadKillRally",
                       "Box {box} costs {cost} Rally {cost|card|cards}, the hand has {hand}.")},
    {"speed-off-log", QT_TRANSLATE_NOOP("RoadKillRally", "The speed log has the boxes 1 to 10.")},
    // Steps
    {"no-step-left", QT_TRANSLATE_NOOP("RoadKillRally", "All spaces that the speed allows are driven.")},
    {"not-ahead",
     QT_TRANSLATE_NOOP("RoadKillRally", "{place} is neither straight nor diagonally ahead of {from}.")},
    {"line-not-ahead", QT_TRANSLATE_NOOP("RoadKillRally", "No step leads from {from} over the finish line.")},
    {"steps-left",
     QT_TRANSLATE_NOOP("RoadKillRally", "{left} more {left|space has|spaces have} to be driven.")},
    {"over-after-collision", QT_TRANSLATE_NOOP("RoadKillRally", "A collision ends the move.")},
    {"over-after-line", QT_TRANSLATE_NOOP("RoadKillRally", "Who has crossed the line is out of play.")},
    {"no-jump", QT_TRANSLATE_NOOP(
                    "RoadKillRally",
                    "No jump leads over {place}: that takes jump jets, a car there, and a step behind it.")},
    // Shots
    {"has-acted", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has had its combat action of this turn.")},
    {"not-mounted", QT_TRANSLATE_NOOP("RoadKillRally", "{card} is not mounted on {car}.")},
    {"not-in-hand", QT_TRANSLATE_NOOP("RoadKillRally", "{card} is not in the hand of {car}.")},
    {"ammo-too-dear",
     QT_TRANSLATE_NOOP("RoadKillRally", "A shot takes {ammo} ammo, the hand can give {most}.")},
    {"target-finished", QT_TRANSLATE_NOOP("RoadKillRally", "{car} has crossed the line and is out of play.")},
    {"target-destroyed", QT_TRANSLATE_NOOP("RoadKillRally", "{car} is destroyed.")},
    {"scores-nobody",
     QT_TRANSLATE_NOOP("RoadKillRally", "{car} has wiped out and scores no pedestrian this turn.")},
    {"not-at-pedestrians", QT_TRANSLATE_NOOP("RoadKillRally", "It strikes drivers, not pedestrians.")},
    {"out-of-arc", QT_TRANSLATE_NOOP("RoadKillRally", "{place} does not lie where it can aim.")},
    {"too-far",
     QT_TRANSLATE_NOOP("RoadKillRally", "{place} is {distance} spaces away, the range is {range}.")},
    {"no-line-of-sight",
     QT_TRANSLATE_NOOP("RoadKillRally", "The line of sight to {place} meets a vehicle or leaves the track.")},
};

} // namespace

std::span<const Phrase> rulePhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

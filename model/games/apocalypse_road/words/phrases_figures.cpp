#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr Phrase phrases[] = {
    // Figures of a team
    {"label-points", QT_TRANSLATE_NOOP("ApocalypseRoad", "Points")},
    {"printed-first-player", QT_TRANSLATE_NOOP("ApocalypseRoad", "First player")},
    {"label-left", QT_TRANSLATE_NOOP("ApocalypseRoad", "Left")},
    {"label-removed", QT_TRANSLATE_NOOP("ApocalypseRoad", "Removed")},
    {"label-to-go", QT_TRANSLATE_NOOP("ApocalypseRoad", "To go")},
    {"unit-points", QT_TRANSLATE_NOOP("ApocalypseRoad", "VP")},
    // Statistics
    {"count-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "Car")},
    {"count-driver", QT_TRANSLATE_NOOP("ApocalypseRoad", "Driver")},
    {"count-kills", QT_TRANSLATE_NOOP("ApocalypseRoad", "Kills")},
    {"count-dealt", QT_TRANSLATE_NOOP("ApocalypseRoad", "Dealt")},
    {"count-taken", QT_TRANSLATE_NOOP("ApocalypseRoad", "Taken")},
    {"count-lost", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lost")},
    {"count-destroyed", QT_TRANSLATE_NOOP("ApocalypseRoad", "Destroyed")},
    {"count-deadliest", QT_TRANSLATE_NOOP("ApocalypseRoad", "Deadliest cars")},
    {"count-deadliest-about",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Cars of other teams that they destroyed.")},
    {"count-battered", QT_TRANSLATE_NOOP("ApocalypseRoad", "Most battered cars")},
    {"count-battered-about", QT_TRANSLATE_NOOP("ApocalypseRoad", "Damage markers that they took.")},
    {"count-per-turn", QT_TRANSLATE_NOOP("ApocalypseRoad", "Damage per turn")},
    {"count-per-turn-about",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "Markers on all cars in one turn, over the games that came so far.")},
};

} // namespace

std::span<const Phrase> figurePhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_road

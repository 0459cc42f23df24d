#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    {"colour-red", QT_TRANSLATE_NOOP("RoadKillRally", "Red")},
    {"colour-blue", QT_TRANSLATE_NOOP("RoadKillRally", "Blue")},
    {"colour-green", QT_TRANSLATE_NOOP("RoadKillRally", "Green")},
    {"colour-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "Yellow")},
    {"colour-purple", QT_TRANSLATE_NOOP("RoadKillRally", "Purple")},
    {"colour-black", QT_TRANSLATE_NOOP("RoadKillRally", "Black")},
    {"setup-drivers", QT_TRANSLATE_NOOP("RoadKillRally", "Drivers, the youngest first, then clockwise")},
    {"setup-rally", QT_TRANSLATE_NOOP("RoadKillRally", "Rally")},
    {"setup-player", QT_TRANSLATE_NOOP("RoadKillRally", "Name")},
    {"setup-car", QT_TRANSLATE_NOOP("RoadKillRally", "Car")},
    {"setup-team", QT_TRANSLATE_NOOP("RoadKillRally", "Team")},
    {"setup-no-team", QT_TRANSLATE_NOOP("RoadKillRally", "Alone")},
    {"setup-team-number", QT_TRANSLATE_NOOP("RoadKillRally", "Team {number}")},
    {"setup-skill", QT_TRANSLATE_NOOP("RoadKillRally", "Skill")},
    {"setup-no-skill", QT_TRANSLATE_NOOP("RoadKillRally", "None")},
    {"setup-beneath", QT_TRANSLATE_NOOP("RoadKillRally", "Tiles under the finish")},
    {"setup-beneath-tip",
     QT_TRANSLATE_NOOP("RoadKillRally", "2 to 4 in a full race, 4 to 8 in a shorter one")},
    {"setup-dice", QT_TRANSLATE_NOOP("RoadKillRally", "Dice are rolled")},
    {"setup-tiles", QT_TRANSLATE_NOOP("RoadKillRally", "Road tiles are drawn")},
    {"setup-rally-deck", QT_TRANSLATE_NOOP("RoadKillRally", "Rally cards are dealt")},
    {"setup-accessory-deck", QT_TRANSLATE_NOOP("RoadKillRally", "Accessories are dealt")},
    {"setup-open-hands", QT_TRANSLATE_NOOP("RoadKillRally", "Open hands")},
    {"setup-open-hands-tip",
     QT_TRANSLATE_NOOP("RoadKillRally",
                       "Everybody may see what the app has dealt; otherwise only questions to "
                       "a driver tell the hand.")},
    {"setup-by-table", QT_TRANSLATE_NOOP("RoadKillRally", "on the table")},
    {"setup-by-app", QT_TRANSLATE_NOOP("RoadKillRally", "by the app")},
    {"setup-variants", QT_TRANSLATE_NOOP("RoadKillRally", "Variants")},
    {"variant-elimination", QT_TRANSLATE_NOOP("RoadKillRally", "Elimination")},
    {"variant-elimination-tip",
     QT_TRANSLATE_NOOP("RoadKillRally", "The third wipe-out destroys a car; its wreck stays on the road.")},
    {"variant-teams", QT_TRANSLATE_NOOP("RoadKillRally", "Team play")},
    {"variant-teams-tip",
     QT_TRANSLATE_NOOP("RoadKillRally", "Two drivers add up their scores; who drives alone counts double.")},
    {"variant-skills", QT_TRANSLATE_NOOP("RoadKillRally", "Driver skills")},
    {"variant-skills-tip", QT_TRANSLATE_NOOP("RoadKillRally", "Each driver keeps one of two Skill cards.")},
    {"setup-summary", QT_TRANSLATE_NOOP("RoadKillRally", "A rally of {players}")},
    {"ruling-RKR-A6", QT_TRANSLATE_NOOP("RoadKillRally", "Veteran Driver with fewer than five cards")},
    {"ruling-RKR-A6-three", QT_TRANSLATE_NOOP("RoadKillRally", "draws three, like everybody")},
    {"ruling-RKR-A6-fill-to-6", QT_TRANSLATE_NOOP("RoadKillRally", "draws up to six in hand")},
    {"ruling-RKR-A15",
     QT_TRANSLATE_NOOP("RoadKillRally", "A collision with a car that has wiped out this turn")},
    {"ruling-RKR-A15-average", QT_TRANSLATE_NOOP("RoadKillRally", "averages both speeds")},
    {"ruling-RKR-A15-stays", QT_TRANSLATE_NOOP("RoadKillRally", "leaves its own box as it is")},
    {"ruling-RKR-A19", QT_TRANSLATE_NOOP("RoadKillRally", "A wipe-out and the slot of the lost accessory")},
    {"ruling-RKR-A19-damages", QT_TRANSLATE_NOOP("RoadKillRally", "the slot is damaged")},
    {"ruling-RKR-A19-keeps", QT_TRANSLATE_NOOP("RoadKillRally", "the slot stays as it is")},
    // By hand
    {"no-such-subject", QT_TRANSLATE_NOOP("RoadKillRally", "There is no \"{subject}\".")},
    {"no-such-property", QT_TRANSLATE_NOOP("RoadKillRally", "{subject} has no \"{property}\".")},
    {"no-such-value",
     QT_TRANSLATE_NOOP("RoadKillRally", "\"{value}\" is no value for {property} of {subject}.")},
    {"not-of-the-deck",
     QT_TRANSLATE_NOOP("RoadKillRally",
                       "The app deals these cards: each has a name, and there are no more than "
                       "the deck has.")},
    {"two-on-one", QT_TRANSLATE_NOOP("RoadKillRally", "Two cars can't stand on {place}.")},
    {"beside-the-road",
     QT_TRANSLATE_NOOP("RoadKillRally", "{car} would stand on {place}, where there is no road.")},
    {"figure-beside-the-road",
     QT_TRANSLATE_NOOP("RoadKillRally", "Something would lie on {place}, where there is no road.")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    {"field-accessories", QT_TRANSLATE_NOOP("RoadKillRally", "Accessories")},
    {"field-ammo", QT_TRANSLATE_NOOP("RoadKillRally", "Ammo")},
    {"field-ammoCost", QT_TRANSLATE_NOOP("RoadKillRally", "Costs ammo")},
    {"field-appliesTo", QT_TRANSLATE_NOOP("RoadKillRally", "Helps against")},
    {"field-arc", QT_TRANSLATE_NOOP("RoadKillRally", "Arc")},
    {"field-colour", QT_TRANSLATE_NOOP("RoadKillRally", "Colour")},
    {"field-colours", QT_TRANSLATE_NOOP("RoadKillRally", "Slots it covers")},
    {"field-count", QT_TRANSLATE_NOOP("RoadKillRally", "How many")},
    {"field-crash", QT_TRANSLATE_NOOP("RoadKillRally", "Crash table, boxes 1 to 10")},
    {"field-dashboards", QT_TRANSLATE_NOOP("RoadKillRally", "Dashboards")},
    {"field-data", QT_TRANSLATE_NOOP("RoadKillRally", "Rally data")},
    {"field-diagonal", QT_TRANSLATE_NOOP("RoadKillRally", "Diagonally to")},
    {"field-dice", QT_TRANSLATE_NOOP("RoadKillRally", "Dice")},
    {"field-effect", QT_TRANSLATE_NOOP("RoadKillRally", "What else it does")},
    {"field-explodeOn", QT_TRANSLATE_NOOP("RoadKillRally", "Faces that bring another die")},
    {"field-faces", QT_TRANSLATE_NOOP("RoadKillRally", "Hits on the faces")},
    {"field-finish-after", QT_TRANSLATE_NOOP("RoadKillRally", "Finish line behind row")},
    {"field-flags", QT_TRANSLATE_NOOP("RoadKillRally", "Special")},
    {"field-freeDown", QT_TRANSLATE_NOOP("RoadKillRally", "Boxes down for free")},
    {"field-freeUp", QT_TRANSLATE_NOOP("RoadKillRally", "Boxes up for free")},
    {"field-hazard", QT_TRANSLATE_NOOP("RoadKillRally", "Hazard")},
    {"field-hazards", QT_TRANSLATE_NOOP("RoadKillRally", "Hazards")},
    {"field-id", QT_TRANSLATE_NOOP("RoadKillRally", "Id")},
    {"field-kind", QT_TRANSLATE_NOOP("RoadKillRally", "Kind")},
    {"field-laneDie", QT_TRANSLATE_NOOP("RoadKillRally", "Dice for changing lanes")},
    {"field-links", QT_TRANSLATE_NOOP("RoadKillRally", "Steps that are not as usual")},
    {"field-name", QT_TRANSLATE_NOOP("RoadKillRally", "Name")},
    {"field-pedDice", QT_TRANSLATE_NOOP("RoadKillRally", "Dice against pedestrians")},
    {"field-pedestrian", QT_TRANSLATE_NOOP("RoadKillRally", "Points for pedestrians")},
    {"field-pedestrians", QT_TRANSLATE_NOOP("RoadKillRally", "Pedestrians")},
    {"field-pit", QT_TRANSLATE_NOOP("RoadKillRally", "Pit lane")},
    {"field-place", QT_TRANSLATE_NOOP("RoadKillRally", "Points for places, from the first")},
    {"field-poles", QT_TRANSLATE_NOOP("RoadKillRally", "Pole positions")},
    {"field-prevents", QT_TRANSLATE_NOOP("RoadKillRally", "Prevents hits")},
    {"field-rally-cards", QT_TRANSLATE_NOOP("RoadKillRally", "Rally cards")},
    {"field-range", QT_TRANSLATE_NOOP("RoadKillRally", "Range")},
    {"field-scoring", QT_TRANSLATE_NOOP("RoadKillRally", "Points and tokens")},
    {"field-shapes", QT_TRANSLATE_NOOP("RoadKillRally", "Outlines of spaces")},
    {"field-shoot", QT_TRANSLATE_NOOP("RoadKillRally", "Points for a shoot token")},
    {"field-skills", QT_TRANSLATE_NOOP("RoadKillRally", "Skills")},
    {"field-slots", QT_TRANSLATE_NOOP("RoadKillRally", "Slots, from the left")},
    {"field-splatters", QT_TRANSLATE_NOOP("RoadKillRally", "Splatters")},
    {"field-stays", QT_TRANSLATE_NOOP("RoadKillRally", "Stays")},
    {"field-straight", QT_TRANSLATE_NOOP("RoadKillRally", "Straight to")},
    {"field-supply", QT_TRANSLATE_NOOP("RoadKillRally", "Supply")},
    {"field-text", QT_TRANSLATE_NOOP("RoadKillRally", "Text")},
    {"field-tile", QT_TRANSLATE_NOOP("RoadKillRally", "Road tile")},
    {"field-tile-rows", QT_TRANSLATE_NOOP("RoadKillRally", "Rows from the entry on")},
    {"field-title", QT_TRANSLATE_NOOP("RoadKillRally", "Title")},
    {"field-turn", QT_TRANSLATE_NOOP("RoadKillRally", "Turn")},
    {"field-type", QT_TRANSLATE_NOOP("RoadKillRally", "Type")},
    {"field-wipeout", QT_TRANSLATE_NOOP("RoadKillRally", "Points for a wipe-out")},
    {"field-wipeoutSlots", QT_TRANSLATE_NOOP("RoadKillRally", "Slots damaged by a wipe-out")},
    {"tile-kind-road", QT_TRANSLATE_NOOP("RoadKillRally", "road")},
    {"tile-kind-start", QT_TRANSLATE_NOOP("RoadKillRally", "start")},
    {"tile-kind-finish", QT_TRANSLATE_NOOP("RoadKillRally", "finish")},
    {"tile-kind-pit", QT_TRANSLATE_NOOP("RoadKillRally", "pit stop")},
    {"word-green", QT_TRANSLATE_NOOP("RoadKillRally", "green")},
    {"word-yellow", QT_TRANSLATE_NOOP("RoadKillRally", "yellow")},
    {"word-orange", QT_TRANSLATE_NOOP("RoadKillRally", "orange")},
    {"word-red", QT_TRANSLATE_NOOP("RoadKillRally", "red")},
    {"word-plain", QT_TRANSLATE_NOOP("RoadKillRally", "ammo alone")},
    {"word-attack", QT_TRANSLATE_NOOP("RoadKillRally", "attack")},
    {"word-defence", QT_TRANSLATE_NOOP("RoadKillRally", "defence")},
    {"word-pit", QT_TRANSLATE_NOOP("RoadKillRally", "pit stop")},
    {"word-hazard", QT_TRANSLATE_NOOP("RoadKillRally", "hazard")},
    {"word-front", QT_TRANSLATE_NOOP("RoadKillRally", "front")},
    {"word-rear", QT_TRANSLATE_NOOP("RoadKillRally", "rear")},
    {"word-side", QT_TRANSLATE_NOOP("RoadKillRally", "side")},
    {"word-any", QT_TRANSLATE_NOOP("RoadKillRally", "any")},
    {"word-all", QT_TRANSLATE_NOOP("RoadKillRally", "all")},
    {"word-weapon", QT_TRANSLATE_NOOP("RoadKillRally", "weapon")},
    {"word-armour", QT_TRANSLATE_NOOP("RoadKillRally", "armour")},
    {"word-driver", QT_TRANSLATE_NOOP("RoadKillRally", "driver")},
    {"word-device", QT_TRANSLATE_NOOP("RoadKillRally", "device")},
    {"word-attackCard", QT_TRANSLATE_NOOP("RoadKillRally", "attack card")},
    {"word-check", QT_TRANSLATE_NOOP("RoadKillRally", "check")},
    {"word-collision", QT_TRANSLATE_NOOP("RoadKillRally", "collision")},
    {"word-veteran", QT_TRANSLATE_NOOP("RoadKillRally", "veteran")},
    {"word-jumpJets", QT_TRANSLATE_NOOP("RoadKillRally", "jump jets")},
};

} // namespace

std::span<const Phrase> contentPhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

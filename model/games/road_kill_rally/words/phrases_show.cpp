#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr Phrase phrases[] = {
    {"field-tile", QT_TRANSLATE_NOOP("RoadKillRally", "Road tile")},
    {"field-id", QT_TRANSLATE_NOOP("RoadKillRally", "Id")},
    {"field-name", QT_TRANSLATE_NOOP("RoadKillRally", "Name")},
    {"field-kind", QT_TRANSLATE_NOOP("RoadKillRally", "Kind")},
    {"field-turn", QT_TRANSLATE_NOOP("RoadKillRally", "Turn")},
    {"field-tile-rows", QT_TRANSLATE_NOOP("RoadKillRally", "Rows from the entry on")},
    {"field-splatters", QT_TRANSLATE_NOOP("RoadKillRally", "Splatters")},
    {"field-hazards", QT_TRANSLATE_NOOP("RoadKillRally", "Hazards")},
    {"field-pit", QT_TRANSLATE_NOOP("RoadKillRally", "Pit lane")},
    {"field-poles", QT_TRANSLATE_NOOP("RoadKillRally", "Pole positions")},
    {"field-finish-after", QT_TRANSLATE_NOOP("RoadKillRally", "Finish line behind row")},
    {"field-links", QT_TRANSLATE_NOOP("RoadKillRally", "Steps that are not as usual")},
    {"field-shapes", QT_TRANSLATE_NOOP("RoadKillRally", "Outlines of spaces")},
};

} // namespace

std::span<const Phrase> showPhrases()
{
    return phrases;
}

} // namespace roadmarshal::road_kill_rally

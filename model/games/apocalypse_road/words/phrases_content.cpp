#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr Phrase phrases[] = {
    {"field-card", QT_TRANSLATE_NOOP("ApocalypseRoad", "Card")},
    {"field-cards", QT_TRANSLATE_NOOP("ApocalypseRoad", "Cards")},
    {"field-cars", QT_TRANSLATE_NOOP("ApocalypseRoad", "Cars")},
    {"field-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "Chute")},
    {"field-collision", QT_TRANSLATE_NOOP("ApocalypseRoad", "Collision")},
    {"field-count", QT_TRANSLATE_NOOP("ApocalypseRoad", "How many")},
    {"field-crossovers", QT_TRANSLATE_NOOP("ApocalypseRoad", "Crossovers")},
    {"field-deck", QT_TRANSLATE_NOOP("ApocalypseRoad", "Deck")},
    {"field-driver", QT_TRANSLATE_NOOP("ApocalypseRoad", "Driver")},
    {"field-entry", QT_TRANSLATE_NOOP("ApocalypseRoad", "Entry")},
    {"field-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "Starting grid")},
    {"field-home", QT_TRANSLATE_NOOP("ApocalypseRoad", "Home")},
    {"field-id", QT_TRANSLATE_NOOP("ApocalypseRoad", "Short name")},
    {"field-lanes", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lanes")},
    {"field-leads", QT_TRANSLATE_NOOP("ApocalypseRoad", "of them with a lead")},
    {"field-livery", QT_TRANSLATE_NOOP("ApocalypseRoad", "Colour")},
    {"field-mount", QT_TRANSLATE_NOOP("ApocalypseRoad", "Mount")},
    {"field-name", QT_TRANSLATE_NOOP("ApocalypseRoad", "Name")},
    {"field-next", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lanes it leads to")},
    {"field-number", QT_TRANSLATE_NOOP("ApocalypseRoad", "Number")},
    {"field-sections", QT_TRANSLATE_NOOP("ApocalypseRoad", "Sections")},
    {"field-sectors", QT_TRANSLATE_NOOP("ApocalypseRoad", "Sectors")},
    {"field-side", QT_TRANSLATE_NOOP("ApocalypseRoad", "Side")},
    {"field-stars", QT_TRANSLATE_NOOP("ApocalypseRoad", "of them with a star")},
    {"field-surface", QT_TRANSLATE_NOOP("ApocalypseRoad", "Surface")},
    {"field-team", QT_TRANSLATE_NOOP("ApocalypseRoad", "Team")},
    {"field-track", QT_TRANSLATE_NOOP("ApocalypseRoad", "Track")},
    {"field-value", QT_TRANSLATE_NOOP("ApocalypseRoad", "Value")},
};

} // namespace

std::span<const Phrase> contentPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_road

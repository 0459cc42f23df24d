#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"field-guide", QT_TRANSLATE_NOOP("HighwayHeist", "Scenario guide")},
    {"field-character", QT_TRANSLATE_NOOP("HighwayHeist", "Character")},
    {"field-vehicle", QT_TRANSLATE_NOOP("HighwayHeist", "Vehicle Board")},
    {"field-id", QT_TRANSLATE_NOOP("HighwayHeist", "Id")},
    {"field-name", QT_TRANSLATE_NOOP("HighwayHeist", "Name")},
    {"field-text", QT_TRANSLATE_NOOP("HighwayHeist", "What it is about")},
    {"field-power", QT_TRANSLATE_NOOP("HighwayHeist", "Special Power")},
    {"field-speed", QT_TRANSLATE_NOOP("HighwayHeist", "Speed")},
    {"field-control", QT_TRANSLATE_NOOP("HighwayHeist", "Control")},
    {"field-athletics", QT_TRANSLATE_NOOP("HighwayHeist", "Athletics")},
    {"field-defense", QT_TRANSLATE_NOOP("HighwayHeist", "Defense")},
    {"field-strength", QT_TRANSLATE_NOOP("HighwayHeist", "Strength")},
    {"field-boostMax", QT_TRANSLATE_NOOP("HighwayHeist", "Most Boost tokens")},
    {"field-hijacked", QT_TRANSLATE_NOOP("HighwayHeist", "Back: hijacked SUV")},
    {"field-road", QT_TRANSLATE_NOOP("HighwayHeist", "Road")},
    {"field-numbers", QT_TRANSLATE_NOOP("HighwayHeist", "Numbers")},
    {"field-main", QT_TRANSLATE_NOOP("HighwayHeist", "Main Enemy")},
    {"field-vehicles", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy vehicles")},
    {"field-counters", QT_TRANSLATE_NOOP("HighwayHeist", "Counters")},
    {"field-tokens", QT_TRANSLATE_NOOP("HighwayHeist", "Tokens")},
    {"field-win", QT_TRANSLATE_NOOP("HighwayHeist", "Won when")},
    {"field-lose", QT_TRANSLATE_NOOP("HighwayHeist", "Lost when")},
    {"field-setup", QT_TRANSLATE_NOOP("HighwayHeist", "Set-up")},
    {"field-enemyCards", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy cards")},
    {"field-stunts", QT_TRANSLATE_NOOP("HighwayHeist", "Stunt cards")},
};

} // namespace

std::span<const Phrase> contentPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"setup-player", QT_TRANSLATE_NOOP("HighwayHeist", "Name")},
    {"setup-vehicle", QT_TRANSLATE_NOOP("HighwayHeist", "Vehicle")},
    {"setup-character", QT_TRANSLATE_NOOP("HighwayHeist", "Character")},
    {"setup-players", QT_TRANSLATE_NOOP("HighwayHeist", "Team")},
    {"setup-scenario", QT_TRANSLATE_NOOP("HighwayHeist", "Scenario")},
    {"setup-guide", QT_TRANSLATE_NOOP("HighwayHeist", "Scenario")},
    {"setup-called", QT_TRANSLATE_NOOP("HighwayHeist", "{name}")},
    {"setup-difficulty", QT_TRANSLATE_NOOP("HighwayHeist", "Difficulty")},
    {"difficulty-easy", QT_TRANSLATE_NOOP("HighwayHeist", "Easy")},
    {"difficulty-standard", QT_TRANSLATE_NOOP("HighwayHeist", "Standard")},
    {"difficulty-hard", QT_TRANSLATE_NOOP("HighwayHeist", "Hard")},
    {"difficulty-beast", QT_TRANSLATE_NOOP("HighwayHeist", "It's a Beast!")},
    {"setup-dice", QT_TRANSLATE_NOOP("HighwayHeist", "Dice")},
    {"setup-cards", QT_TRANSLATE_NOOP("HighwayHeist", "Cards")},
    {"setup-by-table", QT_TRANSLATE_NOOP("HighwayHeist", "on the table")},
    {"setup-by-app", QT_TRANSLATE_NOOP("HighwayHeist", "by the app")},
    {"setup-summary", QT_TRANSLATE_NOOP("HighwayHeist", "{players}")},
    {"skill-speed", QT_TRANSLATE_NOOP("HighwayHeist", "Speed")},
    {"skill-control", QT_TRANSLATE_NOOP("HighwayHeist", "Control")},
    {"skill-athletics", QT_TRANSLATE_NOOP("HighwayHeist", "Athletics")},
    {"skill-defense", QT_TRANSLATE_NOOP("HighwayHeist", "Defense")},
    {"fact-number", QT_TRANSLATE_NOOP("HighwayHeist", "{count}")},
    // By hand
    {"no-such-subject", QT_TRANSLATE_NOOP("HighwayHeist", "Nothing on this table is called {subject}.")},
    {"no-such-property", QT_TRANSLATE_NOOP("HighwayHeist", "{subject} has nothing called {property}.")},
    {"no-such-value",
     QT_TRANSLATE_NOOP("HighwayHeist", "{value} is not possible for {property} of {subject}.")},
    {"impossible", QT_TRANSLATE_NOOP("HighwayHeist", "{reason}")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

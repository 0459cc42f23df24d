#include "phrases_rules.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

using text::Phrase;

namespace {

constexpr Phrase phrases[] = {
    {"brush-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "Fuel")},
    {"brush-ration", QT_TRANSLATE_NOOP("ApocalypseTrail", "Rations")},
    {"brush-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "Medicine")},
    {"brush-ammo", QT_TRANSLATE_NOOP("ApocalypseTrail", "Ammunition")},
    {"brush-gear", QT_TRANSLATE_NOOP("ApocalypseTrail", "Gear")},
    {"brush-eat", QT_TRANSLATE_NOOP("ApocalypseTrail", "Eat")},
    {"brush-scenario", QT_TRANSLATE_NOOP("ApocalypseTrail", "Scenario")},
    {"brush-shelter", QT_TRANSLATE_NOOP("ApocalypseTrail", "Shelter, worth more each time")},
    {"brush-plain", QT_TRANSLATE_NOOP("ApocalypseTrail", "Plain square")},
    {"setup-crews", QT_TRANSLATE_NOOP("ApocalypseTrail", "Crews")},
    {"setup-journey", QT_TRANSLATE_NOOP("ApocalypseTrail", "Journey")},
    {"setup-player", QT_TRANSLATE_NOOP("ApocalypseTrail", "Player")},
    {"setup-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "Crew")},
    {"setup-mode", QT_TRANSLATE_NOOP("ApocalypseTrail", "Mode")},
    {"setup-mode-survival", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survival: all together")},
    {"setup-mode-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "Race: everyone for themselves")},
    {"setup-trail", QT_TRANSLATE_NOOP("ApocalypseTrail", "Trail")},
    {"setup-box", QT_TRANSLATE_NOOP("ApocalypseTrail", "Box")},
    {"setup-settings", QT_TRANSLATE_NOOP("ApocalypseTrail", "Settings, the primary one first")},
    {"setup-dice", QT_TRANSLATE_NOOP("ApocalypseTrail", "Dice and cards")},
    {"setup-dice-table", QT_TRANSLATE_NOOP("ApocalypseTrail", "on the table")},
    {"setup-dice-app", QT_TRANSLATE_NOOP("ApocalypseTrail", "by the app")},
    {"setup-content-bad", QT_TRANSLATE_NOOP("ApocalypseTrail", "It cannot be read: {text}")},
    {"setup-summary", QT_TRANSLATE_NOOP("ApocalypseTrail", "{players} crews on the trail")},
    {"colour-red", QT_TRANSLATE_NOOP("ApocalypseTrail", "Red")},
    {"colour-blue", QT_TRANSLATE_NOOP("ApocalypseTrail", "Blue")},
    {"colour-yellow", QT_TRANSLATE_NOOP("ApocalypseTrail", "Yellow")},
    {"colour-green", QT_TRANSLATE_NOOP("ApocalypseTrail", "Green")},
    {"colour-white", QT_TRANSLATE_NOOP("ApocalypseTrail", "White")},
    {"colour-black", QT_TRANSLATE_NOOP("ApocalypseTrail", "Black")},
    {"ruling-ATR-10", QT_TRANSLATE_NOOP("ApocalypseTrail", "Who has to resolve a scenario in a Race?")},
    {"ruling-ATR-10-each", QT_TRANSLATE_NOOP("ApocalypseTrail", "every crew for itself")},
    {"ruling-ATR-10-once", QT_TRANSLATE_NOOP("ApocalypseTrail", "only the first to come")},
    {"ruling-ATR-15", QT_TRANSLATE_NOOP("ApocalypseTrail", "When do survivors recover?")},
    {"ruling-ATR-15-scenario", QT_TRANSLATE_NOOP("ApocalypseTrail", "after a scenario")},
    {"ruling-ATR-15-always", QT_TRANSLATE_NOOP("ApocalypseTrail", "every turn")},
    {"ruling-ATR-17", QT_TRANSLATE_NOOP("ApocalypseTrail", "When is a scenario space passed?")},
    {"ruling-ATR-17-beyond", QT_TRANSLATE_NOOP("ApocalypseTrail", "beyond it")},
    {"ruling-ATR-17-level", QT_TRANSLATE_NOOP("ApocalypseTrail", "on it already")},
    {"ruling-ATR-36", QT_TRANSLATE_NOOP("ApocalypseTrail", "When does the Catastrophe harm?")},
    {"ruling-ATR-36-advance", QT_TRANSLATE_NOOP("ApocalypseTrail", "when it advances")},
    {"ruling-ATR-36-always", QT_TRANSLATE_NOOP("ApocalypseTrail", "at the end of every turn")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    // Statistics
    {"how-slam", QT_TRANSLATE_NOOP("HighwayHeist", "a slam")},
    {"how-enemy-peg", QT_TRANSLATE_NOOP("HighwayHeist", "an Enemy Peg")},
    {"how-ram", QT_TRANSLATE_NOOP("HighwayHeist", "a ram")},
    {"how-falling-wreck", QT_TRANSLATE_NOOP("HighwayHeist", "a Wreck that fell back")},
    {"how-off-the-road", QT_TRANSLATE_NOOP("HighwayHeist", "the end of the road")},
    {"fact-boosts", QT_TRANSLATE_NOOP("HighwayHeist", "boosts")},
    {"fact-assists", QT_TRANSLATE_NOOP("HighwayHeist", "assists")},
    {"fact-tokens", QT_TRANSLATE_NOOP("HighwayHeist", "Boost tokens")},
    {"fact-prevented", QT_TRANSLATE_NOOP("HighwayHeist", "damage prevented")},
    {"fact-stunts", QT_TRANSLATE_NOOP("HighwayHeist", "Stunts")},
    {"count-piece", QT_TRANSLATE_NOOP("HighwayHeist", "Vehicle")},
    {"count-damage", QT_TRANSLATE_NOOP("HighwayHeist", "Damage")},
    {"count-damage-title", QT_TRANSLATE_NOOP("HighwayHeist", "Damage taken")},
    {"count-damage-about",
     QT_TRANSLATE_NOOP("HighwayHeist", "Damage that came through to each player's vehicle, round by round.")},
    {"count-wrecked", QT_TRANSLATE_NOOP("HighwayHeist", "SUVs wrecked")},
    {"count-turn-title", QT_TRANSLATE_NOOP("HighwayHeist", "Damage in each round")},
    {"count-turn-about",
     QT_TRANSLATE_NOOP("HighwayHeist", "Damage that came through to the team's vehicles, round by round.")},
    {"count-rolls", QT_TRANSLATE_NOOP("HighwayHeist", "Rolls")},
    {"count-tokens", QT_TRANSLATE_NOOP("HighwayHeist", "Boost tokens and Stunts")},
    {"passage-setup", QT_TRANSLATE_NOOP("HighwayHeist", "Set-up")},
    {"passage-round", QT_TRANSLATE_NOOP("HighwayHeist", "End of round {round}")},
    {"passage-turn", QT_TRANSLATE_NOOP("HighwayHeist", "{player}")},
};

} // namespace

std::span<const Phrase> factPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

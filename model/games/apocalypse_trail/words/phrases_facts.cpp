#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr Phrase phrases[] = {
    {"count-survivor", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survivor")},
    {"count-holder", QT_TRANSLATE_NOOP("ApocalypseTrail", "Crew")},
    {"count-deaths", QT_TRANSLATE_NOOP("ApocalypseTrail", "Deaths")},
    {"count-deaths-title", QT_TRANSLATE_NOOP("ApocalypseTrail", "The dead")},
    {"count-deaths-about", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survivors who died, by what they died of")},
    {"count-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "Fuel")},
    {"count-rations", QT_TRANSLATE_NOOP("ApocalypseTrail", "Rations")},
    {"count-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "Medicine")},
    {"count-ammo", QT_TRANSLATE_NOOP("ApocalypseTrail", "Ammo")},
    {"count-gear", QT_TRANSLATE_NOOP("ApocalypseTrail", "Gear")},
    {"count-scenarios", QT_TRANSLATE_NOOP("ApocalypseTrail", "Scenarios")},
    {"count-rolls", QT_TRANSLATE_NOOP("ApocalypseTrail", "Rolls")},
    {"count-tokens", QT_TRANSLATE_NOOP("ApocalypseTrail", "Resources")},
    {"count-turn-title", QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn by turn")},
    {"count-turn-about", QT_TRANSLATE_NOOP("ApocalypseTrail", "Survivors who died, turn by turn")},
    {"how-hunger", QT_TRANSLATE_NOOP("ApocalypseTrail", "hunger")},
    {"how-scenario", QT_TRANSLATE_NOOP("ApocalypseTrail", "a scenario")},
    {"how-setting", QT_TRANSLATE_NOOP("ApocalypseTrail", "the setting")},
    {"how-catastrophe", QT_TRANSLATE_NOOP("ApocalypseTrail", "the Catastrophe")},
    {"passage-outfit", QT_TRANSLATE_NOOP("ApocalypseTrail", "Outfitting")},
    {"passage-turn", QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {count}: {pawn}")},
    {"passage-convoy", QT_TRANSLATE_NOOP("ApocalypseTrail", "Turn {count}")},
};

} // namespace

std::span<const Phrase> factPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

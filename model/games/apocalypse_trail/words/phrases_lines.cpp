#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr Phrase phrases[] = {
    // Turns and steps
    {"scenario-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "The scenario has to be resolved first.")},
    {"push-too-late", QT_TRANSLATE_NOOP("ApocalypseTrail", "To push is decided before the roll; the movement is over.")},
    {"moved-already", QT_TRANSLATE_NOOP("ApocalypseTrail", "The movement of this turn is over.")},
    {"move-first", QT_TRANSLATE_NOOP("ApocalypseTrail", "The turn has not moved yet.")},
    {"scenario-before-use", QT_TRANSLATE_NOOP("ApocalypseTrail", "Nothing is used and nobody treated before the scenario is resolved.")},
    {"others-in-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "In a Race everybody keeps to their own: that belongs to {crew}.")},
    // Outfitting
    {"wrong-number-of-cards", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} cards are turned up; {due} are due.")},
    {"leader-is-due", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} takes a leader: only later one may pass.")},
    {"too-dear", QT_TRANSLATE_NOOP("ApocalypseTrail", "That costs ${cost}; {crew} has ${money}.")},
    {"not-for-sale", QT_TRANSLATE_NOOP("ApocalypseTrail", "The primary setting has no price for that.")},
    {"no-slot", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has no room for another mod.")},
    // What can't lie on a table
    {"no-such-card", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no such card here: {given}{card}.")},
    {"tracker-too-high", QT_TRANSLATE_NOOP("ApocalypseTrail", "The token of {crew} is above the top of its tracker.")},
    {"tracker-empty", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has fuel in its tank, but no token on the tracker.")},
    {"load-too-great", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card} can't hold such a load.")},
    {"resting-in-race", QT_TRANSLATE_NOOP("ApocalypseTrail", "Nobody rests in a Race: {survivor}.")},
    {"claimed-twice", QT_TRANSLATE_NOOP("ApocalypseTrail", "A crew claims one shelter, and only in a Race: {crew}.")},
    // Words that fit nowhere
    {"stray", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" makes no sense here.")},
    {"no-such-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no crew {given} here.")},
    {"no-such-resource", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is none of the resources.")},
    {"no-such-survivor", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" names no survivors here.")},
    {"no-such-store", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is no place for that.")},
    {"no-such-source", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" does not pay what is due; say it like red:2,blue.tank:1.")},
    {"no-such-option", QT_TRANSLATE_NOOP("ApocalypseTrail", "The card has no option {given}.")},
    {"no-such-load", QT_TRANSLATE_NOOP("ApocalypseTrail", "{given} has no load to give up.")},
    {"no-such-choice", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is no answer to that.")},
    {"no-such-tow", QT_TRANSLATE_NOOP("ApocalypseTrail", "\"{given}\" is no way to tow them all; say it like red:blue.")},
    {"not-here", QT_TRANSLATE_NOOP("ApocalypseTrail", "{given} is neither here nor with a crew.")},
    {"not-so-many", QT_TRANSLATE_NOOP("ApocalypseTrail", "There are not {given} of them.")},
    {"not-enough-rations", QT_TRANSLATE_NOOP("ApocalypseTrail", "There are not enough rations for that.")},
    {"no-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no medicine.")},
    {"no-such-subject", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no \"{subject}\" to be set.")},
    {"no-such-property", QT_TRANSLATE_NOOP("ApocalypseTrail", "{subject} has nothing called \"{property}\".")},
    {"no-such-value", QT_TRANSLATE_NOOP("ApocalypseTrail", "{subject}: \"{value}\" is no value for {property}.")},
};

} // namespace

std::span<const Phrase> linePhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

#include "phrases_rules.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

using text::Phrase;

namespace {

constexpr Phrase phrases[] = {
    {"back-in-survival",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "The convoy of a Survival game never goes back.")},
    {"shelter-ahead",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "A free shelter lies ahead: nobody goes back before that.")},
    {"no-shelter-ahead",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "No free shelter lies ahead: from here it goes back.")},
    {"no-shelter-free", QT_TRANSLATE_NOOP("ApocalypseTrail", "No shelter is free any more.")},
    {"is-sheltered", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has reached its shelter.")},
    {"nobody-left", QT_TRANSLATE_NOOP("ApocalypseTrail", "No survivor is left to move on.")},
    {"crew-walks",
     QT_TRANSLATE_NOOP(
         "ApocalypseTrail",
         "{crew} has no vehicle: its survivors walk, and the others can only be pushed along.")},
    {"no-vehicle", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no vehicle to drive.")},
    {"no-fuel",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "The fuel does not take all vehicles one square on, not even with towing.")},
    {"trail-ends", QT_TRANSLATE_NOOP("ApocalypseTrail", "The trail ends here.")},
    {"surplus",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has {has} where there is room for {room} ({what}).")},
    {"room-cargo", QT_TRANSLATE_NOOP("ApocalypseTrail", "cargo")},
    {"room-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "fuel tokens")},
    {"room-passengers", QT_TRANSLATE_NOOP("ApocalypseTrail", "seats")},
    {"room-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "mods")},
    {"icon-is-other", QT_TRANSLATE_NOOP("ApocalypseTrail", "The square shows no {resource}.")},
    {"icon-after-move",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "What a square shows is taken after the movement.")},
    {"icon-taken", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has taken its token from this square.")},
    {"icon-gives-one", QT_TRANSLATE_NOOP("ApocalypseTrail", "A square gives one token to each crew.")},
    {"tracker-takes-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "Only fuel goes onto a tracker.")},
    {"tracker-takes-one", QT_TRANSLATE_NOOP("ApocalypseTrail", "One token tops a tracker off.")},
    {"tank-has-room",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "The tank still has room for the token: nothing is topped off.")},
    {"tracker-is-full", QT_TRANSLATE_NOOP("ApocalypseTrail", "The tracker is at its top.")},
    {"top-off-from-elsewhere",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "What tops a tracker off comes from the square or from cargo.")},
    {"no-room", QT_TRANSLATE_NOOP("ApocalypseTrail", "{place} has no room for it.")},
    {"tank-takes-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "A tank takes fuel only.")},
    {"tank-is-full", QT_TRANSLATE_NOOP("ApocalypseTrail", "Tank and tracker hold all that they can.")},
    {"load-is-full", QT_TRANSLATE_NOOP("ApocalypseTrail", "{place} takes no more of it.")},
    {"no-seat", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has no seat for {card}.")},
    {"no-mod-room", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} has no room for {card}.")},
    {"no-ration-to-leave", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is no ration to leave along.")},
    {"nothing-to-treat",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} has nothing that medicine helps against.")},
    {"is-resting", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} is resting.")},
    {"is-injured", QT_TRANSLATE_NOOP("ApocalypseTrail", "{survivor} is injured.")},
    {"need-unmet", QT_TRANSLATE_NOOP("ApocalypseTrail", "What the option needs is not met: {option}.")},
    {"only-ready",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "It would be met if everybody were ready: {option}.")},
    {"too-many-of-crew",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "The option takes {most} of each crew at most.")},
    {"cannot-pay", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is not enough to pay with: {option}.")},
};

} // namespace

std::span<const Phrase> rulePhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

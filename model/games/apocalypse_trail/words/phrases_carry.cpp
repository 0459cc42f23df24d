#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr Phrase phrases[] = {
    // Ways to lay down what was taken up
    {"carry-one-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "1 fuel")},
    {"carry-one-ration", QT_TRANSLATE_NOOP("ApocalypseTrail", "1 ration")},
    {"carry-one-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "1 medicine")},
    {"carry-one-ammo", QT_TRANSLATE_NOOP("ApocalypseTrail", "1 ammo")},
    {"carry-one-gear", QT_TRANSLATE_NOOP("ApocalypseTrail", "1 gear")},
    {"carry-all-fuel", QT_TRANSLATE_NOOP("ApocalypseTrail", "all {count} fuel")},
    {"carry-all-ration", QT_TRANSLATE_NOOP("ApocalypseTrail", "all {count} rations")},
    {"carry-all-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "all {count} medicine")},
    {"carry-all-ammo", QT_TRANSLATE_NOOP("ApocalypseTrail", "all {count} ammo")},
    {"carry-all-gear", QT_TRANSLATE_NOOP("ApocalypseTrail", "all {count} gear")},
    {"carry-some", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} of {of}: more does not fit")},
    {"carry-eat", QT_TRANSLATE_NOOP("ApocalypseTrail", "{who} {count|eats|eat}")},
    {"carry-medicine", QT_TRANSLATE_NOOP("ApocalypseTrail", "medicine for {survivor}")},
    {"carry-take", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card} to {crew}")},
    {"carry-swap", QT_TRANSLATE_NOOP("ApocalypseTrail", "{card} to {crew}; {other} stays on the square")},
    {"carry-leave", QT_TRANSLATE_NOOP("ApocalypseTrail", "leave {card} here")},
    {"carry-leave-with",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "leave {card} here, with a ration from {from}")},
    {"carry-choose", QT_TRANSLATE_NOOP("ApocalypseTrail", "{crew} takes {card}")},
    // Why not
    {"none-there", QT_TRANSLATE_NOOP("ApocalypseTrail", "There is none there.")},
    {"owed-first",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Answer the question first; things are moved before the roll and "
                                          "after the movement.")},
    {"tokens-when-bought",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "Tokens are stowed once resources are bought, and on the way.")},
    {"cards-on-the-way",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "Only on the way, before the roll and after the movement, not while outfitting.")},
    {"others-choice", QT_TRANSLATE_NOOP("ApocalypseTrail", "It is {crew} who chooses now.")},
    {"lies-elsewhere",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "That lies on square {square}, where nobody stands now.")},
    {"load-goes-along",
     QT_TRANSLATE_NOOP("ApocalypseTrail", "The load goes along with {card}, once that is taken on board.")},
    {"tracker-token-stays",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "The token on a tracker lies in no store: it is driven off there.")},
    {"used-out-of-stores",
     QT_TRANSLATE_NOOP("ApocalypseTrail",
                       "What is used comes out of cargo and loads: it is taken on board first.")},
};

} // namespace

std::span<const Phrase> carryPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail

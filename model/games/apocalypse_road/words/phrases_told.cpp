#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr Phrase phrases[] = {
    // What happened
    {"told-hits", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} hits {target}: {count} damage")},
    {"told-misses", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} misses {target}")},
    {"told-rams", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} rams {target}: {count} damage")},
    {"told-sideswipes", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} sideswipes {target}: {count} damage")},
    {"told-chain", QT_TRANSLATE_NOOP("ApocalypseRoad", "the chain reaches {target}: {count} damage")},
    {"told-damage-now", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} has {count} damage now")},
    {"told-kills", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} destroys {target}, +{count} for {team}")},
    {"told-destroys", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} destroys {target}")},
    {"told-lost", QT_TRANSLATE_NOOP("ApocalypseRoad", "{target} is destroyed")},
    {"told-crosses", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} crosses the line, +{count} for {team}")},
    {"told-crosses-back",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} goes back over the line, −{count} for {team}")},
    {"told-event", QT_TRANSLATE_NOOP("ApocalypseRoad", "Movement event: {event}")},
    {"told-cards",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{deck}: {count} unseen {count|card goes|cards go} from {from} to {to}")},
    {"told-bonus-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "{count} {count|marker|markers} on {card}")},
    {"told-bonus-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "{count} {count|marker|markers} off {card}")},
    // Beside an answer
    {"badge-own", QT_TRANSLATE_NOOP("ApocalypseRoad", "own team")},
    {"detail-car",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "speed {speed} · {weapon}, {mount} · defence {defense}")},
    {"detail-car-aiming",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "speed {speed} · {weapon}, {mount} · defence {defense} · targeting +{targeting}")},
    // What hands do
    {"step-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {car} on {to}")},
    {"step-car-reserve", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {car} back into the reserve")},
    {"step-car-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {car} into the chute")},
    {"step-car-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "Take {car} off the track: it is destroyed")},
    {"step-damage-on",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {count} damage {count|marker|markers} on {car}")},
    {"step-damage-off",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Take {count} damage {count|marker|markers} off {car}")},
    {"step-token-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put a token on {car}: {token}")},
    {"step-token-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "Take the token off {car}: {token}")},
    {"step-bonus-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {count} {count|marker|markers} on {card}")},
    {"step-bonus-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "Take {count} {count|marker|markers} off {card}")},
    {"step-vp-claim", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} takes {count} VP out of its pool")},
    {"step-vp-return", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} puts {count} VP back into its pool")},
    {"step-vp-remove", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} puts {count} VP of its pool aside")},
    {"step-first", QT_TRANSLATE_NOOP("ApocalypseRoad", "Give the first player marker to {team}")},
    {"step-reshuffle",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Shuffle the discards of the {deck} into a new pile")},
    {"step-card-take", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} takes {copies}{card} back into the hand")},
    {"step-card-draw",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} takes {copies}{card} from the pile into the hand")},
    {"step-card-give",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} puts {copies}{card} from the hand to the {to}")},
    {"step-card-put", QT_TRANSLATE_NOOP("ApocalypseRoad", "Put {copies}{card} from the {from} to the {to}")},
    {"step-unseen-take",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} takes {count} {count|card|cards} back into the hand")},
    {"step-unseen-draw", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} draws {count} {count|card|cards}")},
    {"step-unseen-give",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{team} puts {count} {count|card|cards} from the hand back on the {to}")},
    {"step-unseen-put",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "Put {count} {count|card|cards} of the {deck} from the {from} to the {to}")},
};

} // namespace

std::span<const Phrase> toldPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_road

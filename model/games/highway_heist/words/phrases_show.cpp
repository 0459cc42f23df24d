#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"headline-won", QT_TRANSLATE_NOOP("HighwayHeist", "The team has won")},
    {"headline-lost", QT_TRANSLATE_NOOP("HighwayHeist", "The team has lost")},
    {"headline-turn", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round}, {player} to act")},
    {"headline-turn-of", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round} of {last}, {player} to act")},
    {"headline-free", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round}")},
    {"headline-free-of", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round} of {last}")},
    {"headline-over", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round} is over")},
    {"headline-over-of", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round} of {last} is over")},
    {"end-HH-120", QT_TRANSLATE_NOOP("HighwayHeist", "the objective is met")},
    {"end-HH-121", QT_TRANSLATE_NOOP("HighwayHeist", "a stunt that wins the game was performed")},
    {"end-HH-118", QT_TRANSLATE_NOOP("HighwayHeist", "the last Stunt card has left the road")},
    {"end-HH-122", QT_TRANSLATE_NOOP("HighwayHeist", "no Stunt card is left")},
    {"end-HH-123", QT_TRANSLATE_NOOP("HighwayHeist", "what had to be kept is lost")},
    {"remark-rounds",
     QT_TRANSLATE_NOOP("HighwayHeist", "Rounds until the last Stunt card leaves the road: {count}.")},
    {"remark-danger",
     QT_TRANSLATE_NOOP("HighwayHeist", "A Wreck will hit {vehicle} of {player} in Road Maintenance.")},
    {"remark-adrift", QT_TRANSLATE_NOOP("HighwayHeist", "{name} is adrift.")},
    {"remark-limbo", QT_TRANSLATE_NOOP("HighwayHeist", "{player} waits for a free slot.")},
    {"memo-round", QT_TRANSLATE_NOOP("HighwayHeist", "Round {round}")},
    {"memo-active", QT_TRANSLATE_NOOP("HighwayHeist", "{player} is at it")},
    {"memo-used", QT_TRANSLATE_NOOP("HighwayHeist", "Actions used: {count}")},
    {"up-wreck", QT_TRANSLATE_NOOP("HighwayHeist", "Wreck")},
    {"up-dark", QT_TRANSLATE_NOOP("HighwayHeist", "enemy")},
    {"up-hovering", QT_TRANSLATE_NOOP("HighwayHeist", "in the air")},
    {"up-abandoned", QT_TRANSLATE_NOOP("HighwayHeist", "abandoned")},
    {"bay-limbo", QT_TRANSLATE_NOOP("HighwayHeist", "Without a slot")},
    {"bay-supply", QT_TRANSLATE_NOOP("HighwayHeist", "Not in play")},
    {"spot", QT_TRANSLATE_NOOP("HighwayHeist", "{card}")},
    {"spot-tokens", QT_TRANSLATE_NOOP("HighwayHeist", "{card} · {count}")},
    {"spot-used-up", QT_TRANSLATE_NOOP("HighwayHeist", "({card})")},
    {"group-lane", QT_TRANSLATE_NOOP("HighwayHeist", "Lane {row}")},
    {"where-on", QT_TRANSLATE_NOOP("HighwayHeist", "on {place}")},
    {"peg-wheel", QT_TRANSLATE_NOOP("HighwayHeist", "behind the wheel")},
    {"peg-roof", QT_TRANSLATE_NOOP("HighwayHeist", "on top of {vehicle}")},
    {"peg-limbo", QT_TRANSLATE_NOOP("HighwayHeist", "beside the road, waiting for a slot")},
    {"fact-rating", QT_TRANSLATE_NOOP("HighwayHeist", "{total} ({character} + {board})")},
    {"fact-text", QT_TRANSLATE_NOOP("HighwayHeist", "{text}")},
    {"label-power", QT_TRANSLATE_NOOP("HighwayHeist", "Special Power")},
    {"label-slots", QT_TRANSLATE_NOOP("HighwayHeist", "Free slots")},
    {"label-defense", QT_TRANSLATE_NOOP("HighwayHeist", "Defense dice now")},
    {"label-side", QT_TRANSLATE_NOOP("HighwayHeist", "Vehicle Board")},
    {"side-front", QT_TRANSLATE_NOOP("HighwayHeist", "starting vehicle")},
    {"side-hijacked", QT_TRANSLATE_NOOP("HighwayHeist", "hijacked SUV")},
    {"label-token", QT_TRANSLATE_NOOP("HighwayHeist", "Where")},
    {"where-carried", QT_TRANSLATE_NOOP("HighwayHeist", "on {vehicle}")},
    {"where-adrift", QT_TRANSLATE_NOOP("HighwayHeist", "adrift")},
    {"where-out", QT_TRANSLATE_NOOP("HighwayHeist", "not in play")},
    {"mat-scenario", QT_TRANSLATE_NOOP("HighwayHeist", "{name}")},
    {"property-exhausted", QT_TRANSLATE_NOOP("HighwayHeist", "Exhausted")},
    {"property-counter", QT_TRANSLATE_NOOP("HighwayHeist", "Counter")},
    {"property-round", QT_TRANSLATE_NOOP("HighwayHeist", "Round")},
    {"label-rounds-left", QT_TRANSLATE_NOOP("HighwayHeist", "Rounds left")},
    {"label-suvs", QT_TRANSLATE_NOOP("HighwayHeist", "SUVs in the supply")},
    {"label-pegs", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Pegs in the supply")},
    {"printed-enemy-pegs", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy Pegs")},
    {"card", QT_TRANSLATE_NOOP("HighwayHeist", "{card}")},
    {"card-unseen", QT_TRANSLATE_NOOP("HighwayHeist", "a card that nobody has noted")},
    {"card-face-down", QT_TRANSLATE_NOOP("HighwayHeist", "{card}, used up")},
    {"deck-enemies", QT_TRANSLATE_NOOP("HighwayHeist", "Enemy cards")},
    {"deck-stunts", QT_TRANSLATE_NOOP("HighwayHeist", "Stunt cards")},
    {"row-enemies", QT_TRANSLATE_NOOP("HighwayHeist", "from the first spot to ACTIVATE!")},
    {"row-stunts", QT_TRANSLATE_NOOP("HighwayHeist", "from East to West")},
};

} // namespace

std::span<const Phrase> showPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist

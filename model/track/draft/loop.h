// How a draft is drawn, and turns that bring it back to where it began.
#pragma once

#include "draft.h"

namespace roadmarshal::track {

class Road;

enum class Drawn {
    AsDescribed,
    Stretched,       // every bend a little more or less, since together they do not make a loop
    TurnsMissRing,   // a plain ring, since the turns are far from making a loop
    LengthsMissRing, // a plain ring, since no lengths of the sectors bring it back
    OverlapsRing     // a plain ring, since the road would run into itself
};
// `road` is what was laid for it.
Drawn drawnAs(const Track& track, const Road& road);
inline bool isRing(Drawn drawn)
{
    return drawn != Drawn::AsDescribed && drawn != Drawn::Stretched;
}

// What the turns lack to make a loop, in degrees.
double missingTurn(const Track& track);
// Turns and lengths with which it is drawn as it says. A draft that is drawn so already stays as it is.
Draft withLoopClosed(const Draft& draft);
// The section turns so far, and the other bends share what they then lack.
Draft withBend(Draft draft, int section, double turn);

} // namespace roadmarshal::track

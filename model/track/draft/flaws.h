// All that is wrong or odd about a draft, each with its place.
#pragma once

#include "draft.h"
#include "loop.h"

namespace roadmarshal::track {

struct Flaw
{
    enum class Kind {
        NoName,
        BadId,
        TooFewSectors,
        LeadsNowhere, // a lane at the end of a section
        NoChute,
        GridTooSmall,
        GridOnOneCell, // two grid spaces that a crossover makes one
        TooFewSpaces,
        // What follows is odd, and one can race on it all the same.
        ReachedByNone, // a lane at the start of a section
        GridNotFull,
        TurnsStretched,
        TurnsMiss,
        LengthsMiss,
        RunsIntoItself
    };
    Kind kind = Kind::NoName;
    std::optional<Space> space = {}; // where
    double amount = 0;               // how many there are, or the turn in all
    bool operator==(const Flaw&) const = default;

    // Whether it has to be mended before anybody can race.
    bool stops() const { return kind < Kind::ReachedByNone; }
};

// Those that stop a race first, in order of the track.
std::vector<Flaw> flawsOf(const Draft& draft, Drawn drawn);
bool canBeRacedOn(const std::vector<Flaw>& flaws);

} // namespace roadmarshal::track

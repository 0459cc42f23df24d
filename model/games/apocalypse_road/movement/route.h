// A stated path: the spaces that the active car is to enter, and whether it may go on after the last.
#pragma once

#include "pack.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

struct Route
{
    track::Index start = track::none; // `none` off the track
    std::vector<track::Index> spaces; // none of them twice, nor the start
    bool goesOn = false;

    bool permits(track::Index from, track::Index to) const
    {
        const auto step = stepFrom(from);
        return step < spaces.size() ? spaces[step] == to : goesOn;
    }
    // A ram or a collision ends the movement where the car stands.
    bool permitsEnd(track::Index from) const { return stepFrom(from) >= spaces.size(); }

private:
    // AR-2: no space is entered twice, so where the car is says how far along the path it is.
    std::size_t stepFrom(track::Index from) const
    {
        if (from == start)
            return 0;
        return static_cast<std::size_t>(std::ranges::find(spaces, from) - spaces.begin()) + 1;
    }
};

} // namespace roadmarshal::apocalypse_road::movement

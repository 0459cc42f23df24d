// A track as its file describes it: sections in driving order, joins, crossovers, chute and grid.
#pragma once

#include "space.h"
#include "traced.h"

#include <utility>
#include <vector>

namespace roadmarshal::track {

enum class Side { In, Out };

struct Section
{
    int sectors = 1;
    int lanes = 1;
    Surface surface = Surface::Paved;
    double turn = 0;   // degrees over the whole section, right positive
    double length = 0; // of one sector along the middle of the road in lane widths; 0: as suits the bend
    // From the last sector of this section: for each lane the lanes of the next section it leads to.
    std::vector<std::vector<int>> next;
    bool operator==(const Section&) const = default;

    bool isTrough(int lane) const { return surface == Surface::Jump && lane == troughLane; }
};

struct Chute
{
    Space entry;
    Side side = Side::In;
    bool operator==(const Chute&) const = default;
};

struct Track
{
    QString id;
    QString name;
    QString system;     // the game it is for; empty: whichever reads it
    double heading = 0; // driving direction of sector 0 on paper: degrees clockwise, 0 is to the right
    std::vector<Section> sections; // every `next` is filled in, also where the file leaves it out
    std::vector<std::pair<Space, Space>> crossovers;
    std::optional<Chute> chute;
    std::vector<Space> grid;
    std::optional<Traced> traced; // otherwise the drawing follows from the sections
    bool operator==(const Track&) const = default;

    int sectorCount() const;
    // 12.0, 13.0: out of the box of Thunder Alley or Grand Prix, whose tracks know no chute.
    bool isOfSisterGame() const;
    // The section after this one; the last is followed by the first.
    const Section& following(std::size_t section) const { return sections[(section + 1) % sections.size()]; }
};

} // namespace roadmarshal::track

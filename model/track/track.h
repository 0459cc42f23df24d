// A track as its file describes it: sections in driving order, joins, crossovers, chute and grid.
#pragma once

#include "space.h"

#include <QList>
#include <QPair>

#include <vector>

namespace roadmarshal::track {

enum class Side { In, Out };

struct Section
{
    int sectors = 1;
    int lanes = 1;
    Surface surface = Surface::Paved;
    double turn = 0; // degrees over the whole section, right positive
    // From the last sector of this section: for each lane the lanes of the next section it leads to.
    std::vector<std::vector<int>> next;
    bool operator==(const Section&) const = default;
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
    QString system;
    std::vector<Section> sections; // every `next` is filled in, also where the file leaves it out
    std::vector<std::pair<Space, Space>> crossovers;
    std::optional<Chute> chute;
    std::vector<Space> grid;
    bool operator==(const Track&) const = default;

    int sectorCount() const;
};

} // namespace roadmarshal::track

// A track while it is edited, also while nobody could race on it yet.
//
// What holds all the time: at least one section; as many joins as lanes, which lead to lanes that are there
// and to no Trough; spaces of grid, crossovers and chute that are there and no Trough. What may be missing is
// told by `flawsOf`.
#pragma once

#include "track/track.h"

#include <QJsonObject>

#include <functional>

namespace roadmarshal::track {

struct Draft
{
    Track track;
    // Fields that the format does not know, to be kept: of the file, and of each section.
    QJsonObject rest = {};
    std::vector<QJsonObject> sectionRests = {};
    bool operator==(const Draft&) const = default;

    int sectionCount() const { return static_cast<int>(track.sections.size()); }
    // The section that a sector lies in, and the first sector of a section.
    int sectionOf(int sector) const;
    int firstSectorOf(int section) const;
    int lanesOf(int sector) const { return track.sections[sectionOf(sector)].lanes; }
    int before(int section) const { return (section + sectionCount() - 1) % sectionCount(); }
    int after(int section) const { return (section + 1) % sectionCount(); }

    // A space that a car can drive on.
    bool canDriveOn(Space space) const;
};

// An oval to begin with: as many sectors as wanted, at least 8.
Draft newOval(int sectors, int lanes);

// Where every space has gone, or nothing where it is no more. Crossovers and grid spaces that are gone are
// left out.
using Renumbering = std::function<std::optional<Space>(Space)>;
void renumber(Draft& draft, const Renumbering& newOf);

} // namespace roadmarshal::track

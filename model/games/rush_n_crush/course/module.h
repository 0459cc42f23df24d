// A module of the course: lanes side by side, rows one behind the other.
#pragma once

#include "content/kind.h"
#include "space_id.h"
#include "json/reader.h"

#include <QJsonObject>

#include <expected>
#include <vector>

namespace roadmarshal::rush_n_crush {

struct Module
{
    QString id;
    QString name;
    int lanes = 4;
    int rows = 10;
    std::vector<SpaceId> rocks = {}; // in the module's own rows, from 1
    std::vector<SpaceId> gaps = {};  // no space: the lane is shorter there
    QJsonObject json = {};           // as it was written, with all that is for drawing

    bool isRock(SpaceId place) const;
    bool isGap(SpaceId place) const;
    bool operator==(const Module&) const = default;
};

inline constexpr int fewestLanes = 2;
inline constexpr int mostLanes = 6;
inline constexpr int fewestRows = 2;
inline constexpr int mostRows = 20;

// What is wrong is a problem of the reader. Who stands in place may leave out the format.
Module readModule(const json::Reader& reader);

const content::Kind& moduleKind();

} // namespace roadmarshal::rush_n_crush

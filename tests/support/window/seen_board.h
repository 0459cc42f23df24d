// A board as a camera sees it that somebody holds at an angle, and the lines on it that a person would click.
#pragma once

#include "board/perspective.h"
#include "track/geometry.h"
#include "track/load.h"
#include "json/built_in.h"

#include <vector>

namespace roadmarshal::track {

inline Track shipped(const QString& id)
{
    const QString folder = json::builtInFolder(QStringLiteral("apocalypse-road"), QStringLiteral("tracks"));
    return loadFile(QStringLiteral("%1/%2.track.json").arg(folder, id)).value();
}

struct SeenBoard
{
    // The board's corners lie there on a photo of that size.
    SeenBoard(const Track& track, const board::Corners& corners, QSizeF size)
        : geometry(track),
          photo(size),
          seenCorners(corners),
          seen(*board::Perspective::between(cornersOf(geometry.bounds()), corners))
    {
    }

    static board::Corners cornersOf(const QRectF& area)
    {
        return {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()};
    }

    // The line where a sector begins.
    Line lineOf(int sector) const
    {
        const Road& road = geometry.road();
        const Edges edges = road.edgesAt(sector, 0);
        return {seen.map(road.pointAt(sector, 0, edges.front())),
                seen.map(road.pointAt(sector, 0, edges.back()))};
    }
    int lanesOf(int sector) const { return geometry.road().laneCount(sector); }
    QPointF centreOf(Index index) const { return seen.map(geometry.cell(index).centre); }

    Geometry geometry;
    QSizeF photo;
    board::Corners seenCorners;
    board::Perspective seen;
};

} // namespace roadmarshal::track

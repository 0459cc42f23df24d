// How a road tile looks: asphalt, edges in four colours and patterns, splatters, pit lane, poles, lines.
#pragma once

#include "board/patch.h"
#include "games/road_kill_rally/road/road_tile.h"

namespace roadmarshal::road_kill_rally {

// What is drawn, with its entry at the origin.
struct TileSight
{
    std::shared_ptr<const RoadTile> tile;
    tiles::Run run;
    int firstRow = 1;
    double heading = 0; // of its entry on the board: numbers stand upright
};

// In lanes beside the road.
inline constexpr double tileVerge = 0.55;

std::shared_ptr<const board::Picture> tilePicture(const TileSight& sight);

// Layers, from below.
void drawGround(const TileSight& sight, board::SvgPen& pen, const board::Theme& theme);
void drawEdges(const TileSight& sight, board::SvgPen& pen, const board::Theme& theme);
void drawMarks(const TileSight& sight, board::SvgPen& pen, const board::Theme& theme);
void drawLines(const TileSight& sight, board::SvgPen& pen, const board::Theme& theme);

// Where a space lies on the tile, moved in by so many lanes on all sides.
tiles::Run::Area areaOf(SpaceId space, double inset = 0);
QPointF middleOf(const TileSight& sight, const TileSpace& space);
board::Shape outlineOf(const TileSight& sight, const TileSpace& space, double inset = 0);

} // namespace roadmarshal::road_kill_rally

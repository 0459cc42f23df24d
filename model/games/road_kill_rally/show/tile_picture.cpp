#include "tile_picture.h"

#include "board/svg_pen.h"
#include "board/theme.h"
#include "games/road_kill_rally/road/outline.h"
#include "road_board.h"

namespace roadmarshal::road_kill_rally {

using namespace board;

namespace {

class TilePicture final : public Picture
{
public:
    explicit TilePicture(TileSight sight) : m_sight(std::move(sight)) {}

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        for (const auto layer : {drawGround, drawEdges, drawMarks, drawLines})
            layer(m_sight, pen, theme);
    }

private:
    TileSight m_sight;
};

// As the tile's file has them, from the left end of the entry edge.
std::vector<QPointF> shapeOn(const TileSight& sight, const TileSpace& space)
{
    std::vector<QPointF> corners;
    for (const QPointF corner : space.shape)
        corners.emplace_back(corner.y() * lane, (corner.x() - sight.tile->lanes / 2.0) * lane);
    return corners;
}

} // namespace

std::shared_ptr<const Picture> tilePicture(const TileSight& sight)
{
    return std::make_shared<const TilePicture>(sight);
}

tiles::Run::Area areaOf(SpaceId space, double inset)
{
    return {space.row - 1 + inset, space.row - inset, space.lane + inset, space.lane + 1 - inset};
}

QPointF middleOf(const TileSight& sight, const TileSpace& space)
{
    if (!space.shape.empty())
        return centreOf(shapeOn(sight, space));
    return sight.run.pointAt(space.id.row - 0.5, space.id.lane + 0.5);
}

Shape outlineOf(const TileSight& sight, const TileSpace& space, double inset)
{
    if (space.shape.empty())
        return sight.run.outline(areaOf(space.id, inset));
    const std::vector<QPointF> corners = shapeOn(sight, space);
    const QPointF middle = centreOf(corners);
    Shape shape;
    for (const QPointF corner : corners) {
        const QPointF at = middle + (1 - 2 * inset) * (corner - middle);
        shape.strokes.empty() ? shape.moveTo(at) : shape.lineTo(at);
    }
    return shape.close();
}

void drawGround(const TileSight& sight, SvgPen& pen, const Theme& theme)
{
    const RoadTile& tile = *sight.tile;
    pen.path(sight.run.outline({0, static_cast<double>(tile.rows), -tileVerge, tile.lanes + tileVerge}),
             {.fill = theme.shoulder});
    // What is no space is rubble; behind the finish line the road runs out.
    pen.path(sight.run.outline({0, static_cast<double>(tile.rows), 0, static_cast<double>(tile.lanes)}),
             {.fill = theme.rough, .stroke = theme.roughDark, .width = 2});
    if (tile.finishAfter > 0 && tile.finishAfter < tile.rows)
        pen.path(sight.run.outline({static_cast<double>(tile.finishAfter), static_cast<double>(tile.rows), 0,
                                    static_cast<double>(tile.lanes)}),
                 {.fill = theme.asphaltAlternate});
    Shape even;
    Shape odd;
    for (const TileSpace& space : tile.spaces)
        (space.id.row % 2 == 0 ? even : odd).append(outlineOf(sight, space));
    pen.path(odd, {.fill = theme.asphalt, .stroke = theme.asphalt, .width = 1});
    pen.path(even, {.fill = theme.asphaltAlternate, .stroke = theme.asphaltAlternate, .width = 1});
}

} // namespace roadmarshal::road_kill_rally
